import type { KeyboardEvent } from 'react'

/** Ctrl+Enter or Command+Enter in a text of several lines, where Enter alone is a new line, submits its form. */
export function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return
  // The last button is the form's own; one that is off does nothing.
  const buttons = currentTarget.form?.querySelectorAll<HTMLButtonElement>('[type=submit]') ?? []
  ;[...buttons].at(-1)?.click()
}
