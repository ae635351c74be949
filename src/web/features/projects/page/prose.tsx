import { writtenText } from '#web/lib/language/written-text.ts'

/** Text that a person wrote in a language, or an unknown one (null), with its line breaks, at a readable width. */
export function Prose({ text, language }: { text: string; language: string | null }) {
  return (
    <p {...writtenText(language)} className="measure whitespace-pre-line">
      {text}
    </p>
  )
}
