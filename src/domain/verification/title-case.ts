/** Converts names from the register, which are in capitals, to normal case. */
import { findStateName } from './us-states.ts'

const list = (text: string) => text.trim().split(/\s+/)

const lowercaseWords = new Set(list('an and at by de for from in la of on or the to with'))

/** Abbreviations with a vowel that are spelled out or always written in capitals. */
const uppercaseWords = new Set(
  list(`AAUW ACLU AFL AIDS AMVETS ASPCA BPOE CIO DAR DAV ELCA FFA FOP GFWC HIV IAFF IBEW II III IV IX LGBTQ NAACP NAMI
    NASA NATO OES PEO PFLAG POW PTA PTO PTSA ROTC SPCA STEM UAW UFCW UK UN US USA USBC USO VI VII VIII VVA XII
    YMCA YMHA YWCA YWHA`),
)
/** Words without a vowel that are not spelled-out abbreviations. */
const consonantWords = new Set(list('BLVD BR BROS CH CT CTR DR FR FT JR LTD MR MRS MS MT NTH RD SR ST'))

/** State codes that are also words or names. */
const ordinaryWords = new Set(list('AL CO DE HI ID IN LA MA ME MO OH OK OR PA'))

const legalForm = /[\s,]+(?:INC|INCORPORATED|CORP|CORPORATION|LLC|LTD)\.?$/i

/** "AMERICAN LEGION AUXILIARY INC" becomes "American Legion Auxiliary"; `initials` stay in capitals. */
export function toTitleCase(name: string, initials = ''): string {
  const words = name.trim().replaceAll(/\s+/g, ' ').replace(legalForm, '').split(' ')
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1
      if (isInside && lowercaseWords.has(word.toLowerCase())) return word.toLowerCase()
      // At the end of a name it is the state.
      if (index > 0 && !isInside && findStateName(word) !== null) return word.toUpperCase()
      return word
        .split('-')
        .map((part) => capitalizePart(part, initials))
        .join('-')
    })
    .join(' ')
}

function isAbbreviation(characters: string): boolean {
  if (uppercaseWords.has(characters) || /^[A-Z]+\d+$/.test(characters)) return true
  if (findStateName(characters) !== null) return !ordinaryWords.has(characters)
  return /^[^AEIOUY\d]{2,}$/.test(characters) && !consonantWords.has(characters)
}

function capitalizePart(part: string, initials: string): string {
  const characters = part.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (isAbbreviation(characters) || (characters.length > 2 && characters === initials))
    return part.toUpperCase()
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
