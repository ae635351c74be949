/** Tells what a person would like to do, or says they can do, from what a biography merely mentions. */
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { splitClauses } from '#domain/vocabulary/words.ts'
import { isAgentNoun, wishKindOf } from './performed-work.ts'
import { isSetting } from './settings.ts'

const adverbs = String.raw`(?:\s+(?:also|always|certainly|especially|even|gladly|happily|just|mostly|now|rather|really|still|usually|very\s+much))*`
/** What asks for help, or for a career, instead of offering work: "to get legal advice", "to be a doctor". */
const asksForHelp = String.raw`(?!(?:get|have|receive|need)\b|(?:be|become)\s+(?:an?|the|there|here)\b)`
const toVerb = String.raw`(?=\s+(?:is\s+)?to\s+${asksForHelp}\p{L})`
const verb = String.raw`(?=\s+${asksForHelp}\p{L})`
/** "To serve", "serving": "I like dogs" and "I enjoy films" offer nothing. */
const toDo = String.raw`(?:${toVerb}|(?=\s+(?!(?:get|hav|receiv|need)ing\b)\p{L}{2,}ing\b))`
const mood = String.raw`(?:(?:happy|glad|eager|keen|willing|ready|able|open|hoping|looking|delighted)${toDo}|(?:looking|hoping)\s+for\b|interested\s+in\b)`
/** After "I'd", a participle says what was before something else: "I'd worked next to a soup kitchen". */
const participle = String.raw`(?!(?:\p{L}+ed|been|had|got|gone|done|taught|led|made|met|seen|run|kept|held|written|driven|given|taken|known|grown|begun|spent|built|left|lost|come|become|found|sold|told|thought|bought|brought|read|put|set)\b)`
const would = String.raw`(?:(?:like|love|prefer|enjoy)${toDo}|be\s+${mood}|(?!(?:like|love|prefer|enjoy|hope)\b)${asksForHelp}(?=\p{L}))`
/** "I'd like to", "we can", "I'm happy to": the author's own wish or offer. */
const ownWish = String.raw`\b(?:I|we)(?:['’]d${adverbs}\s+${participle}${would}|${adverbs}\s+(?:(?:would|could|can)(?!['’])${adverbs}\s+${would}|(?:want|hope|wish|plan|have\s+(?:(?:some|a\s+little|plenty\s+of|enough)\s+)?time)${toVerb}|(?:like|love|enjoy|prefer)${toDo}|(?:am|are|was|were)${adverbs}\s+${mood})|['’](?:m|re)${adverbs}\s+${mood})`
/** "Happy to", "Looking for", "Give me": a clause without a subject. */
const unnamedWish = String.raw`(?:(?:^|[.!?\n:;,(\u2013\u2014-])\s*|\bI\b[^.!?\n;]*\b(?:and|or)\s+)(?:also\s+)?(?:${mood}|(?:would|['’]d)\s+(?:love|like|prefer)${toDo}|(?:could|can)(?!['’])${verb}|want(?:ing)?${toVerb}|(?:give|put|send|use)\s+me\b|(?:anything|whatever)\b)`
const wish = new RegExp(`${ownWish}|${unnamedWish}`, 'iu')
/** What follows is no longer wished: "but my nurse says rest", "when the library closes". */
const wishEnd =
  /;|\b(?:but|when|while|that|who|because|since|if|although|though)\b|\band\s+(?:my|his|her|their|he|she|they)\b/giu
const sentenceEnd = /[.!?\n]/u
/** "A guide for newcomers", "the ledgers of a theater", "from my laptop": for whom or from where, not what. */
const ofOthers =
  /\b(?:(?:for|by|from|of|than)\s+(?:(?:an?|the|some|other|our|their|his|her|my)\s+)?|(?:help|helping|assist|assisting)\s+(?:an?|the|some|other|our|their|his|her)\s+)(?:[\p{L}’'-]+\s+)?$/iu
/** Before an activity: who looks for "a tutor" looks for help. */
const wishFor = /\b(?:looking|hoping|wish)\s+for\s+(?:an?|the|some)\s+(?:[\p{L}’'-]+\s+)?$/iu
/** Words that are work in a listing and mean all kinds of things in a wish: "bike to the park", "a clean list". */
const ambiguous = new Set(
  splitClauses(
    `clean tidy map weed ride bike van write film radio laptop vendor drill repair budget concert interpret edit post
    doctor class`,
  )
    .flat()
    .map(({ stem }) => stem),
)
/** "A software team", "a food budget": the words only describe what follows. */
const describes = /^\s+(?:teams?|compan(?:y|ies)|firms?|brands?|groups?|budgets?|industry)\b/iu
const lookBehindLength = 60
const longestSentence = 300

/** Whether a single word means all kinds of things outside of a list of skills. */
export const isAmbiguous = (words: string): boolean => {
  const [first, second] = splitClauses(words).flat()
  return first !== undefined && second === undefined && ambiguous.has(first.stem)
}

/** Whether a person would like to do or can do the work that the biography mentions. Denials are already blanked out. */
export function isWished({ words, from }: Mention, biography: string): boolean {
  if (isSetting(words) || isAmbiguous(words) || wishKindOf({ from }, biography) === 'career') return false
  // The mention belongs to it: it may be the verb of the wish.
  const sentence = biography.slice(findSentence(biography, from), from + words.length)
  const end = [...sentence.slice(0, -words.length).matchAll(wishEnd)].at(-1)
  const clause = end ? sentence.slice(end.index + end[0].length) : sentence
  const opener = wish.exec(clause)
  if (!opener || opener.index + opener[0].length > clause.length - words.length) return false
  const near = sentence.slice(0, -words.length).slice(-lookBehindLength)
  const isFor = wishFor.test(near) && !words.split(/[^\p{L}\p{N}]+/u).some(isRole)
  return (!ofOthers.test(near) || isFor) && !describes.test(biography.slice(from + words.length))
}

const isRole = (word: string): boolean => isAgentNoun(word) && !/ing$/iu.test(word)

/** Where the sentence begins that this position is in, or what is near enough in a very long one. */
function findSentence(text: string, from: number): number {
  const least = Math.max(0, from - longestSentence)
  let start = from
  while (start > least && !sentenceEnd.test(text.charAt(start - 1))) start -= 1
  return start
}
