/** The best matches by scoring every project, to compare the lists of the product with. */
import { eq, inArray } from 'drizzle-orm'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import { matchWeights } from '#domain/matching/scoring/factors.ts'
import { isNothingToMatchOn } from '#domain/matching/scoring/general.ts'
import { computePriority, orderMatches, type MatchOrder, type OrderedMatch } from '#domain/matching/order.ts'
import { toPrioritized } from '#server/matching/prioritized.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed, type MatchOptions } from '#domain/matching/scoring/score.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { Db } from '#server/db/db.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { loadPlaces } from '#server/places/find-place.ts'
import { candidateColumns, listMatchProjects } from '#server/queries/matching/match-candidates.ts'
import { findMatchVolunteer } from '#server/queries/matching/matching.ts'

export interface ListOf {
  userId: string
  order: MatchOrder
  /** The ids of the projects that the product lists. */
  ids: readonly string[]
}

interface Scored extends OrderedMatch {
  sharesLabels: boolean
}

const batch = 500

/**
 * For each list, the share of the best `size` that it has, or others that are as good: of all open projects that this
 * person can take, did not apply to and that share work or a cause with them, scored one pair at a time. Without those whose list is general.
 */
export async function measureRecall(
  db: Db,
  lists: readonly ListOf[],
  { open, size, now }: { open: readonly string[]; size: number; now: Date },
): Promise<{ order: MatchOrder; recall: number }[]> {
  const options = {
    statistics: await loadStatistics(db),
    findPlace: await loadPlaces(),
    weights: matchWeights,
  }
  const people = new Map<string, { read: ParsedVolunteer; applied: ReadonlySet<string>; scored: Scored[] }>()
  for (const { userId } of lists) {
    const volunteer = await findMatchVolunteer(db, userId)
    if (!volunteer) throw new Error('a volunteer of the bench has no profile')
    const applied = await db
      .select({ id: applications.projectId })
      .from(applications)
      .where(eq(applications.volunteerId, userId))
    people.set(userId, {
      read: parseVolunteer(volunteer),
      applied: new Set(applied.map(({ id }) => id)),
      scored: [],
    })
  }
  for (let from = 0; people.size > 0 && from < open.length; from += batch) {
    const ids = open.slice(from, from + batch)
    const rows = new Map((await listNeeds(db, ids)).map((row) => [row.id, row]))
    for (const { id, ...project } of await listMatchProjects(db, ids)) {
      const row = rows.get(id)
      if (!row) continue
      const read = parseProject(project)
      const priority = computePriority(toPrioritized(row, { isIgnored: false, now }), now)
      const { organizationId } = row
      const postedAt = row.createdAt.toISOString()
      for (const person of people.values()) {
        if (person.applied.has(id)) continue
        const { fit, facts } = matchParsed(person.read, read, options)
        if (!isEligible(facts)) continue
        const sharesLabels = doesShareLabels(person.read, read, options)
        person.scored.push({ id, fit, priority, organizationId, postedAt, sharesLabels })
      }
    }
  }
  return lists.flatMap(({ userId, order, ids }) => {
    const person = people.get(userId)
    if (!person || isNothingToMatchOn(person.read)) return []
    return [{ order, recall: compare(person.scored, ids, { order, size }) }]
  })
}

const listNeeds = (db: Db, ids: readonly string[]) =>
  db
    .select(candidateColumns)
    .from(projects)
    .where(inArray(projects.id, [...ids]))

/** Words alone make a candidate only if there are many; they may be listed, but need not be. */
function doesShareLabels(read: ParsedVolunteer, project: ParsedProject, options: MatchOptions): boolean {
  const { factors } = matchParsed({ ...read, words: new Map() }, project, options)
  return factors.skills > 0 || factors.causes > matchTuning.otherCause
}

function compare(
  scored: readonly Scored[],
  ids: readonly string[],
  { order, size }: { order: MatchOrder; size: number },
): number {
  const valueOf = ({ fit, priority }: Scored) => fit + (order === 'recommended' ? priority : 0)
  const values = new Map(scored.map((one) => [one.id, valueOf(one)]))
  const sharing = scored.filter(({ sharesLabels }) => sharesLabels)
  const best = orderMatches(sharing, order).slice(0, size).map(valueOf)
  const found = ids.flatMap((id) => values.get(id) ?? []).toSorted((a, b) => b - a)
  let count = 0
  for (const value of best.toSorted((a, b) => b - a)) {
    if ((found[count] ?? -Infinity) + tolerance >= value) count += 1
  }
  return best.length === 0 ? 1 : count / best.length
}
/** Sums in another order. */
const tolerance = 1e-6
