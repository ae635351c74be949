import { LinkedText } from '#web/ui/display/linked-text.tsx'

/** Line breaks of more than two blank lines. */
const manyBlank = /(?:[^\S\n]*\n){4,}/gu

/** What a message says, with its line breaks; of many blank lines in a row two are shown. */
export function MessageText({ text }: { text: string }) {
  return <LinkedText text={text.replaceAll(manyBlank, '\n\n\n')} />
}
