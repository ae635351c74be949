/** Where a volunteer does not want to go, as their biography says. */
import { findDistricts } from './places.ts'

export interface PlaceLimit {
  /** The districts that the words name. */
  districts: readonly string[]
  /** Whether only these will do, or they will not do; without districts, whether only places near home will. */
  kind: 'only' | 'never' | 'near'
  /** As the biography writes it. */
  words: string
}

/** Clauses, because "no Manhattan" says nothing about what follows a period or a semicolon. */
const clause = /[^.;:!?()\n]+/gu
/** "Not far from Harlem", "not just Brooklyn" rule nothing out. */
const rulesOut =
  /\b(?:no|not|never|cannot|can['’]?t|won['’]?t|don['’]t|avoid|rather\s+not|nothing\s+in)\b(?!\s+(?:far|too\s+far|only|just|limited|afraid|mind|from|born|a\s+problem))(?<rest>.*)$/iu
/** "Queens only", "only in Brooklyn". */
const isOnly = /(?<!\bnot\s)\bonly\b|\bnothing\s+(?:outside|beyond)\b|\bmust\s+be\s+in\b/iu
/** "Staten Island or just over the bridge in Brooklyn": nothing but places. */
const startsWithPlace =
  /^\s*(?:(?:anything|anywhere|something|please|just|preferably|ideally)\s+)*(?:(?:in|near|around|within)\s+)?(?:the\s+)?\p{Lu}/u
/** "A Saturday in Flushing", "evenings in Brooklyn". */
const timeIn =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)?days?|mornings?|afternoons?|evenings?|nights?|weeknights?|weekends?)\s+(?:in|around|near)\s+(?<rest>.*)$/iu
const joins = /\b(?:or|and|please|ideally|preferably)\b/iu
const ofLife =
  /\b(?:born|raised|grew|native|lives?|lived|living|moved|resident|worked|working|works|I\s+work|studied|taught|spent)\b/iu
/** "Near to my home", "not far, I go by bus", "walking distance". */
const nearHome =
  /\b(?:near|close)\s+(?:to\s+)?(?:my\s+)?home\b|\bclose\s+by\b|\bnot\s+(?:too\s+|very\s+)?far\b(?!\s+from)|\b(?:within\s+)?walking\s+distance\b|\b(?:in|near|around)\s+my\s+(?:own\s+)?neighbou?rhood\b/iu
const fewWords = 12

/**
 * The places that a biography rules out, or that alone will do, for someone who lives in a large city; null if it says
 * none.
 */
export function findPlaceLimit(place: readonly string[], biography: string): PlaceLimit | null {
  if (place.length < 2) return null
  for (const [found] of biography.matchAll(clause)) {
    const words = found.trim()
    const never = rulesOut.exec(words)?.groups?.['rest'] ?? ''
    const denied = namedIn(place, never)
    if (denied.length > 0 && !isOnly.test(words))
      return { kind: 'never', districts: denied, words: quote(place, words) }
    const named = namedIn(place, words)
    if (named.length === 0 || ofLife.test(words)) continue
    const isList =
      startsWithPlace.test(words) &&
      !/\b(?:I|my|from)\b/iu.test(words) &&
      joins.test(words) &&
      words.split(/\s+/u).length <= fewWords
    const isOffered = namedIn(place, timeIn.exec(words)?.groups?.['rest'] ?? '').length > 0
    if (isOnly.test(words) || isList || isOffered)
      return { kind: 'only', districts: named, words: quote(place, words) }
  }
  const near = nearHome.exec(biography)
  return near ? { kind: 'near', districts: [], words: near[0] } : null
}

/** The parts of a clause that name the districts, without what joins them to others. */
function quote(place: readonly string[], words: string): string {
  const parts = words.split(',')
  const names = (part: string) => namedIn(place, part).length > 0
  const named = parts.slice(parts.findIndex(names), parts.findLastIndex(names) + 1).join(',')
  return named.trim().replace(/^(?:or|and|so|but)\s+/iu, '')
}

/** The districts that words name, and not the one that someone lives in. */
const namedIn = (place: readonly string[], words: string): string[] => findDistricts(place.slice(-2), words)

/** Whether work in these districts is not where someone wants to go. */
export function isOutOfLimit(
  { kind, districts: named }: PlaceLimit,
  { districts }: { districts: readonly string[] },
  { by }: { by: string },
): boolean {
  if (districts.length === 0) return false
  if (kind === 'near') return by === 'city'
  const isNamed = districts.some((one) => named.includes(one))
  return kind === 'never' ? isNamed : !isNamed
}
