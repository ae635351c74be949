import type { KeyboardEvent } from 'react'
import { isComposing } from '#web/lib/focus/composing.ts'

/** What Enter presses, also with Ctrl or Command, which open a link in a new tab. */
const pressed = '[type=button]:not([role]), a[href], summary'

/**
 * The keys of the form in a dialog, or of those inside it: Ctrl+Enter or Command+Enter submits the one with the focus, from
 * anywhere but a button or link, which Enter presses. What a field has done itself stays as it is.
 * On a checkbox, Enter alone does nothing, because people press it there to check the box.
 */
export function submitByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, currentTarget: dialog, target } = event
  // React passes on the keys of a dialog that this one opened, which is elsewhere in the DOM.
  if (key !== 'Enter' || !(target instanceof Element) || !dialog.contains(target)) return
  const form = target.closest('form')
  // While a word is composed, Enter belongs to the input method.
  if (!form || event.defaultPrevented || isComposing(event.nativeEvent)) return
  const isSubmit = ctrlKey || metaKey
  if (target.matches(isSubmit ? pressed : ':not([type=checkbox])')) return
  // Browsers would submit it, too.
  event.preventDefault()
  if (!isSubmit) return
  // The last button is the form's own; one that is off does nothing.
  const buttons = form.querySelectorAll<HTMLButtonElement>('[type=submit]')
  ;[...buttons].at(-1)?.click()
}
