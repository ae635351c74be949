/** A pseudo-random generator with the same sequence in every run. */
import { createHash } from 'node:crypto'

export interface RandomSource {
  /** A number from 0 up to, but not including, the bound. */
  below(bound: number): number
  /** One item, all equally likely. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** One item, with the first ones much more likely, the way popular things are. */
  pickSkewed<Item>(items: readonly [Item, ...Item[]]): Item
  /** Up to this many distinct items, skewed. */
  pickSeveral<Item>(items: readonly [Item, ...Item[]], count: number): Item[]
}

/** Creates a generator from a seed (mulberry32). */
export function createRandomSource(seed: number): RandomSource {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <Item>(items: readonly [Item, ...Item[]], index: number) => items[index] ?? items[0]
  // The logarithm of a uniform number follows Zipf's law.
  const skewed = (bound: number) => Math.min(bound - 1, Math.floor((bound + 1) ** next()) - 1)
  const pickSkewed = <Item>(items: readonly [Item, ...Item[]]) => at(items, skewed(items.length))
  return {
    below: (bound) => Math.floor(next() * bound),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    pickSkewed,
    pickSeveral: (items, count) => [...new Set(Array.from({ length: count }, () => pickSkewed(items)))],
  }
}

/** The id of the nth item of a kind. */
export function uuidOf(kind: string, index: number): string {
  const hex = createHash('md5').update(`${kind} ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
