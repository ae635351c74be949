/** Numbers for values that many projects share, such as places, and for objects. */

export interface Numbered<Value> {
  /** By number. A number that is not in use anymore may have its former value. */
  values: Value[]
  /** The number of a key, a new one if it has none. */
  numberOf(key: string, makeValue: () => Value): number
  /** Frees the numbers that are not among these. */
  retain(used: Iterable<number>): void
}

export function makeNumbered<Value>(): Numbered<Value> {
  const numbers = new Map<string, number>()
  const values: Value[] = []
  let free: number[] = []
  return {
    values,
    numberOf(key, makeValue) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = free.pop() ?? values.length
      values[number] = makeValue()
      numbers.set(key, number)
      return number
    },
    retain(used) {
      const kept = new Set(used)
      for (const [key, number] of numbers) if (!kept.has(number)) numbers.delete(key)
      free = values.flatMap((_, number) => (kept.has(number) ? [] : [number]))
    },
  }
}

/** Numbers objects without keeping them in memory. No other object ever has the number of one. */
export function makeObjectNumbers(): (of: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (of) => {
    const number = numbers.get(of) ?? (last += 1)
    numbers.set(of, number)
    return number
  }
}
