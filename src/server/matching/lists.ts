/** Growing lists of numbers in typed arrays: one to eight bytes per number instead of an object each. */

type Numbers = Float64Array | Uint32Array | Int32Array | Uint8Array

export interface NumberList<Values extends Numbers = Numbers> {
  push(value: number): void
  /** Replaces a number, or adds it if the index is the length. */
  set(index: number, value: number): void
  /** The numbers and, after them, unused room. The next `push` may replace the array. */
  array(): Values
  length(): number
  /** Leaves only the numbers for which this is true. */
  filter(isKept: (value: number) => boolean): void
}

/** A list of whole numbers from 0 to 4,294,967,295. */
export const makeWholeList = (): NumberList<Uint32Array> => makeList((size) => new Uint32Array(size))
/** A list of signed whole numbers. */
export const makeSignedList = (): NumberList<Int32Array> => makeList((size) => new Int32Array(size))
/** A list of whole numbers from 0 to 255. */
export const makeByteList = (): NumberList<Uint8Array> => makeList((size) => new Uint8Array(size))
/** A list of any numbers. */
export const makeExactList = (): NumberList<Float64Array> => makeList((size) => new Float64Array(size))

// One function for each kind of array: the engine compiles each to one read.
/** A number of an array, 0 where there is none. */
export const exactAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0
export const wholeAt = (numbers: Uint32Array, index: number): number => numbers[index] ?? 0
export const signedAt = (numbers: Int32Array, index: number): number => numbers[index] ?? 0
export const byteAt = (numbers: Uint8Array, index: number): number => numbers[index] ?? 0

function makeList<Values extends Numbers>(allocate: (size: number) => Values): NumberList<Values> {
  let all = allocate(2)
  let length = 0
  function push(value: number): void {
    if (length === all.length) {
      const longer = allocate(Math.ceil(length * 1.5))
      longer.set(all)
      all = longer
    }
    all[length] = value
    length += 1
  }
  return {
    push,
    set(index, value) {
      if (index === length) push(value)
      else all[index] = value
    },
    array: () => all,
    length: () => length,
    filter(isKept) {
      let left = 0
      for (let index = 0; index < length; index += 1) {
        const value = all[index] ?? 0
        if (!isKept(value)) continue
        all[left] = value
        left += 1
      }
      length = left
    },
  }
}

/**
 * An array of zeros that is used again by the next call, for sums over all slots: allocating and collecting some megabytes
 * for each query takes longer than the sums. What it returns is valid until the next call.
 */
export function makeScratch(): (length: number) => Float64Array {
  let all = new Float64Array(0)
  return (length) => {
    if (all.length < length) all = new Float64Array(Math.ceil(length * 1.2))
    return all.fill(0, 0, length)
  }
}
