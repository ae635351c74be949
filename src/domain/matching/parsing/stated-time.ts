/** How much time a listing's text says that the work takes, or when it is: its field for hours a week may say something else. */

const count = String.raw`(?:an?|one|two|three|four|five|six|eight|ten|\d{1,2})`
const about = String.raw`(?:(?:about|around|approximately|at\s+least|only|just|(?:a\s+)?minimum(?:\s+of)?)\s+)?`
const hours = String.raw`${about}${count}(?:\s*(?:-|–|to|or)\s*${count})?\+?\s+(?:hours?|hrs?)\b(?:\s+(?:a|an|per|each|every)\s+(?:day|week|month|session|visit|shift)\b)?`
/** "Three days a week", "once a month". */
const often = String.raw`${about}(?:once|twice|${count}\s+(?:days?|times|evenings?|afternoons?|mornings?))\s+(?:a|per|each|every)\s+(?:week|month)\b`
/** "From 9-3", "11:00 a.m. to 3:00 p.m.". */
const clock = String.raw`\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?`
const shift = String.raw`(?:from\s+${clock}\s*(?:-|–|to|until)\s*${clock}|\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\s*(?:-|–|to|until)\s*\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?)`
const before = String.raw`(?<![\p{L}\p{N}/.:])`
/** "From 9-13" may be ages. */
const noAges = String.raw`(?!\d|\s*(?:years?|yrs?|grades?)\b)`
/** What says most comes first. */
const stated = [String.raw`(?:${often}\s+for\s+)?${hours}`, `${shift}${noAges}`, often].map(
  (one) => new RegExp(`${before}(?:${one})`, 'giu'),
)
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*)\.?`
const date = new RegExp(String.raw`\b${month}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4}\b)?`, 'giu')
const goesOn = /^\s*(?:-|–|to|through|and|&)\s*\d/iu
/** "Apply by May 7", "updated March 3": not when the work is. */
const isOtherDate =
  /\b(?:by|before|until|till|updated|since|deadline|due|starting|beginning|begins|starts|from)\W+(?:\p{L}+\W+)?$/iu
/** "24 hours a day" says when a place is open. */
const isOpening = /^(?:24|twenty-four)\b/iu
/** Not of "3 p.m." */
const endOfSentence = /(?<!\.[ap]?m)\.?\s*$/iu
const lookBehindLength = 30

/**
 * The words of a text that state time: hours, how often, a shift, or the only date that it names. Null if there are none, or
 * if they are these hours a week.
 */
export function findStatedTime(text: string, hoursPerWeek: number | null): string | null {
  const found = stated.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map(([words]) => words.replace(endOfSentence, ''))
      .filter((words) => !isOpening.test(words)),
  )
  if (found.some((words) => areHours(words, hoursPerWeek))) return null
  const [first] = found
  if (first !== undefined) return first
  const [only, second] = [...text.matchAll(date)]
  if (!only || second || goesOn.test(text.slice(only.index + only[0].length))) return null
  return isOtherDate.test(text.slice(Math.max(0, only.index - lookBehindLength), only.index)) ? null : only[0]
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const hoursOnly =
  /(?<!\p{L})(?<least>\p{L}+|\d{1,2})(?:\s*(?:-|–|to|or)\s*(?<most>\p{L}+|\d{1,2}))?\+?\s+(?:hours?|hrs?)(?:\s+(?:a|per|each|every)\s+week)?$/iu

/** Whether these words are the hours of the field, or a range that they are in. */
function areHours(words: string, hoursPerWeek: number | null): boolean {
  const { least = '', most = least } = hoursOnly.exec(words)?.groups ?? {}
  const [from, to] = [least, most].map((one) =>
    /^\d/u.test(one) ? Number(one) : numbers.indexOf(one.toLowerCase().replace(/^an?$/u, 'one')),
  )
  return (
    hoursPerWeek !== null && (from ?? -1) >= 0 && (from ?? 0) <= hoursPerWeek && hoursPerWeek <= (to ?? 0)
  )
}
