/**
 * What a project has of a filter, as bits by its place: set and counted for all projects one after the other. Without
 * branches where it depends on the project: a processor that guesses wrong loses more time than the sum takes.
 */

export const matchesBase = 1
export const hasSkill = 2
export const hasCause = 4
export const hasHours = 8
export const matchesAll = matchesBase | hasSkill | hasCause | hasHours

/** Takes all marks away where the last day is before today in the project's zone. */
export function clearClosed(
  marks: Uint8Array,
  { lastDays, zones, today }: Record<'lastDays' | 'zones' | 'today', Int32Array>,
): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    // The sign of the difference as all bits.
    const isOver = ((lastDays[slot] ?? 0) - (today[zones[slot] ?? 0] ?? 0)) >> 31
    marks[slot] = (marks[slot] ?? 0) & ~isOver
  }
}

/** Takes all marks away from what is not found, where 1 stands for found. */
export function clearNotFound(marks: Uint8Array, found: Uint8Array): void {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) & -(found[slot] ?? 0)
}

/** Marks as `hasHours` where no more than these hours are asked for. */
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

/** 1 for each place that has the needed marks, else 0. */
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

/** How many places of some lists are chosen, each counted once. */
export function countInLists(chosen: Uint8Array, lists: readonly Int32Array[]): number {
  let total = 0
  // A list has each place once; of several, a place that was counted is taken out of a copy.
  const left = lists.length > 1 ? chosen.slice() : chosen
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 1) total += left[slots[at] ?? 0] ?? 0
    if (lists.length > 1) for (let at = 0; at < slots.length; at += 1) left[slots[at] ?? 0] = 0
  }
  return total
}

/** How many chosen places have so many hours at most. */
export function countHours(chosen: Uint8Array, hours: Int32Array, maxima: readonly number[]): number[] {
  const byHours = new Int32Array(Math.max(0, ...maxima) + 1)
  for (let slot = 0; slot < chosen.length; slot += 1) {
    const each = hours[slot] ?? 0
    byHours[each] = (byHours[each] ?? 0) + (chosen[slot] ?? 0)
  }
  return maxima.map((most) => byHours.subarray(0, most + 1).reduce((sum, each) => sum + each, 0))
}
