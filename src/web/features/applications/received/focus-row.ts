import { rowIdOf } from './applicant-display.ts'

/** Moves the focus to a row's link and scrolls it into view; false if the list does not show it. */
export function focusRow(id: string): boolean {
  const link = document.getElementById(rowIdOf(id))
  link?.focus({ preventScroll: true })
  if (!link || document.activeElement !== link) return false
  link.closest('li')?.scrollIntoView({ block: 'nearest' })
  return true
}
