/** Measures the memory of the index of projects, and of what is kept of it for people who looked lately. */
import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { matchOrders } from '#domain/matching/order.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { noPredictions } from '#domain/matching/predictions/predictions.ts'
import { noStatistics } from '#domain/matching/scoring/statistics.ts'
import { findBest } from '#server/matching/find-best.ts'
import { makeProjectIndex } from '#server/matching/project-index.ts'
import { countKeptBytes, recallBest } from '#server/matching/recent-best.ts'
import { mostRecent } from '#server/matching/recent-matches.ts'
import { measure, takeTurn, type Row } from './measured-memory.ts'
import { uuidOf } from './random.ts'

const organizations = 1000
/** How many a list asks for. */
const listed = 64

/** An index of different projects, and the best of it for as many people as are remembered, in both orders. */
export async function measureIndex(
  make: (number: number) => MatchProject,
  { count, profiles }: { count: number; profiles: readonly MatchVolunteer[] },
): Promise<Row[]> {
  const index = makeProjectIndex()
  let characters = 0
  const bytes = await measure(() => {
    for (let number = 0; number < count; number += 1) {
      const { placements: _, title = '', description = '', ...project } = make(number)
      characters += title.length + description.length
      index.put({
        ...project,
        title,
        description,
        id: uuidOf('project', number),
        organizationId: uuidOf('organization', number % organizations),
        version: number,
        textVersion: number,
        createdAt: new Date(0),
        pendingCount: 0,
        acceptedCount: 0,
        maxVolunteers: null,
        lastDay: null,
        importedFor: null,
      })
    }
  })
  const kept = [...index.ids()].length
  const data = index.data()
  const queries = profiles.map((profile) => ({ ...indexQuery, read: parseVolunteer(profile) }))
  for (const query of queries.slice(0, 1)) findBest(data, query)
  const asked = mostRecent.people * matchOrders.length
  const ofBest = await measure(() => {
    // The same profile parsed to another object is another person's. Looking at one order keeps both.
    for (let number = 0; number < mostRecent.people; number += 1) {
      const query = takeTurn(queries, number)
      recallBest(data, { ...query, read: { ...query.read } })
    }
  })
  const estimated = countKeptBytes(data)
  return [
    { what: 'Index of projects', count, kept, characters: characters / count, bytes, estimated: null },
    { what: 'Best of the index', count: asked, kept: asked, characters: null, bytes: ofBest, estimated },
  ]
}

const indexQuery = {
  weights: matchWeights,
  statistics: noStatistics,
  findPlace: () => null,
  predictions: noPredictions,
  now: new Date(0),
  order: 'recommended' as const,
  most: listed,
}
