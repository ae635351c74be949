/**
 * Finds what belongs to a word by its bytes. While a process starts, this happens fifty million times for a million texts, and a
 * text of each word would have to be made, hashed and collected.
 */

interface WordTable<Value> {
  /** What belongs to the word from a byte to before another one. */
  take(text: Buffer, from: number, to: number): Value
}

interface Entry<Value> {
  hash: number
  bytes: Uint8Array
  value: Value
}

/** An empty table. `make` creates what belongs to a new word. */
export function makeWordTable<Value>(make: (word: string) => Value): WordTable<Value> {
  const entries: Entry<Value>[] = []
  /** The number after that of an entry, at the place of its hash or the next free one; 0 where there is none. */
  let places = new Int32Array(64)

  function grow(): void {
    places = new Int32Array(2 * places.length)
    for (const [index, { hash }] of entries.entries()) {
      let place = hash & (places.length - 1)
      while (places[place] !== 0) place = (place + 1) & (places.length - 1)
      places[place] = index + 1
    }
  }

  function add(word: Buffer, hash: number): Value {
    // The text has many other words, which must not stay in memory for this one.
    const value = make(word.toString('utf8'))
    entries.push({ hash, bytes: Uint8Array.from(word), value })
    return value
  }

  return {
    take(text, from, to) {
      const hash = hashOf(text, from, to)
      let place = hash & (places.length - 1)
      for (let number = places[place] ?? 0; number > 0; number = places[place] ?? 0) {
        const entry = entries[number - 1]
        if (entry?.hash === hash && entry.bytes.length === to - from && isAt(text, from, entry.bytes))
          return entry.value
        place = (place + 1) & (places.length - 1)
      }
      const value = add(text.subarray(from, to), hash)
      places[place] = entries.length
      if (2 * entries.length > places.length) grow()
      return value
    },
  }
}

/** FNV-1a, of which the upper bits are mixed into the lower ones. */
function hashOf(text: Buffer, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (text[at] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

function isAt(text: Buffer, from: number, bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== text[from + index]) return false
  }
  return true
}
