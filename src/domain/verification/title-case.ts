/** Names of the register, which are in capitals, as people write them. */
import { findStateName } from './us-states.ts'

const list = (text: string) => text.trim().split(/\s+/)

const lowercaseWords = new Set(list('an and at by de for from in la of on or the to with'))

/** Abbreviations with a vowel that are said letter by letter, or are always written so. */
const uppercaseWords = new Set(
  list(`AAUW ACLU AFL AIDS AMVETS ASPCA BPOE CIO DAR DAV ELCA FFA FOP GFWC HIV IAFF IBEW II III IV IX LGBTQ NAACP NAMI
    NASA NATO OES PEO PFLAG POW PTA PTO PTSA ROTC SPCA STEM UAW UFCW UK UN US USA USBC USO VI VII VIII VVA XII
    YMCA YMHA YWCA YWHA`),
)
/** Without a vowel, and no abbreviation that is said letter by letter. */
const consonantWords = new Set(list('BLVD BR BROS CH CT CTR DR FR FT JR LTD MR MRS MS MT NTH RD SR ST'))

/** Codes of states that are also words or names. */
const ordinaryWords = new Set(list('AL CO DE HI ID IN LA MA ME MO OH OK OR PA'))

const legalForm = /[\s,]+(?:INC|INCORPORATED|CORP|CORPORATION|LLC|LTD)\.?$/i

/** "AMERICAN LEGION AUXILIARY INC" as "American Legion Auxiliary"; `initials` stay as they are. */
export function toTitleCase(name: string, initials = ''): string {
  const words = name.trim().replaceAll(/\s+/g, ' ').replace(legalForm, '').split(' ')
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1
      if (isInside && lowercaseWords.has(word.toLowerCase())) return word.toLowerCase()
      // At the end it is the state.
      if (index > 0 && !isInside && findStateName(word) !== null) return word.toUpperCase()
      return word
        .split('-')
        .map((part) => capitalizePart(part, initials))
        .join('-')
    })
    .join(' ')
}

function isAbbreviation(letters: string): boolean {
  if (uppercaseWords.has(letters) || /^[A-Z]+\d+$/.test(letters)) return true
  if (findStateName(letters) !== null) return !ordinaryWords.has(letters)
  return /^[^AEIOUY\d]{2,}$/.test(letters) && !consonantWords.has(letters)
}

function capitalizePart(part: string, initials: string): string {
  const letters = part.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (isAbbreviation(letters) || (letters.length > 2 && letters === initials)) return part.toUpperCase()
  const lower = part.toLowerCase()
  return (
    lower
      .replace(/^\P{L}*\p{L}/u, (first) => (/\d/.test(first) ? first : first.toUpperCase()))
      // O'Brien, but Children's; McDonald, but Mca.
      .replace(
        /^(\P{L}*\p{L}['’])(\p{L})(?=\p{L})/u,
        (_, head: string, next: string) => head + next.toUpperCase(),
      )
      .replace(
        /^(\P{L}*Mc)(\p{L})(?=\p{L}{2})/u,
        (_, head: string, next: string) => head + next.toUpperCase(),
      )
  )
}
