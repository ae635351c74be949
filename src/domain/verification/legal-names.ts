/** How closely a given name matches a name in a register of organizations. */
import { droppedWords, unambiguousAbbreviations } from './name-words.ts'

/** A: the same. B: the same words, or nearly all of them. C: a different name, which a person has to review. */
export const nameTiers = ['A', 'B', 'C'] as const
export type NameTier = (typeof nameTiers)[number]

/** The minimum share of words that two names have in common when one contains all words of the other. */
const minOverlap = 0.9

/** A name normalized for comparison: upper case, without accents, punctuation and legal forms, "&" as AND. */
export function normalizeName(name: string): string {
  return wordsOf(name).join(' ')
}

/** The words of a name, normalized for comparison. */
export function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .toUpperCase()
    // Some capitals decompose only after the first normalization.
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .replaceAll('&', ' AND ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !droppedWords.has(word))
    .map((word) => unambiguousAbbreviations.get(word) ?? word)
}

/** The best tier that a name reaches among the names in a register; names without meaningful words reach none. */
export function compareNames(name: string, registered: readonly string[]): NameTier {
  const tiers = registered.map((other) => compareNamePair(wordsOf(name), wordsOf(other)))
  return nameTiers.find((tier) => tiers.includes(tier)) ?? 'C'
}

function compareNamePair(one: string[], other: string[]): NameTier {
  if (one.length === 0 || other.length === 0) return 'C'
  if (one.join(' ') === other.join(' ')) return 'A'
  if (one.toSorted().join(' ') === other.toSorted().join(' ')) return 'B'
  const [words, others] = [new Set(one), new Set(other)]
  const common = [...words].filter((word) => others.has(word)).length
  const isContained = common === words.size || common === others.size
  return isContained && common / (words.size + others.size - common) >= minOverlap ? 'B' : 'C'
}
