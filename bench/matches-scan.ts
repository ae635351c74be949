/** The best matches by scoring every project, to compare the lists of the product with. */
import { isEligible } from '#domain/matching/eligibility.ts'
import { matchWeights } from '#domain/matching/factors.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/score.ts'
import type { Db } from '#server/db/db.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import { listMatchProjects } from '#server/queries/match-candidates.ts'
import { findMatchVolunteer } from '#server/queries/matching.ts'

export interface ListOf {
  userId: string
  /** The ids of the projects that the product lists, best fit first. */
  ids: readonly string[]
}

const batch = 500

/** For each list, the share of its projects that fit at least as well as the last of as many when every pair is scored. */
export async function measureRecall(
  db: Db,
  lists: readonly ListOf[],
  open: readonly string[],
): Promise<number[]> {
  const statistics = await loadStatistics(db)
  const findPlace = await loadPlaces()
  const readers = await Promise.all(
    lists.map(async (list) => {
      const volunteer = await findMatchVolunteer(db, list.userId)
      if (!volunteer) throw new Error('a volunteer of the bench has no profile')
      return { ...list, read: parseVolunteer(volunteer), fits: new Map<string, number>() }
    }),
  )
  for (let from = 0; from < open.length; from += batch) {
    for (const { id, ...project } of await listMatchProjects(db, open.slice(from, from + batch))) {
      const read = parseProject(project)
      for (const reader of readers) {
        const match = matchParsed(reader.read, read, { statistics, findPlace, weights: matchWeights })
        if (isEligible(match.facts)) reader.fits.set(id, match.fit)
      }
    }
  }
  return readers.map(({ ids, fits }) => {
    const best = [...fits.values()].toSorted((a, b) => b - a).slice(0, ids.length)
    const least = (best.at(-1) ?? 0) - tolerance
    return ids.filter((id) => (fits.get(id) ?? -1) >= least).length / Math.max(1, best.length)
  })
}
/** Sums in another order. */
const tolerance = 1e-6
