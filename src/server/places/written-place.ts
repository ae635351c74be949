/** The parts of a written place. */
import type { createRegionParser } from './regions.ts'

const zipAtEnd = /(?:^|\s)(\d{5})(?:-\d{4})?$/u
/** Postal codes at the end (United States, Canada, United Kingdom) or at the beginning (most others). */
const postalCodes =
  /^\d{4,5}\s+|(?:^|\s)\d{5}(?:-\d{4})?$|\s+[a-z]\d[a-z]\s?\d[a-z]\d$|\s+[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}$/giu

/** The ZIP code of a written place, and its parts from the narrowest to the widest without postal codes. */
export function splitPlace(text: string): { zip: string | null; parts: string[] } {
  const written = text.split(/[,;\n]/u).map((part) => part.trim())
  const zip = written.map((part) => zipAtEnd.exec(part)?.[1] ?? null).findLast((code) => code !== null)
  const parts = written.map((part) => part.replaceAll(postalCodes, '').trim()).filter((part) => part !== '')
  return { zip: zip ?? null, parts }
}

export type RegionParser = ReturnType<typeof createRegionParser>

/** The names of a place from the narrowest to the widest, and the regions that may contain them. */
export function parseParts(
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
