/** Towns by name, as people choose among them. */
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import type { Gazetteer, NamedCity } from './gazetteer.ts'
import { writeRegion } from './regions.ts'
import { splitPlace } from './written-place.ts'

/** Minimum population for a name without a region: "Central" and "Various" are villages somewhere. */
export const minPopulationAlone = 15_000

export interface Identified {
  name: string
  others: string[]
}

/** Maximum number of suggestions, and of states and countries among them. */
const suggested = 5
const suggestedAreas = 2

/** From this many characters on, a state or country is likelier than a town that begins alike. */
const minAreaCharacters = 4

/**
 * Known places that a text may mean, as they are written here: "Towson, MD". States and countries that begin as typed
 * come first, but for a town of exactly this name.
 */
export async function suggestPlaces(
  gazetteer: Gazetteer,
  text: string,
  listAreas: (text: string) => string[],
): Promise<string[]> {
  const towns = await suggestTowns(gazetteer, text)
  const typed = normalizeLabel(text)
  const isTyped = (name: string) => normalizeLabel(name) === typed
  const areas = listAreas(text)
    .filter((area) => typed.length >= minAreaCharacters || isTyped(area))
    .toSorted((a, b) => Number(isTyped(b)) - Number(isTyped(a)))
    .slice(0, suggestedAreas)
  const isTownTyped = isTyped(towns[0]?.split(',')[0] ?? '') && !areas.some(isTyped)
  const first = isTownTyped ? towns.slice(0, 1) : []
  return [...new Set([...first, ...areas, ...towns])].slice(0, suggested)
}

async function suggestTowns(gazetteer: Gazetteer, text: string): Promise<string[]> {
  const [name = ''] = splitPlace(text).parts
  const written = (await listCities(gazetteer, name, 4 * suggested)).map(writeCity)
  const key = normalizeLabel(text)
  const begins = (one: string) => normalizeLabel(one).startsWith(key)
  // Those that begin as typed come first: "Columbus, G" means the one in Georgia.
  const ordered = [...written.filter(begins), ...written.filter((one) => !begins(one))]
  return [...new Set(ordered)].slice(0, suggested)
}

/** Maximum number of towns of one name to choose from. */
const namesakes = 4

/** How a text that was located is written here, and other towns of its name if it does not say which. */
export async function identifyTown(
  gazetteer: Gazetteer,
  text: string,
  { region, isArea }: { region: string | null; isArea: boolean },
): Promise<Identified> {
  const { zip, parts } = splitPlace(text)
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
