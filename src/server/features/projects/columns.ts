/** Append-only lists of integers with four bytes each. Summing 100,000 of them takes a tenth of a millisecond. */

export interface Column {
  push(value: number): void
  set(index: number, value: number): void
  /** The current numbers. After the next `push`, the array may no longer be the column's own. */
  values(): Int32Array
}

export function makeColumn(): Column {
  let capacity = new Int32Array(4)
  let length = 0
  return {
    push(value) {
      if (length === capacity.length) {
        const longer = new Int32Array(Math.ceil(length * 1.5))
        longer.set(capacity)
        capacity = longer
      }
      capacity[length] = value
      length += 1
    },
    set(index, value) {
      capacity[index] = value
    },
    values: () => capacity.subarray(0, length),
  }
}

/**
 * Memory that a count uses after the one before: the system takes several times longer to give new memory than it takes to
 * fill it. A count has ended before the next one begins.
 */
export function makeMemory(): (bytes: number) => ArrayBuffer {
  let memory = new ArrayBuffer(0)
  return (bytes) => {
    if (memory.byteLength < bytes) memory = new ArrayBuffer(Math.ceil(bytes * 1.5))
    return memory
  }
}

/** Maps texts to numbers, because most texts repeat. */
export function makeIdMap() {
  const numbers = new Map<string, number>()
  return {
    of: (text: string) => numbers.get(text) ?? -2,
    take(text: string) {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
    texts: () => [...numbers.keys()],
    size: () => numbers.size,
  }
}
