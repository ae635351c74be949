/** The state or country of each location that people wrote, for reports by place. */
import { areaOf } from '#domain/projects/nearby.ts'
import { yieldEvery, yieldToEventLoop } from '#server/matching/event-loop.ts'
import { loadPlaceFinder } from './find-place.ts'

/** How many locations are cached, a few megabytes. Beyond that, the oldest make room one by one. */
const mostKnown = 50_000
const known = new Map<string, string | null>()

/** The area of each location ("US.MD", "DE"), without those that are nowhere we know. */
export async function findAreas(locations: readonly string[]): Promise<Map<string, string>> {
  const finder = locations.some((location) => !known.has(location)) ? await loadPlaceFinder() : null
  const areas = new Map<string, string>()
  let located = 0
  for (const location of locations) {
    let area = known.get(location)
    if (area === undefined && finder) {
      if ((located += 1) % yieldEvery === 0) await yieldToEventLoop()
      const { region } = finder.locate(location)
      area = region === null ? null : areaOf(region)
      if (known.size >= mostKnown) {
        const [oldest] = known.keys()
        if (oldest !== undefined) known.delete(oldest)
      }
      known.set(location, area)
    }
    if (area) areas.set(location, area)
  }
  return areas
}
