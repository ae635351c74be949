/** Cross-validation: chooses the score's figures on some profiles and measures them on the others. */
import { matchTuning, type MatchTuning } from '#domain/matching/scoring/tuning.ts'
import { mean } from './matching-metrics.ts'

/** The figures before they were tuned on any set: the score's first version, and nothing for what came later. */
const plainTuning: Partial<MatchTuning> = {
  required: 1,
  rare: 0,
  general: 1,
  best: 0.2,
  words: 0.4,
  chanceOfWords: 0,
  halfOfWords: 15,
  full: 5 / 6,
  titleWord: 2,
  biography: 0.5,
  wish: 0,
  unsaid: 1,
  sameCity: 0.6,
}

/** The round values among which each figure is chosen, in the order in which they are chosen. */
const choices: readonly { key: keyof MatchTuning; values: readonly number[] }[] = [
  { key: 'required', values: [0.3, 0.4, 0.5, 0.7, 1] },
  { key: 'rare', values: [0, 0.25, 0.5, 0.75] },
  { key: 'words', values: [0.3, 0.4, 0.5, 0.6] },
  { key: 'chanceOfWords', values: [0, 3, 6] },
  { key: 'halfOfWords', values: [10, 12, 15] },
  { key: 'general', values: [0.25, 0.5, 1] },
  { key: 'best', values: [0.1, 0.2, 0.3, 0.4] },
  { key: 'full', values: [0.7, 0.75, 5 / 6, 1] },
  { key: 'titleWord', values: [2, 3, 4] },
  { key: 'biography', values: [0.4, 0.5, 0.6, 0.8] },
  { key: 'wish', values: [0, 0.3, 0.5, 0.7] },
  { key: 'unsaid', values: [0.4, 0.6, 0.8, 1] },
  { key: 'description', values: [0.3, 0.4, 0.5] },
  { key: 'otherDays', values: [0.25, 0.5, 0.75] },
  { key: 'sameCity', values: [0.5, 0.6, 0.7, 0.8] },
]

export interface FoldResult {
  /** The positions of the profiles held out. */
  held: number[]
  chosen: string
  judged: number[]
}

/** The result of each profile with these figures. */
type Evaluate = (tuning: Partial<MatchTuning>) => readonly number[]

/**
 * For each fold of profiles: the figures that are best on the others, one after another from the plain ones, and their
 * result on this fold.
 */
export function crossValidate(evaluateAll: Evaluate, profiles: number, folds: number): FoldResult[] {
  const known = new Map<string, readonly number[]>()
  const evaluate: Evaluate = (tuning) => {
    const key = JSON.stringify(tuning)
    const found = known.get(key) ?? evaluateAll(tuning)
    known.set(key, found)
    return found
  }
  return Array.from({ length: folds }, (_, fold) => {
    const held = Array.from({ length: profiles }, (__, index) => index).filter(
      (index) => index % folds === fold,
    )
    const onOthers = (tuning: Partial<MatchTuning>) =>
      mean(evaluate(tuning).filter((__, index) => index % folds !== fold))
    let chosen: Partial<MatchTuning> = { ...plainTuning }
    // Twice, because the first figures were chosen beside plain ones.
    for (const { key, values } of [...choices, ...choices]) {
      const [best] = values
        .map((value) => ({ ...chosen, [key]: value }))
        .map((tuning) => ({ tuning, judged: onOthers(tuning) }))
        .toSorted((a, b) => b.judged - a.judged)
      if (best && best.judged > onOthers(chosen)) chosen = best.tuning
    }
    const all = evaluate(chosen)
    return { held, chosen: describe(chosen), judged: held.map((index) => all[index] ?? Number.NaN) }
  }).filter(({ held }) => held.length > 0)
}

/** How the chosen figures differ from the product's. */
function describe(chosen: Partial<MatchTuning>): string {
  const differing = choices
    .filter(({ key }) => (chosen[key] ?? matchTuning[key]) !== matchTuning[key])
    .map(({ key }) => `${key} ${Math.round(100 * (chosen[key] ?? 0)) / 100}`)
  return differing.length === 0 ? 'as the product' : differing.join(', ')
}

/** The results of all profiles in their order, each measured in the fold that held it out. */
export function joinFolds(folds: readonly FoldResult[]): number[] {
  const joined: number[] = []
  for (const { held, judged } of folds) {
    for (const [at, index] of held.entries()) joined[index] = judged[at] ?? Number.NaN
  }
  return joined
}
