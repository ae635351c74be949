/** Removes what is left of removed projects from the index, a piece at a time, so that no request waits for all of it. */
import { wordCode, workCode, type IndexData } from './index-data.ts'

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
    [data.work, workCode.slot],
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
}
