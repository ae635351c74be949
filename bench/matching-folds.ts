/** Cross-validation: tunes the score's parameters on some profiles and measures them on the others. */
import { matchTuning, type MatchTuning } from '#domain/matching/tuning.ts'
import type { RankingMetrics } from './matching-evaluate.ts'

/** Moves each parameter one step down and one step up: a quarter of its value unless given. */
export function neighbours(): { name: string; tuning: Partial<MatchTuning> }[] {
  const keys: readonly (keyof MatchTuning)[] = [
    ...([
      'title',
      'description',
      'part',
      'biography',
      'best',
      'words',
      'halfOfWords',
      'full',
      'titleWord',
    ] as const),
    ...(['spokenCause', 'otherCause', 'causeShare', 'sameCity', 'remoteNotChosen', 'otherDays'] as const),
    ...(['levelAbove', 'beginnersRole'] as const),
  ]
  const moved = keys.flatMap((key) =>
    [0.75, 1.25].map((by) => ({ name: `${key} x ${by}`, tuning: { [key]: matchTuning[key] * by } })),
  )
  return [{ name: 'as it is', tuning: {} }, ...moved]
}

export interface FoldResult {
  held: string[]
  chosen: string
  judged: number
  all: number
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** For each fold of profiles, the parameters that were best on the others and their result on this fold. */
export function crossValidate(
  results: readonly { name: string; figures: RankingMetrics }[],
  folds: number,
): FoldResult[] {
  const ids = results[0]?.figures.each.map(({ id }) => id) ?? []
  return Array.from({ length: folds }, (_, fold) => {
    const heldOut = ids.filter((_id, index) => index % folds === fold)
    const score = (metrics: RankingMetrics, of: (id: string) => boolean) => {
      const each = metrics.each.filter(({ id }) => of(id))
      return { judged: mean(each.map((one) => one.judged)), all: mean(each.map((one) => one.all)) }
    }
    const isHeldOut = (id: string) => heldOut.includes(id)
    const best = results
      .map(({ name, figures: metrics }) => ({
        name,
        figures: metrics,
        chosenOnOthers: score(metrics, (id) => !isHeldOut(id)),
      }))
      .toSorted(
        (a, b) =>
          b.chosenOnOthers.judged + b.chosenOnOthers.all - a.chosenOnOthers.judged - a.chosenOnOthers.all,
      )[0]
    if (!best) return { held: heldOut, chosen: '', judged: Number.NaN, all: Number.NaN }
    return { held: heldOut, chosen: best.name, ...score(best.figures, isHeldOut) }
  }).filter(({ held: heldOut }) => heldOut.length > 0)
}

/** The mean over the profiles of all folds. */
export function meanOfFolds(folds: readonly FoldResult[]): { judged: number; all: number } {
  const weigh = (of: 'judged' | 'all') => folds.flatMap((fold) => fold.held.map(() => fold[of]))
  return { judged: mean(weigh('judged')), all: mean(weigh('all')) }
}
