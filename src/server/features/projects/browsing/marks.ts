/**
 * The filter bits of each project by slot, set and counted in plain loops over all projects. The loops avoid
 * data-dependent branches, because a mispredicted branch costs more than the arithmetic.
 */
import { choiceFilterNames, mapChoiceFilters } from '#domain/projects/choice-filters.ts'

export const matchesBase = 1
export const hasSkill = 2
export const hasCause = 4
export const hasHours = 8
export const hasPlace = 16
/** One for each filter with few choices. */
export const hasChoice = mapChoiceFilters((name) => (2 * hasPlace) << choiceFilterNames.indexOf(name))
export const hasAnyChoice = choiceFilterNames.reduce((bits, name) => bits | hasChoice[name], 0)
export const matchesAll = matchesBase | hasSkill | hasCause | hasHours | hasPlace | hasAnyChoice
/** The next bits; a mark has 16. */
export const isOpen = (2 * hasPlace) << choiceFilterNames.length
export const isVerified = 2 * isOpen
/** How many marks there can be. */
export const markCount = 2 * isVerified

/** Sets the bits that a table has for the number after that of each project's organization, and whether it is open. */
export function markOwners(
  marks: Uint16Array,
  { organizations, open }: Record<'organizations' | 'open', Int32Array>,
  table: Uint16Array,
): void {
  for (let slot = 0; slot < marks.length; slot += 1)
    marks[slot] = (table[(organizations[slot] ?? -1) + 1] ?? 0) | (open[slot] ?? 0)
}

/** Adds the bit of verified organizations to a table by the number after that of each. May clear what all others have. */
export function addVerified(table: Uint16Array, verified: Int32Array, onlyVerified: boolean): void {
  for (let number = 0; number < verified.length; number += 1) {
    const bits = table[number + 1] ?? 0
    const bit = verified[number] ?? 0
    table[number + 1] = onlyVerified && bit === 0 ? 0 : bits | bit
  }
}

/** Clears the bits of projects that were not found (1 = found). */
export function clearNotFound(marks: Uint16Array, found: Uint8Array): void {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) & -(found[slot] ?? 0)
}

/** Sets the `hasHours` bit of projects that need at most these hours. */
export function markHours(marks: Uint16Array, hours: Int32Array, most: number): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    const fits = ((hours[slot] ?? 0) - most - 1) >>> 31
    marks[slot] = (marks[slot] ?? 0) | (fits * hasHours)
  }
}

export function markAll(marks: Uint16Array, slots: Int32Array, bit: number): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    marks[slot] = (marks[slot] ?? 0) | bit
  }
}

/** Sets the bits that a table has for the value of each project. */
export function markValues(marks: Uint16Array, values: Int32Array, table: Uint16Array): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    marks[slot] = (marks[slot] ?? 0) | (table[values[slot] ?? 0] ?? 0)
  }
}

/** 1 if a mark has all needed bits, else 0. */
const isMarked = (mark: number, needed: number) => (((mark & needed) ^ needed) - 1) >>> 31

/** How many marks have all needed bits. */
export function countMarked(marks: Uint16Array, needed: number): number {
  let total = 0
  for (let slot = 0; slot < marks.length; slot += 1) total += isMarked(marks[slot] ?? 0, needed)
  return total
}

/** Slots by a bit of their byte. */
export interface Selection {
  bytes: Uint8Array
  bit: number
}

/** The groups whose choices are counted one by one. */
const groups = [hasSkill, hasCause, hasHours, hasPlace]

/**
 * Selects, for the choices of each group, the slots that have all needed bits, whatever the group's own filter is. One
 * pass, which writes into `bytes`.
 */
export function selectWithAny(
  marks: Uint16Array,
  needed: number,
  bytes: Uint8Array,
): (group: number) => Selection {
  const table = Uint8Array.from({ length: markCount }, (_, mark) =>
    groups.reduce((bits, group, bit) => bits | (isMarked(mark, needed & ~group) << bit), 0),
  )
  for (let slot = 0; slot < marks.length; slot += 1) bytes[slot] = table[marks[slot] ?? 0] ?? 0
  return (group) => ({ bytes, bit: groups.indexOf(group) })
}

/** How counts of choices are made. */
interface Counting {
  /** Beyond this many, a choice only says that there are more: then a few more are counted, or all. */
  most: number
  /** Overwritten. */
  left: Uint8Array
}

/** How many slots of the lists are selected, each counted once. A list has each slot once. */
export function countInLists(
  selection: Selection,
  lists: readonly Int32Array[],
  { most, left }: Counting,
): number {
  const largest = lists.reduce((sum, slots) => Math.max(sum, countInOne(selection, slots, most)), 0)
  if (lists.length <= 1 || largest > most) return largest
  left.set(selection.bytes)
  return countInSeveral({ bytes: left, bit: selection.bit }, lists)
}

/** How many slots are counted before it is looked whether these are enough. */
const piece = 8192

function countInOne({ bytes, bit }: Selection, slots: Int32Array, most: number): number {
  let total = 0
  for (let from = 0; from < slots.length && total <= most; from += piece) {
    const end = Math.min(slots.length, from + piece)
    for (let at = from; at < end; at += 1) total += ((bytes[slots[at] ?? 0] ?? 0) >>> bit) & 1
  }
  return total
}

/** Clears what it has counted. */
function countInSeveral({ bytes, bit }: Selection, lists: readonly Int32Array[]): number {
  let total = 0
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      total += ((bytes[slot] ?? 0) >>> bit) & 1
      bytes[slot] = 0
    }
  }
  return total
}

/** How many selected slots have each value below `size`. */
export function countValues({ bytes, bit }: Selection, values: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size)
  for (let slot = 0; slot < bytes.length; slot += 1) {
    const value = values[slot] ?? 0
    counts[value] = (counts[value] ?? 0) + (((bytes[slot] ?? 0) >>> bit) & 1)
  }
  return counts
}

/** For each maximum, how many selected slots have at most that many hours. */
export function countHours(selection: Selection, hours: Int32Array, maxima: readonly number[]): number[] {
  const byHours = countValues(selection, hours, Math.max(0, ...maxima) + 1)
  return maxima.map((most) => byHours.subarray(0, most + 1).reduce((sum, each) => sum + each, 0))
}
