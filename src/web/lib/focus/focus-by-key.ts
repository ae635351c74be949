import type { KeyboardEvent } from 'react'

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
}

/** From right to left, the next one is on the left. */
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * Moves the focus between the controls of a group with the arrow keys, Home and End. Returns the index of the one that
 * has it now, or -1 if the key does not move it.
 */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>, controls: readonly HTMLElement[]): number {
  // With these, a key belongs to the browser: Alt and an arrow go back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return -1
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = steps[(isMirrored && mirrored[event.key]) || event.key]
  const index = controls.findIndex((control) => control === event.target)
  if (!step || index < 0) return -1
  event.preventDefault()
  const next = step(index, controls.length - 1)
  controls[next]?.focus()
  return next
}
