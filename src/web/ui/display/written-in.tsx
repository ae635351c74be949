import { Languages } from 'lucide-react'
import { formatForeignLanguage } from '#web/lib/language/format-language.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'

/** "Written in Spanish", for a text in another language than the reader's. */
export function WrittenIn({ language, className }: { language: string | null; className?: string }) {
  const reader = useLanguage()
  const { writtenIn } = useTexts(uiCatalog)
  const foreign = formatForeignLanguage(reader, language)
  if (foreign === null) return null
  return (
    <p className={joinClasses('text-muted flex items-center gap-1.5 text-sm', className)}>
      <Languages aria-hidden className="size-4 shrink-0" />
      {writtenIn({ language: foreign })}
    </p>
  )
}
