import type { KeyboardEvent } from 'react'

/**
 * Ctrl+Enter or Command+Enter submits the form of a text of several lines, where Enter alone is a new line, or of the
 * choices beside it.
 */
export function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement | HTMLFieldSetElement>) {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return
  // Some browsers would submit it, too.
  event.preventDefault()
  // The last button is the form's own; one that is off does nothing.
  const buttons = currentTarget.form?.querySelectorAll<HTMLButtonElement>('[type=submit]') ?? []
  ;[...buttons].at(-1)?.click()
}
