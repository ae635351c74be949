/**
 * Finds the location of a written place: "Towson, MD", "Harlem, Manhattan, New York, NY 10027", "Munich, Germany",
 * "10025".
 */
import type { Coordinates, FindPlace } from '#domain/matching/factors.ts'
import { usesDistance } from '#domain/matching/location.ts'
import type { ParsedProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import { kilometersBetween } from '#domain/matching/places.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import { loadGazetteer, type Gazetteer, type GazetteerCity, type NamedCity } from './gazetteer.ts'
import { loadZips } from './zips.ts'
import { createRegionParser, writeRegion } from './regions.ts'

/** Where a text is: its point, unless it is only a state or country, and its region ("US.MD", "DE"). */
export interface Located {
  point: Coordinates | null
  region: string | null
  /** The town as the text names it; null if it names none that is known. */
  town: string | null
  /** Its region if the text states it, also by a ZIP code: there is more than one Springfield. */
  statedRegion: string | null
  /** Whether the text only names a state or country, and no town in it. */
  isArea: boolean
}

export interface Identified {
  name: string
  others: string[]
}

export interface PlaceFinder {
  /** Caches what it found. */
  find: FindPlace
  locate: (text: string) => Located
  /** Known towns that a text may mean, as they are written here: "Towson, MD". */
  suggest: (text: string) => Promise<string[]>
  /** How a text that was located is written here, and other towns of its name if it does not say which. */
  identify: (text: string, place: Located) => Promise<Identified>
}

let finderPromise: Promise<PlaceFinder> | null = null

/** The finder of coordinates. */
export const loadPlaces = async (): Promise<FindPlace> => (await loadPlaceFinder()).find

/** Loads the place tables once per process, yielding to other requests. Call it outside a transaction. */
export function loadPlaceFinder(): Promise<PlaceFinder> {
  finderPromise ??= createFinder().catch((error: unknown) => {
    // The next call tries again.
    finderPromise = null
    throw error
  })
  return finderPromise
}

/**
 * A place finder for comparing all volunteers with all projects. It loads the tables only if some pair is compared by
 * distance: most development processes and commands never need them.
 */
export async function loadPlacesFor(
  volunteers: readonly ParsedVolunteer[],
  projects: readonly ParsedProject[],
): Promise<FindPlace> {
  const isNeeded = () =>
    volunteers.some((volunteer) => projects.some((project) => usesDistance(volunteer, project)))
  return finderPromise || isNeeded() ? loadPlaces() : () => null
}

async function createFinder(): Promise<PlaceFinder> {
  const gazetteer = await loadGazetteer()
  const locate = createLocator(gazetteer, await loadZips())
  const find = cacheFound((text) => locate(text ?? '').point)
  return {
    find,
    locate,
    suggest: (text) => suggest(gazetteer, text),
    identify: (text, place) => identify(gazetteer, text, place),
  }
}

/** How many results are cached. Beyond that, the oldest are evicted. */
const kept = 20_000

function cacheFound(find: FindPlace): FindPlace {
  const found = new Map<string, Coordinates | null>()
  return (text) => {
    if (text === null) return null
    const known = found.get(text)
    if (known !== undefined) return known
    const place = find(text)
    found.set(text, place)
    for (const oldest of found.size > kept ? found.keys() : []) {
      found.delete(oldest)
      break
    }
    return place
  }
}

/** Minimum population for a name without a region: "Central" and "Various" are villages somewhere. */
const minPopulationAlone = 15_000
/** The distance in kilometers within which a place counts as part of a city. */
const nearbyKm = 60

function createLocator(
  gazetteer: Gazetteer,
  findZip: (code: string) => Coordinates | null,
): PlaceFinder['locate'] {
  const parseRegions = createRegionParser(gazetteer.countries)
  return (text) => {
    const { zip, parts } = split(text)
    const { names, within } = parseParts(parts, parseRegions)
    const byZip = zip === null ? null : findZip(zip)
    const inStates = within.find((region) => region.startsWith('US'))
    const found = findCity(gazetteer, { names, within, parseRegions })
    if (byZip && (parts.length === 0 || inStates !== undefined)) {
      const region = inStates ?? gazetteer.regionAt(byZip)
      return { point: byZip, region, town: found?.town ?? null, statedRegion: region, isArea: false }
    }
    return locateCity(found, { names, within, byZip, parseRegions })
  }
}

/** Where a text is that names a city or only a region. */
function locateCity(
  found: ReturnType<typeof findCity>,
  { names, within, byZip, parseRegions }: Written & { byZip: Coordinates | null },
): Located {
  const city = found?.city ?? null
  // "Berlin 10115" is not in New York.
  const isAtZip = byZip !== null && city !== null && kilometersBetween(byZip, city) < nearbyKm
  // "Maryland, USA" has no city, but says where it is.
  const widest = within[0] ?? null
  const named = names.length === 1 ? parseRegions(names[0] ?? '') : []
  const inner = named.find((region) => widest === null || region.startsWith(widest))
  const region = city?.region ?? inner ?? widest
  const isStated = city === null || widest !== null || isAtZip
  const point = isAtZip ? byZip : pointOf(city)
  return {
    point,
    region,
    isArea: point === null && inner !== undefined,
    town: found?.town ?? null,
    statedRegion: isStated ? region : null,
  }
}

/** Maximum number of suggestions. */
const suggested = 5

async function suggest(gazetteer: Gazetteer, text: string): Promise<string[]> {
  const [name = ''] = split(text).parts
  const written = (await listCities(gazetteer, name, 4 * suggested)).map(writeCity)
  const key = normalizeLabel(text)
  const begins = (one: string) => normalizeLabel(one).startsWith(key)
  // Those that begin as typed come first: "Columbus, G" means the one in Georgia.
  const ordered = [...written.filter(begins), ...written.filter((one) => !begins(one))]
  return [...new Set(ordered)].slice(0, suggested)
}

/** Maximum number of towns of one name to choose from. */
const namesakes = 4

async function identify(
  gazetteer: Gazetteer,
  text: string,
  { region, isArea }: Located,
): Promise<Identified> {
  const { zip, parts } = split(text)
  const [name = ''] = parts
  if (zip !== null || name === '' || parts.length > 2) return { name: text, others: [] }
  const cities = await listCities(gazetteer, name, mostAlike)
  const same = cities.filter((city) => normalizeLabel(city.name) === normalizeLabel(name))
  const one = same.find((city) => city.region === region)
  const others = same.filter(
    (city) => (isArea || city.region !== region) && city.population >= minPopulationAlone,
  )
  return {
    name: one && !isArea ? writeCity(one) : text,
    others: parts.length > 1 ? [] : [...new Set(others.map(writeCity))].slice(0, namesakes),
  }
}

/** How many towns may have one name, with those whose names begin with it. */
const mostAlike = 200

const writeCity = (city: NamedCity) => `${city.name}, ${writeRegion(city.region)}`

/** Cities by a name like this one. "Washington, D.C." is also in the list without its comma. */
const listCities = async (gazetteer: Gazetteer, name: string, most: number) =>
  (await gazetteer.listAlike(name, most)).filter((city) => !city.name.includes(','))

const pointOf = (place: Coordinates | null) =>
  place && { latitude: place.latitude, longitude: place.longitude }

const zipAtEnd = /(?:^|\s)(\d{5})(?:-\d{4})?$/u
/** Postal codes at the end (United States, Canada, United Kingdom) or at the beginning (most others). */
const postalCodes =
  /^\d{4,5}\s+|(?:^|\s)\d{5}(?:-\d{4})?$|\s+[a-z]\d[a-z]\s?\d[a-z]\d$|\s+[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}$/giu

function split(text: string): { zip: string | null; parts: string[] } {
  const written = text.split(/[,;\n]/u).map((part) => part.trim())
  const zip = written.map((part) => zipAtEnd.exec(part)?.[1] ?? null).findLast((code) => code !== null)
  const parts = written.map((part) => part.replaceAll(postalCodes, '').trim()).filter((part) => part !== '')
  return { zip: zip ?? null, parts }
}

type RegionParser = ReturnType<typeof createRegionParser>

/** The names of a place from the narrowest to the widest, and the regions that may contain them. */
function parseParts(
  parts: readonly string[],
  parseRegions: RegionParser,
): { names: readonly string[]; within: readonly string[] } {
  if (parts.length < 2) return { names: parts, within: [] }
  const last = parseRegions(parts.at(-1) ?? '')
  if (last.length === 0) return { names: parts, within: [] }
  const inner = parseRegions(parts.at(-2) ?? '').filter((region) =>
    last.some((country) => region.startsWith(`${country}.`)),
  )
  return inner.length > 0 && parts.length > 2
    ? { names: parts.slice(0, -2), within: inner }
    : { names: parts.slice(0, -1), within: last }
}

interface Written {
  names: readonly string[]
  within: readonly string[]
  parseRegions: RegionParser
}

/** The narrowest place that is known, and the name of the town that it is in or that it is. */
function findCity(gazetteer: Gazetteer, written: Written): { city: GazetteerCity; town: string } | null {
  const wide = findWidest(gazetteer, written)
  if (!wide) return null
  const { city, name: town } = wide
  for (const name of written.names) {
    const narrow = gazetteer.find(name, city.region)
    if (narrow && kilometersBetween(narrow, city) < nearbyKm) return { city: narrow, town }
  }
  return { city, town }
}

/**
 * The widest name that is known in these regions. Without a region, the last name or nothing, because its qualifier
 * is unknown.
 */
function findWidest(
  gazetteer: Gazetteer,
  { names, within, parseRegions }: Written,
): { city: GazetteerCity; name: string } | null {
  for (const region of within) {
    for (const name of names.toReversed()) {
      const city = gazetteer.find(name, region)
      // "Washington, DC" is clear from its region, but "Kansas, USA" is a state.
      if (city && (region.includes('.') || isNotRegionName(name, city, parseRegions))) return { city, name }
    }
  }
  const name = names.at(-1)
  if (within.length > 0 || name === undefined) return null
  const city = gazetteer.find(name, null)
  if (city && isNotRegionName(name, city, parseRegions))
    return city.population < minPopulationAlone ? null : { city, name }
  // "Singapore" and "Quebec" are also cities, located in the region of that name.
  const inside = parseRegions(name).flatMap((region) => gazetteer.find(name, region) ?? [])[0]
  return inside ? { city: inside, name } : null
}

/**
 * Whether a name is not a state or country, or its city is in that region. "Georgia" alone is not a place to go to.
 */
function isNotRegionName(name: string, city: GazetteerCity, parseRegions: RegionParser): boolean {
  const regions = parseRegions(name)
  return regions.length === 0 || regions.some((region) => `${city.region}.`.startsWith(`${region}.`))
}
