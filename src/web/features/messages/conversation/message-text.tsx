import { LinkedText } from '#web/ui/display/linked-text.tsx'

/** Three or more blank lines in a row. */
const manyBlank = /(?:[^\S\n]*\n){4,}/gu

/** A message's text with its line breaks; at most two blank lines in a row. */
export function MessageText({ text, language = null }: { text: string; language?: string | null }) {
  return <LinkedText text={text.replaceAll(manyBlank, '\n\n\n')} language={language} />
}
