/** Counts like the server: an emoji is one character, not two. */
export const countCharacters = (text: string) => [...text].length

/** The id of a field's counter. */
export const counterIdOf = (fieldId: string) => `${fieldId}-counter`

type Blocked = { disabled?: true; 'aria-describedby'?: string }

/** The props of a submit button while a field's text is too long: disabled, with the counter as the reason. */
export function blockTooLong({
  text,
  max,
  fieldId,
}: {
  text: string | null | undefined
  max: number
  fieldId: string
}): Blocked {
  const isTooLong = countCharacters((text ?? '').trim()) > max
  return isTooLong ? { disabled: true, 'aria-describedby': counterIdOf(fieldId) } : {}
}
