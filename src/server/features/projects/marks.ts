/**
 * The filter bits of each project by slot, set and counted in plain loops over all projects. The loops avoid
 * data-dependent branches, because a mispredicted branch costs more than the arithmetic.
 */

export const matchesBase = 1
export const hasSkill = 2
export const hasCause = 4
export const hasHours = 8
export const matchesAll = matchesBase | hasSkill | hasCause | hasHours

/** Clears the bits of projects whose last day is before today in their time zone. */
export function clearClosed(
  marks: Uint8Array,
  { lastDays, zones, today }: Record<'lastDays' | 'zones' | 'today', Int32Array>,
): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    // The sign of the difference, spread over all bits.
    const isOver = ((lastDays[slot] ?? 0) - (today[zones[slot] ?? 0] ?? 0)) >> 31
    marks[slot] = (marks[slot] ?? 0) & ~isOver
  }
}

/** Clears the bits of projects that were not found (1 = found). */
export function clearNotFound(marks: Uint8Array, found: Uint8Array): void {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) & -(found[slot] ?? 0)
}

/** Sets the `hasHours` bit of projects that need at most these hours. */
export function markHours(marks: Uint8Array, hours: Int32Array, most: number): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    const fits = ((hours[slot] ?? 0) - most - 1) >>> 31
    marks[slot] = (marks[slot] ?? 0) | (fits * hasHours)
  }
}

export function markAll(marks: Uint8Array, slots: Int32Array, bit: number): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    marks[slot] = (marks[slot] ?? 0) | bit
  }
}

/** 1 for each slot that has all needed bits, else 0. */
export function selectMarked(marks: Uint8Array, needed: number): Uint8Array {
  const table = Uint8Array.from({ length: matchesAll + 1 }, (_, mark) => Number((mark & needed) === needed))
  const chosen = new Uint8Array(marks.length)
  for (let slot = 0; slot < marks.length; slot += 1) chosen[slot] = table[marks[slot] ?? 0] ?? 0
  return chosen
}

export function countAll(chosen: Uint8Array): number {
  let total = 0
  for (let slot = 0; slot < chosen.length; slot += 1) total += chosen[slot] ?? 0
  return total
}

/** How many slots of the lists are selected, each counted once. */
export function countInLists(chosen: Uint8Array, lists: readonly Int32Array[]): number {
  let total = 0
  // A list contains each slot once. With several lists, counted slots are cleared in a copy.
  const left = lists.length > 1 ? chosen.slice() : chosen
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 1) total += left[slots[at] ?? 0] ?? 0
    if (lists.length > 1) for (let at = 0; at < slots.length; at += 1) left[slots[at] ?? 0] = 0
  }
  return total
}

/** For each maximum, how many selected slots have at most that many hours. */
export function countHours(chosen: Uint8Array, hours: Int32Array, maxima: readonly number[]): number[] {
  const byHours = new Int32Array(Math.max(0, ...maxima) + 1)
  for (let slot = 0; slot < chosen.length; slot += 1) {
    const each = hours[slot] ?? 0
    byHours[each] = (byHours[each] ?? 0) + (chosen[slot] ?? 0)
  }
  return maxima.map((most) => byHours.subarray(0, most + 1).reduce((sum, each) => sum + each, 0))
}
