/**
 * What a SORT_NAME of the register is worth. Many are no name at all: a number, a town, "HEADQUARTERS", "POST 71". A
 * match with one of those proves nothing about who asks.
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

/** What a row of the register says about whose it is. */
export interface NamedRow {
  name: string
  sortName: string
  city: string
  state: string
}

/** Numbers, in digits or Roman ones, and codes such as "K01791". */
export const isCode = (word: string) => /\d/.test(word) || /^[IVX]+$/.test(word)
/** Words and initials that only stand between others. */
export const isFiller = (word: string) => /^\p{L}$/u.test(word) || joiningWords.has(word)

/** A sort name without the number of the branch that begins many of them. */
export function dropLeadingCode(sortName: string): string {
  return sortName.replace(/^\s*[A-Z]{0,2}\d[\dA-Z]*(?:\s*-\s*|\s+|$)/, '')
}

/** The names in a row's SORT_NAME that identify someone; none where it holds no such name. */
export function identifyingNames(row: NamedRow): string[] {
  const bare = dropLeadingCode(row.sortName)
  if (!identifies(row, bare)) return []
  return bare === row.sortName ? [bare] : [bare, row.sortName]
}

/**
 * At least two words, one of them neither a place nor what any organization is called, and a sign that it is the name of
 * an organization: a word or the initials of the row's NAME or, without a number before it, its kind. What ends in
 * "CHAPTER" or begins with a Greek letter says which part, not of what.
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
