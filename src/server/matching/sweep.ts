/** Removes what is left of removed projects from the index, a piece at a time, so that no request waits for all of it. */
import { wordCode, type IndexData } from './index-data.ts'
import { wholeAt } from './lists.ts'

/** How many numbers a step looks through: about a millisecond. A longer list of one word is one step. */
const stepSize = 50_000

/**
 * Yields after each step. Until the end no new project may take one of these slots. Words, causes and kinds of work that no
 * project has anymore are forgotten.
 */
export function* sweep(data: IndexData, dead: ReadonlySet<number>): Generator<void> {
  let seen = 0
  const isDue = (length: number): boolean => {
    seen += length
    if (seen < stepSize) return false
    seen = 0
    return true
  }
  for (const [lists, unit] of [
    [data.words, wordCode.slot],
    [data.causes, 2],
  ] as const) {
    for (const [key, list] of lists) {
      const length = list.length()
      list.filter((code) => !dead.has(Math.floor(code / unit)))
      if (list.length() === 0) lists.delete(key)
      if (isDue(length)) yield
    }
  }
  for (const [key, { slots, weights, kinds }] of data.work) {
    const length = slots.length()
    const kept: number[] = []
    for (let index = 0; index < length; index += 1) {
      if (!dead.has(wholeAt(slots.array(), index))) kept.push(index)
    }
    const indexes = Uint32Array.from(kept)
    for (const list of [slots, weights, kinds]) list.retain(indexes)
    if (kept.length === 0) data.work.delete(key)
    if (isDue(length)) yield
  }
}
