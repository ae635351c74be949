/** Finds the names of organizations, programs and places in a text: what they are called is not the work they offer. */
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { findWork } from '#domain/vocabulary/work-graph.ts'
import { isAgentNoun } from './performed-work.ts'
import { isSetting } from './settings.ts'

/** Words that end the name of an institution. */
const institution =
  /^(?:center|centre|museum|house|home|hospital|clinic|foundation|society|inc|council|league|school|academy|university|college|department|institute|association|alliance|coalition|fund|library|church|temple|corps|club|services|network|trust|company|theatre|theater|program|programme|project|initiative|committee|corporation|conservancy|federation|ministries|partnership|agency|bureau|office|authority|archives)$/iu
/** Of these, the ones that also name an institution in a title, where every word is capitalized. */
const evenInTitles =
  /^(?:center|centre|museum|house|hospital|clinic|foundation|society|inc|council|league|academy|university|institute|association|alliance|coalition|library|church|corporation|conservancy|federation)$/iu
/** Capitalized words in a row, with small words between: "Metropolitan Council on Jewish Poverty". */
const capitalized =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.&-]*(?:[ /-]+(?:(?:of|on|and|for|the|in|to|at|&)\s+){0,2}\p{Lu}[\p{L}\p{N}'’.&-]*)+/gu
/** They separate a role from its place: "Nurse for Clinic". After an institution, some continue its name. */
const separator = /^(?:of|on|for|in|to|at|the)$/iu
const continuing = /^(?:of|on|for)$/iu
const word = /[\p{L}\p{N}'’]+/gu
const minTitleShare = 0.6
const minLongWord = 4
/** In a title, the most words before the institution that belong to its name. */
const maxNameWords = 2

interface Stretch {
  from: number
  to: number
}
interface NameWord extends Stretch {
  text: string
}

/** Whether most long words of a text are capitalized, as in a title: then capital letters mark no names. */
export function isTitleCase(text: string): boolean {
  let long = 0
  let capitals = 0
  for (const [one] of text.matchAll(word)) {
    if (one.length < minLongWord) continue
    long += 1
    if (/^\p{Lu}/u.test(one)) capitals += 1
  }
  return long > 0 && capitals / long >= minTitleShare
}

/** The stretches of a text that are names of institutions, in order. */
export function findInstitutions(text: string): Stretch[] {
  const isTitle = isTitleCase(text)
  return [...text.matchAll(capitalized)].flatMap(({ 0: run, index }) => {
    const words = [...run.matchAll(word)].map((one) => ({
      text: one[0],
      from: index + one.index,
      to: index + one.index + one[0].length,
    }))
    return isTitle ? findInTitle(words) : findInSentence(words)
  })
}

/** The parts of a run that end in an institution, with what continues its name: "Museum of Modern Art". */
function findInSentence(words: readonly NameWord[]): Stretch[] {
  const found: Stretch[] = []
  let part: NameWord[] = []
  let open: Stretch | null = null
  const close = (next: string | null) => {
    const last = part.at(-1)
    if (last === undefined) return
    const [first = last] = part
    const isNamed = institution.test(last.text) && !endsInWork(part)
    if (open && !isAgentNoun(last.text)) open.to = last.to
    else if (isNamed && (part.length > 1 || continuing.test(next ?? ''))) {
      open = { from: first.from, to: last.to }
      found.push(open)
    } else open = null
    if (!continuing.test(next ?? '')) open = null
    part = []
  }
  for (const one of words) {
    if (separator.test(one.text)) close(one.text)
    else part.push(one)
  }
  close(null)
  return found
}

/** In a title, an institution and at most two names before it: "Morris Heights Health Center". */
function findInTitle(words: readonly NameWord[]): Stretch[] {
  return words.flatMap((one, at) => {
    if (at === 0 || !evenInTitles.test(one.text)) return []
    if (endsInWork(words.slice(Math.max(0, at - maxNameWords), at + 1))) return []
    let first = at
    while (first > 0 && at - first < maxNameWords && isNameWord(words.slice(first - 1, at + 1))) first -= 1
    return [{ from: words[first]?.from ?? one.from, to: one.to }]
  })
}

/** Whether the first of these words can belong to the name that they end in. */
function isNameWord(words: readonly NameWord[]): boolean {
  const [first] = words
  if (!first || !/^\p{Lu}/u.test(first.text) || isAgentNoun(first.text)) return false
  const phrase = textOf(words)
  // "Health" of "Health Center" is work only as a part of it, and "Photography" of "Photography Museum" by itself.
  return findWork(phrase).every(({ from, words: mention }) => from > 0 || isSetting(mention))
}

/** Whether these words are or end in the name of some work, and not of a place: "Legal Services". */
function endsInWork(words: readonly NameWord[]): boolean {
  return words.some((_, index) => {
    const ending = words.slice(index)
    if (ending.length < 2) return false
    const text = textOf(ending)
    if (isSetting(text)) return false
    const [mention] = findWork(text)
    return mention?.words.length === text.length || !canonicalSkill(text).startsWith('custom:')
  })
}

const textOf = (words: readonly NameWord[]) => words.map(({ text }) => text).join(' ')

/** What follows a name in a register and not in a text. */
const legalForm = /[\s,]+(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|plc|gmbh)\.?$/iu
const minNameWords = 2

/**
 * Where a text writes the name of its organization. A name of one word may be a word: "Tutor" of "Tutor" is what is asked
 * for.
 */
export function findOrganization(text: string, name: string): Stretch[] {
  const words = name.replace(legalForm, '').match(word) ?? []
  if (words.length < minNameWords) return []
  // Most texts don't name it, and a pattern takes longer to find that out.
  const lower = text.toLowerCase()
  if (!words.every((one) => lower.includes(one.toLowerCase().replace(/['’].*$/u, '')))) return []
  const written = words.map((one) => one.replace(/['’]/gu, "['’]")).join(String.raw`[^\p{L}\p{N}]{1,3}`)
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, 'giu'))].map(
    ({ index, 0: found }) => ({ from: index, to: index + found.length }),
  )
}

/** "…, one of the largest, is currently seeking": the name before it seeks someone. Where every word is capitalized, no name ends. */
const seeks =
  /^(?:,[^.!?\n]{1,150},)?\s+(?:needs|seeks|wants|is\s+(?:(?:currently|now|also)\s+)?(?:seeking|looking|searching|recruiting))\b/u
const startsText = /(?:^|[.!?\n])\s*$/u
/** "Night Dance Theater - Grant Writer": the first part of a title, if it ends like a group of artists and the work comes after it. */
const groupOfTitle =
  /^[^\p{Pd}–—:|\n]{3,60}(?:-[^\p{Pd}–—:|\n]{1,60}){0,3}?\b(?:theat(?:er|re)|festival|company|ensemble|orchestra|society|school)(?=\s+[-–—|]\s+\S)/iu
/** "Photographer for our film festival - June 12": the first part is a role and whom it is for. */
const isRoleFor = /\b(?:for|at|in|with|our|a|an)\b/u
const mostBefore = 4

/**
 * The names of who seeks volunteers in a listing, with at least two words: the "World Science Festival" asks for no festival. A role is
 * no such name: "The Grant Writer needs patience".
 */
export function findSeekers(text: string): Stretch[] {
  const seekers = [...text.matchAll(capitalized)].flatMap(({ 0: run, index }) => {
    const to = index + run.length
    const isFirstWord = startsText.test(text.slice(Math.max(0, index - mostBefore), index))
    const words = run.replace(/^The\s+/u, '').match(word) ?? []
    const isName = words.length >= minNameWords && !isAgentNoun(words.at(-1) ?? '')
    return isFirstWord && isName && seeks.test(text.slice(to, to + 220)) ? [{ from: index, to }] : []
  })
  const [group] = groupOfTitle.exec(text) ?? []
  if (group === undefined || isRoleFor.test(group)) return seekers
  const [after = ''] = text.slice(group.length).split('\n')
  return findWork(after).length > 0 ? [...seekers, { from: 0, to: group.length }] : seekers
}

/** Whether a mention is part of one of these names. */
export const isWithin = (
  stretches: readonly Stretch[],
  { from, words }: { from: number; words: string },
): boolean => stretches.some((one) => from >= one.from && from + words.length <= one.to)
