/** Tells what a person would like to do, or says they can do, from what a biography merely mentions. */
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { isSetting } from './settings.ts'

/** "I'd like to", "happy to", "looking for", "I can", "give me": what follows in the sentence is wished or offered. */
const wishBefore =
  /(?:\b(?=(?:would|could|can|wants?|hope|hoping|wish|like|love|enjoy|prefer|rather|happy|glad|eager|keen|anything|whatever)\b)(?<!\b(?:they|he|she|who|people|kids?|children|daughters?|sons?|wife|husband|friends?|clients?|students?|neighbors?|staff|everyone|somebody|someone)\s+(?:(?:really|all|also|would|could|can)\s+)?)|['’]d\b|\b(?:open\s+to|looking\s+for|interested\s+in|(?:give|put|send|use)\s+me)\b)/iu
const sentenceEnd = /[.!?\n]/u
/** "A guide for newcomers", "the ledgers of a theater", "from my laptop": for whom or from where, not what. */
const ofOthers =
  /\b(?:(?:for|by|from|of|than)\s+(?:(?:an?|the|some|other|our|their|his|her|my)\s+)?|(?:help|helping|assist|assisting)\s+(?:an?|the|some|other|our|their|his|her)\s+)(?:[\p{L}’'-]+\s+)?$/iu
const wishFor = /\b(?:looking|hoping|wish)\s+for\s+(?:an?|the|some)\s+(?:[\p{L}’'-]+\s+)?$/iu
/** Words that are work in a listing and mean all kinds of things in a wish: "bike to the park", "a clean list". */
const ambiguous =
  /^(?:clean|tidy|map|weed|ride|bike|van|write|film|radio|laptop|vendors?|drills?|repair|budgets?|concert|interprets?|edit|post|doctor|class(?:es)?)$/iu
/** "A software team", "a food budget": the words only describe what follows. */
const describes = /^\s+(?:teams?|compan(?:y|ies)|firms?|brands?|groups?|budgets?|industry)\b/iu
const lookBehindLength = 60
const longestSentence = 300

/** Whether a person would like to do or can do the work that the biography mentions. Denials are already blanked out. */
export function isWished({ words, from }: Mention, biography: string): boolean {
  if (isSetting(words) || ambiguous.test(words)) return false
  const sentence = biography.slice(findSentence(biography, from), from)
  const near = sentence.slice(-lookBehindLength)
  const isOfOthers = ofOthers.test(near) && !wishFor.test(near)
  return wishBefore.test(sentence) && !isOfOthers && !describes.test(biography.slice(from + words.length))
}

/** Where the sentence begins that this position is in, or what is near enough in a very long one. */
function findSentence(text: string, from: number): number {
  const least = Math.max(0, from - longestSentence)
  let start = from
  while (start > least && !sentenceEnd.test(text.charAt(start - 1))) start -= 1
  return start
}
