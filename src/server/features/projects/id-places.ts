/** Places by id, for a hundred thousand ids that the database tells as bytes: a Map of their texts takes many times as long. */

export interface IdPlaces {
  set(id: string, place: number): void
  /** The place of an id; -1 where it has none. */
  get(id: string): number
  /** The places of ids, 16 bytes each, one after the other; -1 for one without. */
  each(ids: Buffer, visit: (place: number) => void): void
}

type Words = readonly [number, number, number, number]

const wordsOf = (id: string): Words => {
  const digits = id.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(digits.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

/** An empty table with open addressing; nothing is ever taken out of it. */
export function makeIdPlaces(): IdPlaces {
  let slots = 1024
  let count = 0
  let words = new Uint32Array(slots * 4)
  let places = new Int32Array(slots).fill(-1)

  /** The slot of an id, or the empty one where it would stand. */
  function find([a, b, c, d]: Words): number {
    const mask = slots - 1
    let slot = Math.imul(a ^ b ^ c ^ d, 0x9e3779b1) & mask
    while (places[slot] !== -1) {
      const at = slot * 4
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  function put(id: Words, place: number): void {
    const slot = find(id)
    if (places[slot] === -1) count += 1
    words.set(id, slot * 4)
    places[slot] = place
  }

  function grow(): void {
    const [oldWords, oldPlaces] = [words, places]
    slots *= 2
    count = 0
    words = new Uint32Array(slots * 4)
    places = new Int32Array(slots).fill(-1)
    for (const [slot, place] of oldPlaces.entries()) {
      const [a = 0, b = 0, c = 0, d = 0] = oldWords.subarray(slot * 4, slot * 4 + 4)
      if (place !== -1) put([a, b, c, d], place)
    }
  }

  return {
    set(id, place) {
      if (count * 2 >= slots) grow()
      put(wordsOf(id), place)
    },
    get: (id) => places[find(wordsOf(id))] ?? -1,
    each(ids, visit) {
      for (let at = 0; at < ids.length; at += 16) {
        const word = (offset: number) => ids.readUInt32BE(at + offset)
        visit(places[find([word(0), word(4), word(8), word(12)])] ?? -1)
      }
    },
  }
}
