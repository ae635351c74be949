/** Cities by name, in typed arrays: 135,000 of them in some 6 MB, loaded once per process. */
import type { Coordinates } from '#domain/matching/scoring/factors.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import { yieldToEventLoop } from '#server/matching/event-loop.ts'
import { findAlike, makeNameList } from './alike.ts'
import { parseCities, type City } from './cities.ts'
import { otherNamesOf } from './own-names.ts'

export interface Gazetteer {
  /** The largest city of this name in a country or region ("US", "US.NY") or anywhere. Null if there is none. */
  find: (name: string, within: string | null) => GazetteerCity | null
  /** The codes of all countries. */
  countries: readonly string[]
  /** The region of the city nearest to a point; null if there are no cities. */
  regionAt: (point: Coordinates) => string | null
  /** The largest cities whose names are like this one, those that are most alike first. */
  listAlike: (name: string, most: number) => Promise<NamedCity[]>
}
export interface NamedCity {
  name: string
  region: string
  population: number
}
export interface GazetteerCity extends Coordinates {
  region: string
  population: number
}

const maxCities = 200_000
/** A power of two, so that the lowest bits of a key are its index. */
const slots = 2 ** 18
/** How many entries to read before yielding: about three milliseconds. */
const yieldEvery = 1000

/** Loads the cities, yielding to other requests. */
export async function loadGazetteer(
  cities: AsyncIterable<City> | Iterable<City> = parseCities(),
): Promise<Gazetteer> {
  const regions = new Map<string, number>()
  const first = new Int32Array(slots).fill(-1)
  const next = new Int32Array(maxCities)
  const keys = new Float64Array(maxCities)
  const population = new Uint32Array(maxCities)
  const region = new Uint16Array(maxCities)
  const latitude = new Float32Array(maxCities)
  const longitude = new Float32Array(maxCities)
  const names = makeNameList()
  let count = 0
  let read = 0
  for await (const city of cities) {
    if ((read += 1) % yieldEvery === 0) await yieldToEventLoop()
    const known = regions.get(city.region) ?? regions.size
    regions.set(city.region, known)
    for (const name of [...namesOf(city.name), ...otherNamesOf(city)]) {
      if (count === maxCities) break
      const key = hash(cityKey(name))
      keys[count] = key
      region[count] = known
      population[count] = city.population
      latitude[count] = city.latitude
      longitude[count] = city.longitude
      names.add(name)
      next[count] = first[key % slots] ?? -1
      first[key % slots] = count
      count += 1
    }
  }
  const codes = [...regions.keys()]
  return {
    countries: [...new Set(codes.map((code) => code.slice(0, 2)))],
    find: (name, within) => {
      const key = hash(cityKey(name))
      let best = -1
      for (let one = first[key % slots] ?? -1; one >= 0; one = next[one] ?? -1) {
        if (keys[one] !== key || !isWithin(codes[region[one] ?? 0] ?? '', within)) continue
        if (best < 0 || (population[one] ?? 0) > (population[best] ?? 0)) best = one
      }
      if (best < 0) return null
      return {
        latitude: latitude[best] ?? 0,
        longitude: longitude[best] ?? 0,
        region: codes[region[best] ?? 0] ?? '',
        population: population[best] ?? 0,
      }
    },
    regionAt: (point) => {
      const at = nearestOf(point, { latitude, longitude, count })
      return at < 0 ? null : (codes[region[at] ?? 0] ?? null)
    },
    listAlike: async (name, most) => {
      const found = await findAlike(names, { name, most, population })
      return found.map((at) => ({
        name: names.at(at),
        region: codes[region[at] ?? 0] ?? '',
        population: population[at] ?? 0,
      }))
    },
  }
}

/** The index of the nearest city, by degrees that are as long in both directions. */
function nearestOf(
  point: Coordinates,
  { latitude, longitude, count }: { latitude: Float32Array; longitude: Float32Array; count: number },
): number {
  const narrow = Math.cos((point.latitude * Math.PI) / 180)
  let best = -1
  let least = Infinity
  for (let at = 0; at < count; at += 1) {
    const north = (latitude[at] ?? 0) - point.latitude
    const east = ((longitude[at] ?? 0) - point.longitude) * narrow
    const distance = north * north + east * east
    if (distance >= least) continue
    least = distance
    best = at
  }
  return best
}

const isWithin = (region: string, within: string | null) =>
  within === null || region === within || region.startsWith(`${within}.`)

/** "Washington, D.C." is also Washington, and "The Bronx" is also Bronx. */
function namesOf(name: string): string[] {
  const names = [name]
  const comma = name.indexOf(',')
  if (comma > 0) names.push(name.slice(0, comma))
  if (name.startsWith('The ')) names.push(name.slice(4))
  return names
}

const shortened: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }
const others: ReadonlyMap<string, string> = new Map([
  ['newyork', 'newyorkcity'],
  ['nyc', 'newyorkcity'],
])

/** The key of a city's name in any spelling: "St. Louis", "Saint Louis", "st louis". */
function cityKey(name: string): string {
  const whole = name.replace(
    /^(st|ste|ft|mt)\b\.?\s*/iu,
    (_, word: string) => `${shortened[word.toLowerCase()]} `,
  )
  const key = normalizeLabel(whole)
  return others.get(key) ?? key
}

/** A 53-bit hash of a text. With so few names, collisions do not occur. */
function hash(text: string): number {
  let one = 0x811c9dc5
  let two = 0x1b873593
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13)
  }
  return (two >>> 0) * 2 ** 21 + ((one >>> 0) % 2 ** 21)
}
