/** Scores of people who looked lately, so that looking again scores and describes only what changed. */
import type { ParsedProject } from '#domain/matching/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import type { Match } from '#domain/matching/score.ts'
import type { CorpusStatistics } from '#domain/matching/statistics.ts'
import type { Matching } from './matching.ts'

/** Number of people; by estimate 0.2 MB each. */
const most = 200

interface Scores {
  weights: string
  statistics: CorpusStatistics
  matches: WeakMap<ParsedProject, Match>
}

/**
 * The least recently used are evicted. A changed profile or project is parsed to another object, so no score of the
 * previous one is found.
 */
const recent = new Map<ParsedVolunteer, Scores>()

/** The match of a person and a project, computed if it isn't known with these weights and statistics. */
export function recallMatch(
  { read, options: { weights, statistics } }: Pick<Matching, 'read' | 'options'>,
  project: ParsedProject,
  compute: () => Match,
): Match {
  const known = recent.get(read)
  const ofWeights = JSON.stringify(weights)
  const isCurrent = known?.statistics === statistics && known.weights === ofWeights
  const scores = isCurrent
    ? known
    : { weights: ofWeights, statistics, matches: new WeakMap<ParsedProject, Match>() }
  recent.delete(read)
  recent.set(read, scores)
  for (const oldest of recent.size > most ? recent.keys() : []) {
    recent.delete(oldest)
    break
  }
  const match = scores.matches.get(project) ?? compute()
  scores.matches.set(project, match)
  return match
}
