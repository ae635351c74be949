/**
 * An in-memory index of where each word occurs in many texts, so that a search reads no rows. It takes about three
 * bytes per occurrence. A text is a `tsvector` in the format of `tsvectorsend`.
 */
import type { TextQuery } from './text-query.ts'
import { makeWordTable } from './word-table.ts'

export interface WordIndex {
  /** Adds a text. Its slot must be higher than all previous ones. */
  add(slot: number, text: Buffer): void
  /** 1 for each slot whose text matches the query, else 0. */
  find(query: TextQuery, slots: number): Uint8Array
}

/**
 * A word's occurrences in ascending order: the slot's distance from the previous one, then the position in the text.
 */
interface Occurrences {
  bytes: Uint8Array
  length: number
  lastSlot: number
}

/** Matches in ascending order by the position of their last word, and the distance back to their first word. */
interface Matches {
  keys: Float64Array
  width: number
}

// PostgreSQL counts positions up to 16383; the two bits above are the weight, which no search uses.
const positions = 16_384
const keyOf = (slot: number, position: number) => slot * positions + position
const slotOf = (key: number) => Math.floor(key / positions)

export function makeWordIndex(): WordIndex {
  const words = new Map<string, Occurrences>()
  const byBytes = makeWordTable((word) => {
    const list: Occurrences = { bytes: new Uint8Array(8), length: 0, lastSlot: 0 }
    words.set(word, list)
    return list
  })

  function findOccurrences({ word, isPrefix }: Extract<TextQuery, { kind: 'word' }>): Occurrences[] {
    const lists: Occurrences[] = []
    if (isPrefix) for (const [each, list] of words) if (each.startsWith(word)) lists.push(list)
    const cache = isPrefix ? undefined : words.get(word)
    return cache ? [cache] : lists
  }

  /** The matches of words and phrases. `cache` caches the words that this search has already looked up. */
  function findMatches(query: TextQuery, cache: Map<string, Matches>): Matches {
    if (query.kind === 'word') {
      const key = `${query.isPrefix ? '*' : '='}${query.word}`
      const matches = cache.get(key) ?? { keys: mergeKeys(findOccurrences(query).map(listKeys)), width: 0 }
      cache.set(key, matches)
      return matches
    }
    if (query.kind !== 'phrase') throw new Error(`a phrase has words in it, not ${query.kind}`)
    const left = findMatches(query.left, cache)
    const right = findMatches(query.right, cache)
    const distance = query.distance + right.width
    return { keys: joinKeys(left.keys, right.keys, distance), width: distance + left.width }
  }

  function mark(query: TextQuery, marks: Uint8Array, cache: Map<string, Matches>): void {
    if (query.kind === 'word') {
      for (const list of findOccurrences(query)) eachOccurrence(list, (slot) => (marks[slot] = 1))
    } else if (query.kind === 'phrase') {
      for (const key of findMatches(query, cache).keys) marks[slotOf(key)] = 1
    } else if (query.kind === 'any') {
      for (const part of query.parts) mark(part, marks, cache)
    } else {
      const both = new Uint8Array(marks.length).fill(1)
      for (const part of query.parts) intersect(both, part, cache)
      for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) | (both[slot] ?? 0)
    }
  }

  function intersect(marks: Uint8Array, query: TextQuery, cache: Map<string, Matches>): void {
    const found = new Uint8Array(marks.length)
    mark(query, found, cache)
    for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) & (found[slot] ?? 0)
  }

  return {
    find(query, slots) {
      const marks = new Uint8Array(slots)
      mark(query, marks, new Map())
      return marks
    },
    add(slot, text) {
      let at = 4
      for (let left = text.readInt32BE(0); left > 0; left -= 1) {
        let end = at
        while (end < text.length && text[end] !== 0) end += 1
        const list = byBytes.take(text, at, end)
        const count = readTwo(text, end + 1)
        at = end + 3
        for (const after = at + 2 * count; at < after; at += 2) {
          append(list, slot - list.lastSlot)
          append(list, readTwo(text, at) % positions)
          list.lastSlot = slot
        }
      }
    },
  }
}

/** A number in two bytes. */
const readTwo = (text: Buffer, at: number): number => ((text[at] ?? 0) << 8) | (text[at + 1] ?? 0)

/** Appends a number as a varint: seven bits per byte, lowest first; every byte but the last has its high bit set. */
function append(list: Occurrences, number: number): void {
  if (list.length + 5 > list.bytes.length) {
    const longer = new Uint8Array(Math.ceil(list.bytes.length * 1.5) + 8)
    longer.set(list.bytes)
    list.bytes = longer
  }
  let rest = number
  while (rest > 127) {
    list.bytes[list.length] = (rest & 127) | 128
    list.length += 1
    rest >>>= 7
  }
  list.bytes[list.length] = rest
  list.length += 1
}

function eachOccurrence(
  { bytes, length }: Occurrences,
  visit: (slot: number, position: number) => void,
): void {
  let slot = 0
  for (let at = 0; at < length;) {
    let byte = bytes[at] ?? 0
    let number = byte & 127
    at += 1
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0
      number |= (byte & 127) << shift
      at += 1
    }
    slot += number
    byte = bytes[at] ?? 0
    number = byte & 127
    at += 1
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at] ?? 0
      number |= (byte & 127) << shift
      at += 1
    }
    visit(slot, number)
  }
}

function listKeys(list: Occurrences): Float64Array {
  // Each occurrence takes at least two bytes.
  const keys = new Float64Array(list.length / 2)
  let count = 0
  eachOccurrence(list, (slot, position) => {
    keys[count] = keyOf(slot, position)
    count += 1
  })
  return keys.subarray(0, count)
}

function mergeKeys(lists: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(0), ...others] = lists
  if (others.length === 0) return first
  const merged = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let count = 0
  for (const list of lists) {
    merged.set(list, count)
    count += list.length
  }
  return merged.toSorted()
}

/** The right matches at this distance after a left one in the same text. */
function joinKeys(left: Float64Array, right: Float64Array, distance: number): Float64Array {
  const joined = new Float64Array(right.length)
  let count = 0
  let at = 0
  for (const key of right) {
    const wanted = key - distance
    while ((left[at] ?? Infinity) < wanted) at += 1
    if (left[at] !== wanted || slotOf(wanted) !== slotOf(key)) continue
    joined[count] = key
    count += 1
  }
  return joined.subarray(0, count)
}
