import { Languages } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { takeLanguageChosen } from '#web/lib/language/chosen-language.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { layoutCatalog } from './texts/layout-texts.ts'

export type LanguageChoiceProps = {
  languages: readonly Language[]
  onChoose: (language: Language) => void
}

/**
 * The languages of the site, each in its own words. Buttons, because choosing opens the page again: in a list of
 * choices, the arrow keys would do so.
 */
export function LanguageChoice({ languages, onChoose }: LanguageChoiceProps) {
  const language = useLanguage()
  const texts = useTexts(layoutCatalog)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Where the focus was before the page opened again.
    if (takeLanguageChosen()) current.current?.focus()
  }, [])
  return (
    <div role="group" aria-label={texts.language} className="flex flex-wrap items-center gap-x-1 text-sm">
      <Languages aria-hidden className="text-muted me-1 size-4" />
      {languages.map((each) => (
        <button
          key={each}
          ref={each === language ? current : null}
          type="button"
          lang={each}
          aria-current={each === language || undefined}
          onClick={() => onChoose(each)}
          className="text-muted hover:text-ink aria-[current]:text-primary-ink min-h-9 rounded-sm px-2 underline-offset-4 hover:underline aria-[current]:font-semibold pointer-coarse:min-h-11"
        >
          {settingsOf(each).name}
        </button>
      ))}
    </div>
  )
}
