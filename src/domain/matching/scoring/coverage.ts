/** How well what a volunteer offers covers one requested kind of work. */
import { widerWork, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import type { RequestedWork } from '#domain/matching/parsing/parse-project.ts'
import type { OfferedWork } from '#domain/matching/parsing/parse-volunteer.ts'
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
  /** The most similar work; null if none is similar enough. */
  best: OfferedWork | null
  /** How well the most similar work covers it. */
  similarity: number
  /** How well everything together covers it: at least as much. */
  covered: number
  /** The kinds of work that cover more together than the best of them alone; none if there are no such. */
  by: readonly OfferedWork[]
}

const none: readonly OfferedWork[] = []

/** How well all that is offered covers a request, and which kinds of work together if the best alone covers less. */
export function coverRequest(
  requested: Pick<RequestedWork, 'id' | 'isIncidental'>,
  offered: readonly OfferedWork[],
  tuning: MatchTuning,
): Coverage {
  const wider = widerWork(requested.id)
  let [best, most]: [OfferedWork | null, number] = [null, 0]
  // Most work covers nothing of a request, and this runs for every pair: only what does is collected.
  let parts: { work: OfferedWork; similarity: number }[] | null = null
  for (const work of offered) {
    const similarity = similarityOf(work, requested, tuning)
    if (similarity === 0) continue
    if (similarity > most) [best, most] = [work, similarity]
    if (work.id !== requested.id && wider.has(work.id)) (parts ??= []).push({ work, similarity })
  }
  const { uncovered, by } = parts && parts.length > 1 ? coverTogether(parts) : { uncovered: 1, by: none }
  const covered = 1 - uncovered
  return by.length > 1 && covered > most
    ? { best, similarity: most, covered, by }
    : { best, similarity: most, covered: most, by: none }
}

/**
 * "I teach knife skills" is no English lesson: in a text, teaching has a subject, and covers no other one. Who lists it as a skill
 * means it broadly.
 */
const isOfOtherSubject = ({ id, as }: OfferedWork, requested: string): boolean =>
  id === teaching &&
  (as === 'biography' || as === 'wish') &&
  requested !== teaching &&
  widerWork(requested).has(teaching)
const teaching = 'teaching'

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
function similarityOf(
  offered: OfferedWork,
  requested: Pick<RequestedWork, 'id' | 'isIncidental'>,
  tuning: MatchTuning,
): number {
  if (isOfOtherSubject(offered, requested.id)) return 0
  const near = workSimilarity(offered.id, requested.id)
  return near < (requested.isIncidental ? tuning.asideFrom : tuning.nearFrom) ? 0 : tuning[offered.as] * near
}
