/** Where a written place lies: "Towson, MD", "Harlem, Manhattan, New York, NY 10027", "Munich, Germany", "10025". */
import type { Coordinates, FindPlace } from '#domain/matching.ts'
import { goesByDistance } from '#domain/matching/location.ts'
import type { ReadProject } from '#domain/matching/read-project.ts'
import type { ReadVolunteer } from '#domain/matching/read-volunteer.ts'
import { kilometresBetween } from '#domain/matching/places.ts'
import { readGazetteer, type Gazetteer, type KnownCity } from './gazetteer.ts'
import { readZips } from './read-zips.ts'
import { regionReader } from './regions.ts'

let opened: Promise<FindPlace> | null = null

/** Reads the tables of places, once in a process; whoever else waits for it goes first. Call it outside of a transaction. */
export function openPlaces(): Promise<FindPlace> {
  opened ??= readPlaces().catch((error: unknown) => {
    // The next one tries again.
    opened = null
    throw error
  })
  return opened
}

/**
 * Where places lie, for comparing all of the one with all of the others. The tables are read for the first pair that goes
 * by kilometres: most processes of a development machine, and commands, never compare one.
 */
export async function openPlacesFor(
  volunteers: readonly ReadVolunteer[],
  projects: readonly ReadProject[],
): Promise<FindPlace> {
  const isNeeded = () =>
    volunteers.some((volunteer) => projects.some((project) => goesByDistance(volunteer, project)))
  return opened || isNeeded() ? openPlaces() : () => null
}

async function readPlaces(): Promise<FindPlace> {
  const gazetteer = await readGazetteer()
  return keepFound(placeFinder(gazetteer, await readZips()))
}

/** So many texts keep what was found for them; above that the oldest go. */
const kept = 20_000

function keepFound(find: FindPlace): FindPlace {
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

/** A name alone must be that of a city: "Central" and "Various" are villages somewhere. */
const leastAlone = 15_000
/** What is named within a city lies so near it, in kilometres. */
const around = 60

function placeFinder(gazetteer: Gazetteer, findZip: (code: string) => Coordinates | null): FindPlace {
  const regionsOf = regionReader(gazetteer.countries)
  return (text) => {
    const { zip, parts } = split(text ?? '')
    const { names, within } = readParts(parts, regionsOf)
    const byZip = zip === null ? null : findZip(zip)
    if (byZip && (parts.length === 0 || within.some((region) => region.startsWith('US')))) return byZip
    const city = findCity(gazetteer, { names, within, regionsOf })
    // "Berlin 10115" is not in New York.
    if (byZip && city && kilometresBetween(byZip, city) < around) return byZip
    return pointOf(city)
  }
}

const pointOf = (place: Coordinates | null) =>
  place && { latitude: place.latitude, longitude: place.longitude }

const zipAtEnd = /(?:^|\s)(\d{5})(?:-\d{4})?$/u
/** Codes of the United States, of Canada and of the United Kingdom at the end, of most others at the beginning. */
const postalCodes =
  /^\d{4,5}\s+|(?:^|\s)\d{5}(?:-\d{4})?$|\s+[a-z]\d[a-z]\s?\d[a-z]\d$|\s+[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}$/giu

function split(text: string): { zip: string | null; parts: string[] } {
  const written = text.split(/[,;\n]/u).map((part) => part.trim())
  const zip = written.map((part) => zipAtEnd.exec(part)?.[1] ?? null).findLast((code) => code !== null)
  const parts = written.map((part) => part.replaceAll(postalCodes, '').trim()).filter((part) => part !== '')
  return { zip: zip ?? null, parts }
}

type ReadRegions = ReturnType<typeof regionReader>

/** The names of a place from the narrowest to the widest, and the regions that they may lie in. */
function readParts(
  parts: readonly string[],
  regionsOf: ReadRegions,
): { names: readonly string[]; within: readonly string[] } {
  if (parts.length < 2) return { names: parts, within: [] }
  const last = regionsOf(parts.at(-1) ?? '')
  if (last.length === 0) return { names: parts, within: [] }
  const inner = regionsOf(parts.at(-2) ?? '').filter((region) =>
    last.some((country) => region.startsWith(`${country}.`)),
  )
  return inner.length > 0 && parts.length > 2
    ? { names: parts.slice(0, -2), within: inner }
    : { names: parts.slice(0, -1), within: last }
}

interface Written {
  names: readonly string[]
  within: readonly string[]
  regionsOf: ReadRegions
}

function findCity(gazetteer: Gazetteer, written: Written): KnownCity | null {
  const wide = findWide(gazetteer, written)
  if (!wide) return null
  for (const name of written.names) {
    const narrow = gazetteer.find(name, wide.region)
    if (narrow && kilometresBetween(narrow, wide) < around) return narrow
  }
  return wide
}

/** The widest name that is known there; with no region told, the last one or nothing: nobody knows what it qualifies. */
function findWide(gazetteer: Gazetteer, { names, within, regionsOf }: Written): KnownCity | null {
  for (const region of within) {
    for (const name of names.toReversed()) {
      const city = gazetteer.find(name, region)
      // "Washington, DC" is told by its region; "Kansas, USA" is a state all the same.
      if (city && (region.includes('.') || isNoRegion(name, city, regionsOf))) return city
    }
  }
  const last = names.at(-1)
  if (within.length > 0 || last === undefined) return null
  const city = gazetteer.find(last, null)
  if (city && isNoRegion(last, city, regionsOf)) return city.population < leastAlone ? null : city
  // "Singapore" and "Quebec" are cities too, and lie where they say.
  return regionsOf(last).flatMap((region) => gazetteer.find(last, region) ?? [])[0] ?? null
}

/** Whether a name is no state or country, or its city lies in that very one: "Georgia" is no place to go to. */
function isNoRegion(name: string, city: KnownCity, regionsOf: ReadRegions): boolean {
  const regions = regionsOf(name)
  return regions.length === 0 || regions.some((region) => `${city.region}.`.startsWith(`${region}.`))
}
