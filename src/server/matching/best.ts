/** The best of many numbered candidates, without sorting all of them. */

export interface Best {
  /** What a candidate must exceed to be among the best: `-Infinity` while there is room. */
  least(): number
  /** Adds a candidate. Of equal values, the one with the higher tie-breaker is better. */
  add(candidate: number, value: number, tie: number): void
  /** The candidates with their values, best first. */
  list(): Valued[]
}

export interface Valued {
  candidate: number
  value: number
  tie: number
}
/** Of equal values, the higher tie-breaker first, then the lower number: the same order however many are collected. */
export const bestFirst = (a: Valued, b: Valued): number =>
  b.value - a.value || b.tie - a.tie || a.candidate - b.candidate

/** Collects at most so many. The worst of them is at the top of a heap. */
export function makeBest(most: number): Best {
  const heap: Valued[] = []
  const isWorse = (one: number, other: number): boolean => {
    const [a, b] = [heap[one], heap[other]]
    return a !== undefined && b !== undefined && bestFirst(a, b) > 0
  }
  function swap(one: number, other: number): void {
    const [a, b] = [heap[one], heap[other]]
    if (!a || !b) return
    heap[one] = b
    heap[other] = a
  }
  function rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1
      if (!isWorse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  function sink(): void {
    for (let at = 0; ;) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (isWorse(child, worst)) worst = child
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  return {
    least: () => (heap.length < most ? -Infinity : (heap[0]?.value ?? -Infinity)),
    add(candidate, value, tie) {
      if (heap.length < most) {
        heap.push({ candidate, value, tie })
        rise(heap.length - 1)
        return
      }
      const [worst] = heap
      if (!worst || bestFirst({ candidate, value, tie }, worst) >= 0) return
      heap[0] = { candidate, value, tie }
      sink()
    },
    list: () => heap.toSorted(bestFirst),
  }
}

/** The same with at most so many of each group, for a few hundred candidates: those that are in are looked through. */
export function makeBestOfGroups(
  { most, perGroup }: { most: number; perGroup: number },
  groupOf: (candidate: number) => number,
): Best {
  // The worst is last.
  const sorted: (Valued & { group: number })[] = []
  return {
    least: () => (sorted.length < most ? -Infinity : (sorted.at(-1)?.value ?? -Infinity)),
    add(candidate, value, tie) {
      const added = { candidate, value, tie, group: groupOf(candidate) }
      const isBefore = (other: Valued) => bestFirst(added, other) < 0
      const [last] = sorted.slice(-1)
      if (last && sorted.length === most && !isBefore(last)) return
      const own = sorted.filter(({ group }) => group === added.group)
      const worst = own.length < perGroup ? null : own.at(-1)
      if (worst) {
        if (!isBefore(worst)) return
        sorted.splice(sorted.indexOf(worst), 1)
      }
      const at = sorted.findIndex(isBefore)
      sorted.splice(at < 0 ? sorted.length : at, 0, added)
      if (sorted.length > most) sorted.pop()
    },
    list: () => sorted,
  }
}
