/** Scores of people who looked lately, so that looking again scores and describes only what changed. */
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { Match } from '#domain/matching/scoring/score.ts'
import type { Matching } from './matching.ts'
import { makeObjectNumbers } from './numbered.ts'

/** The most people, and the most matches of all of them, 4 kB each (`npm run bench:memory`): usually 64 a person. */
export const mostRecent = { people: 200, matches: 20_000 } as const

interface Scores {
  weights: string
  /** A number, because statistics hold every word of all listings: outdated ones must not stay in memory. */
  statistics: number
  count: number
  matches: WeakMap<ParsedProject, Match>
}

/**
 * The least recently used are evicted. A changed profile or project is parsed to another object, so no score of the
 * previous one is found.
 */
const recent = new Map<ParsedVolunteer, Scores>()
let total = 0
const numberOf = makeObjectNumbers()

/** The match of a person and a project, computed if it isn't known with these weights and statistics. */
export function recallMatch(
  { read, options: { weights, statistics } }: Pick<Matching, 'read' | 'options'>,
  project: ParsedProject,
  compute: () => Match,
): Match {
  const known = recent.get(read)
  const ofWeights = JSON.stringify(weights)
  const ofStatistics = numberOf(statistics)
  const isCurrent = known?.statistics === ofStatistics && known.weights === ofWeights
  if (known && !isCurrent) forget(read)
  const scores: Scores = isCurrent
    ? known
    : {
        weights: ofWeights,
        statistics: ofStatistics,
        count: 0,
        matches: new WeakMap<ParsedProject, Match>(),
      }
  recent.delete(read)
  recent.set(read, scores)
  const found = scores.matches.get(project)
  if (found) return found
  const match = compute()
  scores.matches.set(project, match)
  scores.count += 1
  total += 1
  for (const oldest of recent.keys()) {
    if (recent.size <= mostRecent.people && total <= mostRecent.matches) break
    forget(oldest)
  }
  return match
}

function forget(person: ParsedVolunteer): void {
  total -= recent.get(person)?.count ?? 0
  recent.delete(person)
}
