/** Names like a misspelled one. All names are in one buffer of some 2 MB; each would take 50 bytes as a string. */
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import { yieldToEventLoop } from '#server/matching/event-loop.ts'

export interface NameList {
  add(name: string): void
  at(index: number): string
  size(): number
  /** The first letter of a name, in lower case; 0 if it is no Latin letter. */
  initialOf(index: number): number
}

export function makeNameList(): NameList {
  let bytes = Buffer.alloc(2 ** 20)
  let ends = new Uint32Array(2 ** 16)
  let count = 0
  const startOf = (index: number) => (index === 0 ? 0 : (ends[index - 1] ?? 0))
  return {
    add(name) {
      const start = startOf(count)
      const length = Buffer.byteLength(name)
      if (start + length > bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
      if (count === ends.length) {
        const longer = new Uint32Array(ends.length * 2)
        longer.set(ends)
        ends = longer
      }
      bytes.write(name, start)
      ends[count] = start + length
      count += 1
    },
    at: (index) => bytes.toString('utf8', startOf(index), ends[index]),
    size: () => count,
    // 32 is the difference between upper and lower case.
    initialOf: (index) => (bytes[startOf(index)] ?? 0) | 32,
  }
}

/** How many names to compare before yielding: about three milliseconds. */
const yieldEvery = 500

/** Whether it was typed as it is written, with its accents. */
const isSame = (written: string, name: string) => written.toLowerCase() === name.trim().toLowerCase()

/** How many letters may differ in a name of this length. */
const tolerance = (length: number) => (length < 5 ? 1 : 2)

interface Wanted {
  name: string
  most: number
  /** By index: of names that are equally alike, the largest city comes first. */
  population: Uint32Array
}

/** The indexes of the names that begin with this one or differ in few letters. The first letter must be the same. */
export async function findAlike(names: NameList, { name, most, population }: Wanted): Promise<number[]> {
  const key = normalizeLabel(name)
  if (key === '') return []
  const initial = key.charCodeAt(0)
  const found: { at: number; rank: number; people: number }[] = []
  const equal: typeof found = []
  let isSpelled = false
  let compared = 0
  for (let at = 0; at < names.size(); at += 1) {
    if (names.initialOf(at) !== initial) continue
    if ((compared += 1) % yieldEvery === 0) await yieldToEventLoop()
    const written = names.at(at)
    const other = normalizeLabel(written)
    const rank = other === key ? 0 : other.startsWith(key) ? 1 : countEdits(key, other)
    const one = { at, rank, people: population[at] ?? 0 }
    if (rank === 0) {
      equal.push(one)
      isSpelled ||= isSame(written, name)
    } else if (rank <= tolerance(key.length)) found.push(one)
  }
  // "balti" may be the beginning of Baltimore as well as Bălți, but "medellin" is a whole name.
  found.push(...(isSpelled ? equal : equal.map((one) => ({ ...one, rank: 1 }))))
  // Where one differs by a letter, no one means others that differ by two.
  const isNear = found.some(({ rank }) => rank <= 1)
  return found
    .filter(({ rank }) => !isNear || rank <= 1)
    .toSorted((a, b) => a.rank - b.rank || b.people - a.people)
    .slice(0, most)
    .map(({ at }) => at)
}

/** Letters to add, remove or replace, or neighbors to swap, to get from one word to the other. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isEqual = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + Number(!isEqual),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? Infinity
}
