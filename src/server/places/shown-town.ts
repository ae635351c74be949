/** The town that others see of a location that someone wrote. */
import type { Language } from '#contract/i18n/languages.ts'
import { areaOf } from '#domain/projects/nearby.ts'
import { loadPlaceFinder, type Located, type PlaceFinder } from './find-place.ts'
import { nameRegion, writeRegion } from './regions.ts'

/** A location as others may see it: the town and its state or country at most, never a street; null if it is not known. */
export async function describeTown(text: string | null, language: Language): Promise<string | null> {
  if (text === null) return null
  const { town, statedRegion } = (await loadPlaceFinder()).locate(text)
  const area = statedRegion === null ? null : nameRegion(language, areaOf(statedRegion))
  return [...new Set([town, area])].filter(Boolean).join(', ') || null
}

/** What `describeTown` shows of a location, as places are written here ("Towson, MD", "MD"); null if that is nothing. */
export function writeTown(finder: PlaceFinder, text: string | null): string | null {
  if (text === null) return null
  const { town, statedRegion } = finder.locate(text)
  const area = statedRegion === null ? null : writeRegion(areaOf(statedRegion))
  return [...new Set([town, area])].filter(Boolean).join(', ') || null
}

/**
 * Where the shown town is. A location that names no town is only in its state or country: anyone could ask what is near it
 * from many sides would learn its ZIP code.
 */
export function locateTown(finder: PlaceFinder, text: string): Located {
  const written = finder.locate(text)
  const shown = writeTown(finder, text)
  if (written.town !== null && shown !== null) return finder.locate(shown)
  return { ...written, point: null, region: written.statedRegion, isArea: written.statedRegion !== null }
}
