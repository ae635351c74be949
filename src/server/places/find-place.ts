/**
 * Finds the location of a written place: "Towson, MD", "Harlem, Manhattan, New York, NY 10027", "Munich, Germany",
 * "10025".
 */
import type { Coordinates, FindPlace } from '#domain/matching/scoring/factors.ts'
import { usesDistance } from '#domain/matching/scoring/location.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { kilometersBetween } from '#domain/matching/parsing/places.ts'
import { loadOnce } from '#server/process/load-once.ts'
import { loadGazetteer, type Gazetteer, type GazetteerCity } from './gazetteer.ts'
import { loadZips } from './zips.ts'
import { createRegionList, createRegionParser } from './regions.ts'
import { identifyTown, minPopulationAlone, suggestPlaces, type Identified } from './towns.ts'
import { parseParts, splitPlace, type RegionParser } from './written-place.ts'

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

export interface PlaceFinder {
  /** Caches what it found. */
  find: FindPlace
  locate: (text: string) => Located
  /** Known towns, states and countries that a text may mean, as they are written here: "Towson, MD". */
  suggest: (text: string) => Promise<string[]>
  /** How a text that was located is written here, and other towns of its name if it does not say which. */
  identify: (text: string, place: Located) => Promise<Identified>
}

const loadTables = loadOnce(createFinder)
let areLoaded = false

/** The finder of coordinates. */
export const loadPlaces = async (): Promise<FindPlace> => (await loadPlaceFinder()).find

/** Loads the place tables once per process, yielding to other requests. Call it outside a transaction. */
export async function loadPlaceFinder(): Promise<PlaceFinder> {
  const finder = await loadTables()
  areLoaded = true
  return finder
}

/**
 * A place finder for comparing all volunteers with all projects. It loads the tables only if some pair is compared by
 * distance: most development processes and commands never need them.
 */
export async function loadPlacesFor(
  volunteers: readonly ParsedVolunteer[],
  projects: readonly ParsedProject[],
): Promise<FindPlace> {
  const usesTables = () =>
    volunteers.some((volunteer) => projects.some((project) => usesDistance(volunteer, project)))
  return areLoaded || usesTables() ? loadPlaces() : () => null
}

async function createFinder(): Promise<PlaceFinder> {
  const gazetteer = await loadGazetteer()
  const locate = createLocator(gazetteer, await loadZips())
  const find = cacheFound((text) => locate(text ?? '').point)
  const listRegions = createRegionList(gazetteer.countries)
  // "New York" is the city.
  const listAreas = (text: string) => listRegions(text).filter((name) => locate(name).isArea)
  return {
    find,
    locate,
    suggest: (text) => suggestPlaces(gazetteer, text, listAreas),
    identify: (text, place) => identifyTown(gazetteer, text, place),
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

/** The distance in kilometers within which a place counts as part of a city. */
const nearbyKm = 60

function createLocator(
  gazetteer: Gazetteer,
  findZip: (code: string) => Coordinates | null,
): PlaceFinder['locate'] {
  const parseRegions = createRegionParser(gazetteer.countries)
  return (text) => {
    const { zip, parts } = splitPlace(text)
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

const pointOf = (place: Coordinates | null) =>
  place && { latitude: place.latitude, longitude: place.longitude }

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
