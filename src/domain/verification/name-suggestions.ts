/**
 * "Did you mean …?": the name in the register that someone probably means. It is only offered. What is not the same name
 * by its words is never confirmed without the person who typed it, or an administrator.
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

/** The names in "X dba Y" and "Y (formerly X)"; the whole first. */
function listNames(typed: string): string[] {
  return [typed, ...typed.split(aliasMarks)].filter((part) => wordsOf(part).length > 0)
}

/** The name to offer for what was typed, by the rows of one EIN; null where none is near, or it is confirmed as it is. */
export function suggestName(
  { rows, otherNames }: { rows: readonly BranchRow[]; otherNames: readonly string[] },
  typed: string,
): string | null {
  if (rows.every((row) => compareWithRow(row, typed).tier !== 'C')) return null
  const suggestions = rows.flatMap((row) => listNameSuggestions(row, otherNames))
  const names = listNames(typed)
  const found = suggestions.find(({ text }) => names.some((name) => isNear(name, text)))
  // Every row has to be confirmed by it.
  return found && rows.every((row) => compareWithRow(row, found.offer).tier !== 'C') ? found.offer : null
}

interface Offer {
  /** What the register has. */
  text: string
  /** What is offered to someone who typed something near it. */
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

/** The words without those that only join them, in one order: "Rotary Club of Keene" is "Keene Rotary Club". */
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

/** Whether one letter or space was added, left out, replaced or swapped with its neighbor; a digit is no typo. */
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
