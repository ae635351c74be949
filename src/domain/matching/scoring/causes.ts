import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import type { ParsedCause, ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { MatchTuning } from './tuning.ts'

export interface CauseEvidence {
  cause: ParsedCause
  /** The volunteer's most similar cause; null if none is similar. */
  own: ParsedCause | null
  similarity: number
}

export interface CausesFactor {
  /** In [0,1]; one half if no cause is shared, because no one ruled out the others. */
  value: number
  evidence: CauseEvidence[]
}

/**
 * How similar a project's causes are to the volunteer's. Half depends on the best cause, half on how many are shared.
 */
export function causesFactor(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  tuning: MatchTuning,
): CausesFactor {
  const weightOf = (cause: ParsedCause) => weightOfCause(cause, tuning)
  const evidence = project.causes.map((cause) => {
    let best: CauseEvidence = { cause, own: null, similarity: 0 }
    for (const own of volunteer.causes) {
      const similarity = weightOf(own) * causeSimilarity(own.id, cause.id)
      if (similarity > best.similarity) best = { cause, own, similarity }
    }
    return best
  })
  const all = evidence.reduce((sum, { cause }) => sum + weightOf(cause), 0)
  if (all === 0) return { value: tuning.otherCause, evidence }
  const met = evidence.map(({ cause, similarity }) => weightOf(cause) * similarity)
  const share = met.reduce((sum, one) => sum + one, 0) / all
  return { value: valueOfCauses({ best: Math.max(...met), share }, tuning), evidence }
}

/** A cause that only a text mentions weighs less. */
export const weightOfCause = ({ isNamed }: Pick<ParsedCause, 'isNamed'>, tuning: MatchTuning): number =>
  isNamed ? 1 : tuning.spokenCause

/** The value of the factor from the best cause and the share of all causes that are shared, both in [0,1]. */
export function valueOfCauses({ best, share }: { best: number; share: number }, tuning: MatchTuning): number {
  const like = (1 - tuning.causeShare) * best + tuning.causeShare * share
  return tuning.otherCause + (1 - tuning.otherCause) * like
}
