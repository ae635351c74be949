/** How near two places written as "district, City, ST" are. */
import { toStateCode } from '#domain/verification/us-states.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import type { Coordinates } from '#domain/matching/scoring/factors.ts'
import { cityDistricts } from './city-districts.ts'

/**
 * The parts of a place from the narrowest to the state, without country and postal codes: "Astoria, NY 11105" and
 * "Queens, New York, New York" are both in New York, NY.
 */
export function parsePlace(text: string | null): string[] {
  const written = (text ?? '')
    .split(',')
    .map((part) => part.replace(postalCode, '').trim())
    .filter((part) => part !== '' && !countries.has(normalizeLabel(part)))
  const last = written.at(-1)
  const state = last === undefined || written.length === 1 ? null : toStateCode(last)
  const parts = [...(state === null ? written : [...written.slice(0, -1), state])].map(normalizeLabel)
  const city = districtByName.get(parts.at(-2) ?? '')
  return city?.state === parts.at(-1) && city ? [...parts.slice(0, -1), city.city, city.state] : parts
}

const postalCode = /(?:^|\s)\d{5}(?:-\d{4})?$/u
const countries = new Set(['usa', 'us', 'unitedstates', 'unitedstatesofamerica'])

interface District {
  /** As it is written. */
  name: string
  district: string
  city: string
  state: string
}

const districtByName = new Map(
  cityDistricts.flatMap(({ city, state, districts }) =>
    Object.entries(districts).flatMap(([district, neighborhoods]) =>
      [district, ...neighborhoods.split(',')].map((name): [string, District] => [
        normalizeLabel(name),
        {
          name: district,
          city: normalizeLabel(city),
          state: normalizeLabel(state),
          district: normalizeLabel(district),
        },
      ]),
    ),
  ),
)
/** Those whose districts are known. */
const cities = new Set([...districtByName.values()].map(({ city }) => city))
const anyDistrict = new RegExp(
  `\\b(?:${cityDistricts
    .flatMap(({ districts }) =>
      Object.entries(districts).flatMap(([one, neighborhoods]) => [one, ...neighborhoods.split(',')]),
    )
    .map((name) => name.trim().replaceAll(' ', '\\s+'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'gu',
)

/**
 * The districts of a place by their main names: those that a text names, which are more specific than the address, or
 * else those in the address.
 */
export function findDistricts(parts: readonly string[], text: string): string[] {
  const found = districtsIn(parts, text).map(({ district }) => district)
  return [...new Set(found.length > 0 ? found : districtsOf(parts))]
}

/** The stretches of a text that are names of districts of large cities, in order: "Van Cortlandt" is no van. */
export const findDistrictNames = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(anyDistrict)].map(({ 0: name, index }) => ({ from: index, to: index + name.length }))

/**
 * The names of the districts that a text names, if the address is in another one or in none: the text is then what says
 * where it is.
 */
export function findDistrictsInText(parts: readonly string[], text: string): string[] {
  const address = districtsOf(parts)
  const found = districtsIn(parts, text)
  const isTheAddress = found.every(({ district }) => address.includes(district))
  return isTheAddress ? [] : [...new Set(found.map(({ name }) => name))]
}

function districtsIn(parts: readonly string[], text: string): District[] {
  if (!parts.some((part) => cities.has(part))) return []
  return [...text.matchAll(anyDistrict)].flatMap(([name]) => {
    const known = districtByName.get(normalizeLabel(name))
    return known && parts.includes(known.city) ? [known] : []
  })
}

/** Where a text names districts of the city that a place is in, in order, each by the district's name without spaces. */
export const districtMentions = (
  parts: readonly string[],
  text: string,
): { from: number; to: number; district: string }[] =>
  [...text.matchAll(anyDistrict)].flatMap(({ 0: name, index }) => {
    const known = districtByName.get(normalizeLabel(name))
    return known && parts.includes(known.city)
      ? [{ from: index, to: index + name.length, district: known.district }]
      : []
  })

const districtsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => districtByName.get(part)?.district ?? [])

/** The name of the district of a large city that both places are in; null if there is none. They may be an hour apart. */
export function findSharedDistrict(one: string | null, other: string | null): string | null {
  const [own, others] = [one, other].map((place) =>
    parsePlace(place).flatMap((part) => districtByName.get(part)?.name ?? []),
  )
  return own?.find((name) => others?.includes(name)) ?? null
}

/** Whether a word is the name of a large city, of one of its districts, or of a state. */
export const isPlaceName = (text: string): boolean => {
  const name = normalizeLabel(text)
  return districtByName.has(name) || placeNames.has(name) || toStateCode(text) !== null
}
/** Words in the names of districts that also mean something by themselves. */
const ordinaryWords = new Set(
  `park parks hill hills hook heights village square island islands beach bridge point garden gardens street side bay town
  forest ocean central financial district union snug harbor city slope fresh meadows alley pond valley south north east
  west upper lower crown little times fort rest stuyvesant`.split(/\s+/u),
)
const placeNames = new Set(
  [{ city: 'NYC', districts: {} }, ...cityDistricts]
    .flatMap(({ city, districts }) => [city, ...Object.keys(districts), ...Object.values(districts)])
    .flatMap((names) => names.split(/[\s,]+/u))
    .map(normalizeLabel)
    .filter((name) => !ordinaryWords.has(name)),
)

export type Nearness = 'district' | 'city' | 'state' | 'far' | 'unknown'

interface LocatedPlace {
  place: readonly string[]
  districts: readonly string[]
}

/** How near two places are by their text, at the precision that both share. */
export function comparePlaces(own: LocatedPlace, other: LocatedPlace): Nearness {
  if (own.place.length === 0 || other.place.length === 0) return 'unknown'
  if (own.place.at(-1) !== other.place.at(-1)) return 'far'
  const isOnlyName = own.place.length === 1 && other.place.length === 1
  if (!isOnlyName && own.place.at(-2) !== other.place.at(-2)) return 'state'
  if (own.districts.length > 0 && other.districts.length > 0) {
    return own.districts.some((one) => other.districts.includes(one)) ? 'district' : 'city'
  }
  return own.place[0] === other.place[0] ? 'district' : 'city'
}

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function kilometersBetween(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
