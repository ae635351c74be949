/** Where a volunteer does not want to go, as their biography says. */
import { districtMentions } from './places.ts'

export interface PlaceLimit {
  /** The districts that the words name. */
  districts: readonly string[]
  /** Whether only these will do, or they will not do. */
  kind: 'only' | 'never'
  /** As the biography writes it. */
  words: string
}

/** Between the names of a list: "Queens, Brooklyn or the Bronx". */
const joint = /^(?:\s*,\s*|\s*,?\s+(?:or|and|nor)\s+)(?:the\s+)?$/iu
/** "South Brooklyn" is a part of Brooklyn, and rules out all other districts. */
const part = String.raw`(?:(?:north|south|east|west|upper|lower|central|downtown|northern|southern|eastern|western)\s+)?`
const article = String.raw`(?:(?:in|around|near|within)\s+)?(?:the\s+)?${part}$`
/** "Only in Brooklyn". "The only Harlem choir" and "lived only in Queens" limit nothing. */
const onlyBefore = new RegExp(String.raw`(?<!\b(?:not|the|my|an)\s)\bonly\s+${article}`, 'iu')
/** "Brooklyn only": the list is all that the clause says. */
const startBefore = new RegExp(String.raw`(?:^|[.,;:!?(\n])\s*(?:(?:please|sorry),?\s+)?${article}`, 'iu')
/** "No Manhattan", "please, nothing in Manhattan"; "not in Manhattan" after a comma only says what is so. */
const noBefore = new RegExp(
  String.raw`(?:(?:^|[.,;:!?(\n])\s*(?:please,?\s+)?(?:no|nothing\s+in)|(?:^|[.;:!?(\n])\s*(?:please,?\s+)?(?:not|never)\s+in)\s+(?:the\s+)?$`,
  'iu',
)
const end = String.raw`(?:\s+for\s+me)?(?:\s+if\s+(?:possible|I\s+can\s+(?:help|avoid)\s+it))?(?=\s*,?\s*(?:please|thanks|thank\s+you)?\s*(?:[.,;:!)\n]|$))`
const endAfter = new RegExp(`^${end}`, 'iu')
const onlyAfter = new RegExp(String.raw`^\s+only\b${end}`, 'iu')
const noAfter = new RegExp(String.raw`^(?:\s+(?:traffic|trips?|travel|driving))?${end}`, 'iu')
const ofLife =
  /\b(?:born|raised|grew|native|lives?|lived|living|moved|resident|home|based|works?|worked|working|studied|taught|teach|spent|know)\b/iu
const startOfSentence = /[^.;!?\n]*$/u
const lookBehindLength = 80

interface Names {
  from: number
  to: number
  districts: string[]
}

/**
 * The places that a biography rules out, or that alone will do, for someone who lives in a large city; null if it says
 * none. Only words that say so directly beside the names count: a limit that no one meant does more harm than a missed one.
 */
export function findPlaceLimit(place: readonly string[], biography: string): PlaceLimit | null {
  if (place.length < 2) return null
  for (const names of findLists(place, biography)) {
    const limit = limitOf(names, biography)
    if (limit !== null) return limit
  }
  return null
}

/** The names of districts of the same city, each list as one. */
function findLists(place: readonly string[], biography: string): Names[] {
  const lists: Names[] = []
  for (const { from, to, district } of districtMentions(place, biography)) {
    const last = lists.at(-1)
    if (last && joint.test(biography.slice(last.to, from))) {
      last.to = to
      last.districts.push(district)
    } else lists.push({ from, to, districts: [district] })
  }
  return lists.map((one) => ({ ...one, districts: [...new Set(one.districts)] }))
}

function limitOf({ from, to, districts }: Names, biography: string): PlaceLimit | null {
  const before = biography.slice(Math.max(0, from - lookBehindLength), from)
  const after = biography.slice(to, to + lookBehindLength)
  if (ofLife.test(startOfSentence.exec(before)?.[0] ?? '')) return null
  const quote = (first: RegExpExecArray, last: RegExpExecArray) =>
    `${first[0]}${biography.slice(from, to)}${last[0]}`.replace(/^[\s.,;:!?(]+/u, '').trim()
  const limit = (kind: PlaceLimit['kind'], first: RegExp, last: RegExp): PlaceLimit | null => {
    const [start, stop] = [first.exec(before), last.exec(after)]
    return start && stop ? { kind, districts, words: quote(start, stop) } : null
  }
  return (
    limit('only', onlyBefore, endAfter) ??
    limit('only', startBefore, onlyAfter) ??
    limit('never', noBefore, noAfter)
  )
}

/** Whether work in these districts is not where someone wants to go. */
export function isOutOfLimit(
  { kind, districts: named }: PlaceLimit,
  { districts }: { districts: readonly string[] },
): boolean {
  if (districts.length === 0) return false
  const isNamed = districts.some((one) => named.includes(one))
  return kind === 'never' ? isNamed : !isNamed
}
