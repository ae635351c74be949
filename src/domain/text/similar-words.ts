/** Finds the word that was probably meant by a mistyped one. */

/** How many of the trigrams of both must be shared: as few as are if two letters change places ("bakrey"). */
const leastShared = 0.25

/** A word without case and accents. */
const fold = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text, as they are written. */
export const listWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** The most similar of these words, in lower case; null if none is similar. The same word is none. */
export function findSimilarWord(typed: string, words: Iterable<string>): string | null {
  const folded = fold(typed)
  const own = trigramsOf(folded)
  let best: { word: string; shared: number } | null = null
  const seen = new Set([folded])
  for (const word of words) {
    const key = fold(word)
    if (seen.has(key)) continue
    seen.add(key)
    const other = trigramsOf(key)
    const both = [...own].filter((each) => other.has(each)).length
    const longest = Math.max(key.length, folded.length)
    // A mistyped word is about as long as the one that was meant: "accountent" is not "account".
    const shared = (both / (own.size + other.size - both)) * (Math.min(key.length, folded.length) / longest)
    if (shared >= Math.max(leastShared, best?.shared ?? 0)) best = { word: word.toLowerCase(), shared }
  }
  return best?.word ?? null
}
