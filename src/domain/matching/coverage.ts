/** How well what a volunteer offers covers one requested kind of work. */
import { widerWork, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import type { RequestedWork } from './parse-project.ts'
import type { OfferedWork } from './parse-volunteer.ts'
import type { MatchTuning } from './tuning.ts'

/**
 * How well all that is offered covers a request, in [0,1]: as well as the most similar work, or as all the wider kinds
 * together of which the requested one is a part. Who nurses and teaches can teach health better than who does only one.
 * Of two kinds one of which is a part of the other, only one counts.
 */
export const coverageOf = (
  requested: Pick<RequestedWork, 'id' | 'isIncidental'>,
  offered: readonly OfferedWork[],
  tuning: MatchTuning,
): number => coverRequest(requested, offered, tuning).covered

interface Coverage {
  covered: number
  /** The kinds of work that cover more together than the best of them alone; none if there are no such. */
  by: readonly OfferedWork[]
}

/** How well all that is offered covers a request, and which kinds of work together if the best alone covers less. */
export function coverRequest(
  requested: Pick<RequestedWork, 'id' | 'isIncidental'>,
  offered: readonly OfferedWork[],
  tuning: MatchTuning,
): Coverage {
  const wider = widerWork(requested.id)
  const found = offered.map((work) => ({ work, similarity: similarityOf(work, requested, tuning) }))
  const most = Math.max(0, ...found.map(({ similarity }) => similarity))
  const { uncovered, by } = coverTogether(
    found.filter(({ work: { id }, similarity }) => similarity > 0 && id !== requested.id && wider.has(id)),
  )
  const covered = 1 - uncovered
  return by.length > 1 && covered > most ? { covered, by } : { covered: most, by: [] }
}

/**
 * The kinds, none of which is a part of another, that leave the least uncovered. Any rule for pairs could lose points
 * when a skill is added.
 */
function coverTogether(
  kinds: readonly { work: OfferedWork; similarity: number }[],
): Pick<Coverage, 'by'> & { uncovered: number } {
  const [first, ...rest] = kinds
  if (!first) return { uncovered: 1, by: [] }
  const isApart = ({ work }: { work: OfferedWork }) =>
    !widerWork(work.id).has(first.work.id) && !widerWork(first.work.id).has(work.id)
  const without = coverTogether(rest)
  const apart = coverTogether(rest.filter(isApart))
  const uncovered = (1 - first.similarity) * apart.uncovered
  return uncovered < without.uncovered ? { uncovered, by: [first.work, ...apart.by] } : without
}

/** How well offered work covers a request, in [0,1]; 0 if it is not similar enough. */
export function similarityOf(
  offered: OfferedWork,
  requested: Pick<RequestedWork, 'id' | 'isIncidental'>,
  tuning: MatchTuning,
): number {
  const near = workSimilarity(offered.id, requested.id)
  return near < (requested.isIncidental ? tuning.asideFrom : tuning.nearFrom) ? 0 : tuning[offered.as] * near
}
