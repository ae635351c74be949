/** Finds the word that was probably meant by a mistyped one. */

/** How many mistakes a word may have. In a short one, two make another word ("roofing", "booking"). */
const mostMistakes = (typed: string) => (typed.length < 8 ? 1 : 2)

/** A word without case and accents. */
const fold = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text, as they are written. */
export const listWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** What a word becomes if two neighboring signs change places, in lower case. */
export function listSwaps(word: string): string[] {
  const signs = [...word.toLowerCase()]
  const swaps = signs
    .slice(1)
    .map((sign, at) => [...signs.slice(0, at), sign, signs[at], ...signs.slice(at + 2)].join(''))
  return [...new Set(swaps)].filter((each) => each !== signs.join(''))
}

/** How many signs are missing, too many, wrong, or have changed places with their neighbor. */
function countMistakes(typed: string, meant: string): number {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= meant.length; at += 1) {
      const isWrong = typed[row - 1] !== meant[at - 1]
      const isSwapped = isWrong && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1]
      const changed = Math.min(last[at] ?? 0, next[at - 1] ?? 0) + 1
      const stayed = (last[at - 1] ?? 0) + (isWrong ? 1 : 0)
      next.push(Math.min(changed, stayed, isSwapped ? (before[at - 2] ?? 0) + 1 : stayed))
    }
    before = last
    last = next
  }
  return last[meant.length] ?? 0
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How many trigrams both have, of all that one of them has. */
function shareTrigrams(one: string, other: string): number {
  const [own, others] = [trigramsOf(one), trigramsOf(other)]
  const both = [...own].filter((each) => others.has(each)).length
  return both / (own.size + others.size - both)
}

/**
 * The one of these words with the fewest mistakes, in lower case, and among these the most similar one; null if all have too
 * many. The same word is none.
 */
export function findSimilarWord(typed: string, words: Iterable<string>): string | null {
  const folded = fold(typed)
  let best: { word: string; mistakes: number; shared: number } | null = null
  const seen = new Set([folded])
  for (const word of words) {
    const key = fold(word)
    if (seen.has(key)) continue
    seen.add(key)
    const most = best?.mistakes ?? mostMistakes(folded)
    if (Math.abs(key.length - folded.length) > most) continue
    const mistakes = countMistakes(folded, key)
    if (mistakes > most) continue
    const shared = shareTrigrams(folded, key)
    if (best && mistakes === best.mistakes && shared <= best.shared) continue
    best = { word: word.toLowerCase(), mistakes, shared }
  }
  return best?.word ?? null
}
