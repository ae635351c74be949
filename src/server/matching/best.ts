/** The best of many numbered candidates, without sorting all of them. */

export interface Best {
  /** What a candidate must exceed to be among the best: `-Infinity` while there is room. */
  least(): number
  /** Adds a candidate. Of equal values, the one with the higher tie-breaker is better. */
  add(candidate: number, value: number, tie: number): void
  /** The candidates, best first. */
  list(): number[]
}

/** Collects at most so many. The worst of them is at the top of a heap. */
export function makeBest(most: number): Best {
  const heap: { candidate: number; value: number; tie: number }[] = []
  const isWorse = (one: number, other: number): boolean => {
    const [a, b] = [heap[one], heap[other]]
    return a !== undefined && b !== undefined && (a.value - b.value || a.tie - b.tie) < 0
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
      if (!worst || (value - worst.value || tie - worst.tie) <= 0) return
      heap[0] = { candidate, value, tie }
      sink()
    },
    list: () => heap.toSorted((a, b) => b.value - a.value || b.tie - a.tie).map(({ candidate }) => candidate),
  }
}
