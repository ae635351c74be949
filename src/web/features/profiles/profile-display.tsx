/** Shows the values of a profile. */
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LabelList } from '#web/ui/forms/label-list.tsx'

/** A text with its line breaks; says so if it is empty. */
export function Prose({ text, language = null }: { text: string | null; language?: string | null }) {
  const profileTexts = useTexts(profileCatalog)
  if (!text) return <span className="text-muted">{profileTexts.views.notStated}</span>
  return (
    <span className="measure block whitespace-pre-line" {...writtenText(language)}>
      {text}
    </span>
  )
}

/** Labels side by side. */
export function Labels({ name, labels }: { name: string; labels: readonly string[] }) {
  if (labels.length === 0) return <Prose text={null} />
  return (
    <div className="mt-1">
      <LabelList name={name} labels={labels} variant="outline" size="md" />
    </div>
  )
}
