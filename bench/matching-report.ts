/** The quality of matching, as a section of the results page. */
import { joinFolds, type FoldResult } from './matching-folds.ts'
import type { RankingMetrics } from './matching-evaluate.ts'
import { interval, mean } from './matching-metrics.ts'

export interface SetResults {
  name: string
  volunteers: number
  projects: number
  product: RankingMetrics
  baselines: string
}

export interface MatchingResults {
  sets: SetResults[]
  /** The profiles of all sets, and the NDCG@10 of each over its judged listings. */
  profiles: string[]
  judged: number[]
  /** The same with weights and BM25, the best of the simple rankings; null if a set does not have it. */
  bestBaseline: number[] | null
  ablations: { name: string; judged: number[] }[]
  /** Empty if not requested. */
  folds: FoldResult[]
}

const written = (value: number) => value.toFixed(3)
const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(3)}`
const between = ([low, high]: readonly number[]) =>
  low === undefined || high === undefined ? '' : `${written(low)} to ${written(high)}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The section under one heading. */
export function writeMatchingReport(results: MatchingResults): string {
  return [
    '## Matching',
    `Written by \`npm run bench:matching\`: listings ranked by the product's score with its default weights. NDCG@10 over judged candidates, NDCG@10 over all listings, P@10 of grade 2 or 3, judged by the sets' own program; 95 % bootstrap over profiles.`,
    ...results.sets.flatMap(printSet),
    ...printAll(results),
    ...(results.folds.length > 0 ? printFolds(results) : []),
    ...printAblations(results),
  ].join('\n\n')
}

function printSet({ name, volunteers, projects, product, baselines }: SetResults): string[] {
  const range = product.ndcg10_judged_ci95 === undefined ? '' : ` (${between(product.ndcg10_judged_ci95)})`
  return [
    `### ${name}: ${volunteers} volunteers, ${projects} listings`,
    table(
      ['Method', 'NDCG@10, judged', 'NDCG@10, all', 'P@10', 'Judged in top 10'],
      [
        [
          '**the product**',
          `**${written(product.ndcg10_judged)}**${range}`,
          `**${written(product.ndcg10_all)}**`,
          `**${written(product.p10)}**`,
          written(product.judged_in_top10),
        ],
        ...rowsOf(baselines),
      ],
    ),
  ]
}

/** The rows of the set's own table, without its header. */
function rowsOf(printed: string): string[][] {
  return printed
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const worst = 12

function printAll({ profiles, judged, bestBaseline }: MatchingResults): string[] {
  const ranked = profiles
    .map((id, index) => ({ id, own: judged[index] ?? 0, baseline: bestBaseline?.[index] }))
    .toSorted((a, b) => a.own - b.own)
  return [
    `### All ${profiles.length} profiles`,
    table(
      ['Method', 'NDCG@10, judged', '95 %'],
      [
        ['the product', written(mean(judged)), between(interval(judged))],
        ...(bestBaseline === null ? [] : rowsOfBaseline(judged, bestBaseline)),
      ],
    ),
    `The profiles that it serves worst:`,
    table(
      ['Profile', 'The product', 'Weights and BM25'],
      ranked
        .slice(0, worst)
        .map(({ id, own, baseline }) => [id, written(own), baseline === undefined ? '' : written(baseline)]),
    ),
  ]
}

function rowsOfBaseline(own: readonly number[], baseline: readonly number[]): string[][] {
  const differences = own.map((one, index) => one - (baseline[index] ?? 0))
  return [
    ['weights and BM25', written(mean(baseline)), between(interval(baseline))],
    ['the difference', signed(mean(differences)), between(interval(differences))],
  ]
}

function printFolds({ folds, judged, bestBaseline }: MatchingResults): string[] {
  const all = joinFolds(folds)
  const differences = all.map((one, index) => one - (bestBaseline?.[index] ?? 0))
  return [
    '### Cross-validation',
    `The figures of \`src/domain/matching/scoring/tuning.ts\` are the same for everybody. For each of ${folds.length} groups of profiles they are chosen again, one after another from plain ones, on the other groups, and measured on the group left out.`,
    table(
      ['Profiles', 'NDCG@10, judged', '95 %'],
      [
        ['all, as the product is', written(mean(judged)), between(interval(judged))],
        ['all, each left out of the choice', written(mean(all)), between(interval(all))],
        ...(bestBaseline === null
          ? []
          : [
              ['the same, above weights and BM25', signed(mean(differences)), between(interval(differences))],
            ]),
      ],
    ),
    table(
      ['Group left out', 'NDCG@10, judged', 'Chosen on the others'],
      folds.map((fold, index) => [String(index + 1), written(mean(fold.judged)), fold.chosen]),
    ),
  ]
}

function printAblations({ ablations, judged }: MatchingResults): string[] {
  return [
    '### What each part brings',
    'The score with one part left out or put in, over all profiles; the difference is to the product.',
    table(
      ['Score', 'NDCG@10, judged', 'Difference', '95 %'],
      ablations.map((one) => {
        const differences = one.judged.map((each, index) => each - (judged[index] ?? 0))
        return [
          one.name,
          written(mean(one.judged)),
          signed(mean(differences)),
          between(interval(differences)),
        ]
      }),
    ),
  ]
}
