/**
 * Local branches of larger organizations. Their NAME in the register is often that of the national organization, and
 * only SORT_NAME or the town says which branch it is: the national name alone must not be confirmed for one of them.
 */
import { toTitleCase } from './title-case.ts'
import { compareNames, wordsOf, type NameTier } from './legal-names.ts'
import { branchTitles, branchWords, genericWords, partWords } from './name-words.ts'
import {
  dropLeadingCode,
  identifyingNames,
  initialsOf,
  isCode,
  isFiller,
  type NamedRow,
} from './sort-names.ts'
import { findStateName } from './us-states.ts'

export interface BranchRow extends NamedRow {
  group: string
  /** 6 and 8: the center of a group. 7 and 9: a part of one. Empty: loaded by a release that did not store it. */
  affiliation: string
  /** Other rows of its group have the same NAME. */
  sharesName: boolean
  /** One of those is in the same town. */
  sharesTown: boolean
}

const noGroup = '0000'
const centers = ['6', '8']
const parts = ['7', '9']

function isBranch({ group, affiliation, sortName }: BranchRow): boolean {
  if (centers.includes(affiliation)) return false
  if (parts.includes(affiliation)) return true
  return (affiliation === '' && group !== noGroup) || wordsOf(sortName).some((word) => branchWords.has(word))
}

/** The number in a code such as "0071" or "L0805"; any other word as it is. */
const stripCodePrefix = (word: string) => word.replace(/^[A-Z]{0,2}0*(\d+)$/, '$1')
const listIdentifyingWords = (text: string) =>
  wordsOf(text.replaceAll(/\b4-H\b/gi, 'FOURH'))
    .filter((word) => !isFiller(word))
    .map(stripCodePrefix)

/** The words of a SORT_NAME that say which branch: its first number, and what it is called. */
function parseSortName({ sortName }: BranchRow): { code: string | undefined; called: string[] } {
  const words = listIdentifyingWords(sortName)
  const called = words.filter((word) => !isCode(word) && !partWords.has(word))
  return {
    code: words.find(isCode),
    called: called.every((word) => genericWords.has(word)) ? [] : called,
  }
}

/** Each of these sets of words, beside NAME, says which branch it is. */
function listBranchMarks(row: BranchRow): string[][] {
  const own = new Set(listIdentifyingWords(row.name))
  const { code, called } = parseSortName(row)
  // Where a branch has a name of its own, there may be others in its town.
  const isIdentifiedByTown = called.length === 0 && !row.sharesTown
  const marks = [
    code === undefined ? [] : [code],
    called,
    isIdentifiedByTown ? listIdentifyingWords(row.city) : [],
  ]
  return marks.map((mark) => mark.filter((word) => !own.has(word))).filter((mark) => mark.length > 0)
}

/**
 * Whether NAME does not say which branch it is. One that holds SORT_NAME, as "TULSA LODGE NO 862" does, is the branch's own;
 * so is one with the town, where SORT_NAME has nothing but a number.
 */
function isBranchUnclear(row: BranchRow): boolean {
  if (!isBranch(row)) return false
  const own = new Set(listIdentifyingWords(row.name))
  const isIn = (text: string) => text !== '' && listIdentifyingWords(text).every((word) => own.has(word))
  if (row.sortName === '') return row.sharesName
  return !isIn(row.sortName) && !(parseSortName(row).called.length === 0 && isIn(row.city))
}

/** Whether a name is NAME with the mark of the branch, and says nothing else. */
function namesBranch(row: BranchRow, name: string): boolean {
  const words = new Set(listIdentifyingWords(name))
  const own = listIdentifyingWords(row.name)
  const known = new Set(
    [row.name, row.sortName, row.city, row.state, findStateName(row.state) ?? ''].flatMap(
      listIdentifyingWords,
    ),
  )
  return (
    own.every((word) => words.has(word)) &&
    listBranchMarks(row).some((mark) => mark.every((word) => words.has(word))) &&
    [...words].every((word) => known.has(word) || partWords.has(word))
  )
}

export interface ComparedRow {
  tier: NameTier
  /** The name is that of the larger organization, and the row one of its branches. */
  isBranchMissing: boolean
}

/** How near a name is to what a row of the register proves. */
export function compareWithRow(row: BranchRow, name: string): ComparedRow {
  const isShared = isBranchUnclear(row)
  const tier = compareNames(name, [...(isShared ? [] : [row.name]), ...identifyingNames(row)])
  if (!isShared || tier !== 'C') return { tier, isBranchMissing: false }
  if (namesBranch(row, name)) return { tier: 'B', isBranchMissing: false }
  return { tier, isBranchMissing: compareNames(name, [row.name]) !== 'C' }
}

/** What the register says about which branch a row is; null for what is no branch, or has a NAME of its own. */
export const branchOf = (row: BranchRow): string | null =>
  isBranchUnclear(row) ? row.sortName || row.city : null

/**
 * The name by which a row is confirmed, as a person would write it: "American Legion, Post 71". Null where nothing in the
 * row says which branch it is.
 */
export function formatRowName(row: BranchRow): string | null {
  const initials = initialsOf(row.name)
  if (!isBranchUnclear(row)) return toTitleCase(row.name, initials)
  const [own] = identifyingNames(row)
  if (own !== undefined) return toTitleCase(own, initials)
  const mark = formatBranchName(row)
  return mark === null ? null : `${toTitleCase(row.name, initials)}, ${mark}`
}

function formatBranchName(row: BranchRow): string | null {
  const { code, called } = parseSortName(row)
  const words = wordsOf(row.name)
  const title = branchTitles.find((branch) => branch.words.every((word) => words.includes(word)))?.title
  if (title && code !== undefined) return `${title} ${code}`
  if (called.length > 0) return toTitleCase(dropLeadingCode(row.sortName), initialsOf(row.name))
  const part = wordsOf(row.sortName).find((word) => partWords.has(word))
  if (part && code !== undefined) return `${toTitleCase(part)} ${code}`
  if (!row.sharesTown) return toTitleCase(row.city)
  return code === undefined ? null : `No. ${code}`
}
