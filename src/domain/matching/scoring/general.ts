/** Lists for someone whose profile says nothing to match on yet. */
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { experienceFactor } from './experience.ts'
import { matchWeights } from './factors.ts'
import { matchTuning } from './tuning.ts'

/**
 * What a list of matches follows: the profile, or nothing of it, because it names no work and no cause or because no
 * open project shares any. Then the list is general.
 */
export const matchBases = ['profile', 'empty-profile', 'nothing-shared'] as const
export type MatchBasis = (typeof matchBases)[number]

/**
 * Whether a profile names no kind of work and no cause, in its lists or in its texts. Then a list is general: projects
 * that are near or remote, that need people, and of many causes.
 */
export const isNothingToMatchOn = ({
  offered,
  causes,
}: Pick<ParsedVolunteer, 'offered' | 'causes'>): boolean => offered.length === 0 && causes.length === 0

/** So many matches, taking turns between the kinds: the first of each kind, then the second of each, and so on. */
export function pickVaried<Match>(
  ordered: readonly Match[],
  { most, kindOf }: { most: number; kindOf: (match: Match) => string },
): Match[] {
  const counts = new Map<string, number>()
  return ordered
    .map((match) => {
      const kind = kindOf(match)
      const turn = counts.get(kind) ?? 0
      counts.set(kind, turn + 1)
      return { match, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ match }) => match)
}

/**
 * The points that the recommended order of a general list adds to a project: someone who says nothing of what they can do is taken for
 * a beginner. 0 for a project without a level, and for everyone who says theirs.
 */
export function computeOpenness(
  { experienceLevel }: Pick<ParsedVolunteer, 'experienceLevel'>,
  project: Pick<ParsedProject, 'experienceLevel'>,
): number {
  if (experienceLevel !== null) return 0
  const beginner = experienceFactor(
    { experienceLevel: 'beginner' },
    { ...project, beginnersRole: null },
    matchTuning,
  )
  return matchWeights.experience * (beginner.value - matchTuning.unknown)
}
export const mostOpenness = matchWeights.experience * (1 - matchTuning.unknown)
