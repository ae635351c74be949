/** Moves the focus to the element of a list's row and scrolls the row into view; false if the list does not show it. */
export function focusRow(elementId: string): boolean {
  const element = document.getElementById(elementId)
  element?.focus({ preventScroll: true })
  if (!element || document.activeElement !== element) return false
  const row = element.closest('li') ?? element
  row.scrollIntoView({ block: 'nearest' })
  return true
}
