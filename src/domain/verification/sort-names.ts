/**
 * Evaluates the SORT_NAME of the register. Many are not names at all: a number, a town, "HEADQUARTERS", "POST 71".
 * Matching one of those proves nothing.
 */
import { wordsOf } from './legal-names.ts'
import {
  genericWords,
  greekLetters,
  joiningWords,
  kindWords,
  partWords,
  placeWords,
  distinctiveKinds,
} from './name-words.ts'
import { stateWords } from './us-states.ts'

/** The parts of a register row that identify an organization. */
export interface NamedRow {
  name: string
  sortName: string
  city: string
  state: string
}

/** Numbers in digits or Roman numerals, and codes such as "K01791". */
export const isCode = (word: string) => /\d/.test(word) || /^[IVX]+$/.test(word)
/** Joining words and single initials. */
export const isFiller = (word: string) => /^\p{L}$/u.test(word) || joiningWords.has(word)

/** A sort name without the branch number at its start. */
export function dropLeadingCode(sortName: string): string {
  return sortName.replace(/^\s*[A-Z]{0,2}\d[\dA-Z]*(?:\s*-\s*|\s+|$)/, '')
}

/** The names in a row's SORT_NAME that identify an organization; empty if there are none. */
export function identifyingNames(row: NamedRow): string[] {
  const bare = dropLeadingCode(row.sortName)
  if (!identifies(row, bare)) return []
  return bare === row.sortName ? [bare] : [bare, row.sortName]
}

/**
 * At least two words, one of which is neither a place nor a generic word, and a sign that it names an organization: a
 * word or the initials of the row's NAME or, without a leading number, its kind. Names that end in
 * "CHAPTER" or begin with a Greek letter identify a part, not an organization.
 */
function identifies({ name, city, sortName }: NamedRow, bare: string): boolean {
  const town = new Set(wordsOf(city))
  const isPlace = (word: string) => town.has(word) || placeWords.has(word) || stateWords.has(word)
  const said = wordsOf(bare).filter((word) => !isCode(word) && !isFiller(word))
  const last = said.findLast((word) => !isPlace(word))
  if (!said[0] || !last || greekLetters.has(said[0]) || partWords.has(last)) return false
  const significant = said.filter((word) => !partWords.has(word) && !greekLetters.has(word))
  const distinctive = significant.filter(
    (word) => !isPlace(word) && !kindWords.has(word) && !genericWords.has(word),
  )
  if (significant.length < 2 || distinctive.length === 0) return false
  const own = [...wordsOf(name), initialsOf(name)]
  const hasKind = said.some((word) => kindWords.has(word) || distinctiveKinds.has(word))
  return (hasKind && bare === sortName) || distinctive.some((word) => own.includes(word))
}

/** The first letters of a name's words, as in "GFWC". */
export const initialsOf = (name: string) =>
  wordsOf(name)
    .filter((word) => !joiningWords.has(word))
    .map((word) => word[0])
    .join('')
