/** A name or title as one line without marks that reorder what stands around it. */
export function toLine(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
