/**
 * "Did you mean …?": the registered name that someone probably meant. We only suggest it. A name with different words
 * is never accepted without confirmation by the person who typed it or by an administrator.
 */
import { compareWithRow, formatRowName, type BranchRow } from './branches.ts'
import { toTitleCase } from './title-case.ts'
import { compareNames, normalizeName, wordsOf } from './legal-names.ts'
import { ambiguousAbbreviations, joiningWords } from './name-words.ts'
import { identifyingNames } from './sort-names.ts'

/** Shorter names differ by one letter from too many others. */
const minTypoLength = 10

const aliasMarks =
  /\b(?:doing business as|trading as|(?:also |now |formerly |formally |previously )?known as|formerly|formally|previously|d[ ./]?b[ ./]?a|[af][ ./]?k[ ./]?a|t\/a)\b\.?|[()[\]]/gi

/** The names in "X dba Y" and "Y (formerly X)"; the full text first. */
function listNames(typed: string): string[] {
  return [typed, ...typed.split(aliasMarks)].filter((part) => wordsOf(part).length > 0)
}

/**
 * The name to suggest for what was typed, given the rows of one EIN. Null if no name is close, or the typed name is
 * already confirmed.
 */
export function suggestName(
  { rows, otherNames }: { rows: readonly BranchRow[]; otherNames: readonly string[] },
  typed: string,
): string | null {
  if (rows.every((row) => compareWithRow(row, typed).tier !== 'C')) return null
  const suggestions = rows.flatMap((row) => listNameSuggestions(row, otherNames))
  const names = listNames(typed)
  const found = suggestions.find(({ text }) => names.some((name) => isNear(name, text)))
  // The suggested name must confirm every row.
  return found && rows.every((row) => compareWithRow(row, found.offer).tier !== 'C') ? found.offer : null
}

interface Offer {
  /** The name in the register. */
  text: string
  /** The suggestion for someone who typed something close to it. */
  offer: string
}

function listNameSuggestions(row: BranchRow, otherNames: readonly string[]): Offer[] {
  const own = formatRowName(row)
  const named = identifyingNames(row).map((text) => ({ text, offer: toTitleCase(text) }))
  if (own === null) return named
  const texts = [row.name, row.sortName, own, ...otherNames]
  return [...named, ...texts.map((text) => ({ text, offer: own }))]
}

function isNear(name: string, text: string): boolean {
  const [one, other] = [wordsOf(name), wordsOf(text)]
  if (one.length === 0 || other.length === 0) return false
  return (
    compareNames(name, [text]) !== 'C' ||
    joinDistinctiveWords(one) === joinDistinctiveWords(other) ||
    isAbbreviated(one, other) ||
    hasOneTypo(normalizeName(name), normalizeName(text))
  )
}

/** The words in a fixed order without joining words: "Rotary Club of Keene" equals "Keene Rotary Club". */
const joinDistinctiveWords = (words: readonly string[]) =>
  words
    .filter((word) => !joiningWords.has(word))
    .toSorted()
    .join(' ')

function isAbbreviated(one: readonly string[], other: readonly string[]): boolean {
  const canStandFor = (short: string, word: string) =>
    ambiguousAbbreviations.get(short)?.includes(word) === true
  return (
    one.length === other.length &&
    one.every((word, index) => {
      const counterpart = other[index] ?? ''
      return word === counterpart || canStandFor(word, counterpart) || canStandFor(counterpart, word)
    })
  )
}

/**
 * Whether one letter or space was added, left out, replaced or swapped with its neighbor. A different digit is not a
 * typo.
 */
function hasOneTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < minTypoLength) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const comparisons = [
    // Added or left out.
    { same: short.slice(at) === long.slice(at + 1), changed: long.slice(at, at + 1) },
    // Replaced.
    {
      same: short.slice(at + 1) === long.slice(at + 1),
      changed: short.slice(at, at + 1) + long.slice(at, at + 1),
    },
    // Swapped.
    {
      same:
        short[at] === long[at + 1] &&
        short[at + 1] === long[at] &&
        short.slice(at + 2) === long.slice(at + 2),
      changed: short.slice(at, at + 2),
    },
  ]
  return comparisons.some(({ same, changed }) => same && changed !== '' && !/\d/.test(changed))
}
