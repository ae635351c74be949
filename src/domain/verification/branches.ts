/**
 * Local branches of larger organizations. Their NAME in the register is often the name of the national organization,
 * and only SORT_NAME or the town identifies the branch. The national name alone must not confirm a branch.
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
  /** 6 and 8: the center of a group. 7 and 9: a member of one. Empty: loaded by a release that didn't store it. */
  affiliation: string
  /** Other rows of its group have the same NAME. */
  sharesName: boolean
  /** One of those rows is in the same town. */
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

/** The number in a code such as "0071" or "L0805"; any other word unchanged. */
const stripCodePrefix = (word: string) => word.replace(/^[A-Z]{0,2}0*(\d+)$/, '$1')
const listIdentifyingWords = (text: string) =>
  wordsOf(text.replaceAll(/\b4-H\b/gi, 'FOURH'))
    .filter((word) => !isFiller(word))
    .map(stripCodePrefix)

/** The words of a SORT_NAME that identify the branch: its first number, and its own name. */
function parseSortName({ sortName }: BranchRow): { code: string | undefined; called: string[] } {
  const words = listIdentifyingWords(sortName)
  const called = words.filter((word) => !isCode(word) && !partWords.has(word))
  return {
    code: words.find(isCode),
    called: called.every((word) => genericWords.has(word)) ? [] : called,
  }
}

/** Any one of these sets of words, next to NAME, identifies the branch. */
function listBranchMarks(row: BranchRow): string[][] {
  const own = new Set(listIdentifyingWords(row.name))
  const { code, called } = parseSortName(row)
  // If a branch has a name of its own, there may be others in its town.
  const isIdentifiedByTown = called.length === 0 && !row.sharesTown
  const marks = [
    code === undefined ? [] : [code],
    called,
    isIdentifiedByTown ? listIdentifyingWords(row.city) : [],
  ]
  return marks.map((mark) => mark.filter((word) => !own.has(word))).filter((mark) => mark.length > 0)
}

/**
 * Whether NAME doesn't identify the branch. A NAME that contains SORT_NAME ("TULSA LODGE NO 862") does; so does one
 * that contains the town, if SORT_NAME is only a number.
 */
function isBranchUnclear(row: BranchRow): boolean {
  if (!isBranch(row)) return false
  const own = new Set(listIdentifyingWords(row.name))
  const isIn = (text: string) => text !== '' && listIdentifyingWords(text).every((word) => own.has(word))
  if (row.sortName === '') return row.sharesName
  return !isIn(row.sortName) && !(parseSortName(row).called.length === 0 && isIn(row.city))
}

/** Whether a name consists of NAME and words that identify the branch, and nothing else. */
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
  /** The name is that of the larger organization, and the row is one of its branches. */
  isBranchMissing: boolean
}

/** How closely a name matches what a row of the register proves. */
export function compareWithRow(row: BranchRow, name: string): ComparedRow {
  const isShared = isBranchUnclear(row)
  const tier = compareNames(name, [...(isShared ? [] : [row.name]), ...identifyingNames(row)])
  if (!isShared || tier !== 'C') return { tier, isBranchMissing: false }
  if (namesBranch(row, name)) return { tier: 'B', isBranchMissing: false }
  return { tier, isBranchMissing: compareNames(name, [row.name]) !== 'C' }
}

/** What the register says about which branch a row is; null if it is no branch or its NAME identifies it. */
export const branchOf = (row: BranchRow): string | null =>
  isBranchUnclear(row) ? row.sortName || row.city : null

/**
 * The name that confirms a row, as a person would write it: "American Legion, Post 71". Null if nothing in the row
 * identifies the branch.
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
