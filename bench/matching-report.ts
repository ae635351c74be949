/** The quality of matching, as a section of the results page. */
import type { FoldResult } from './matching-folds.ts'
import { meanOfFolds } from './matching-folds.ts'
import type { RankingMetrics } from './matching-evaluate.ts'

export interface MatchingResults {
  volunteers: number
  projects: number
  product: RankingMetrics
  baselines: string
  ablation: { name: string; figures: RankingMetrics }[]
  /** The result of each changed parameter, the unchanged score first; empty if not requested. */
  neighbours: { name: string; figures: RankingMetrics }[]
  folds: { name: string; results: FoldResult[] }[]
}

const notified = (value: number) => value.toFixed(3)
const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(3)}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The section under one heading. */
export function writeMatchingReport(results: MatchingResults): string {
  const { product, volunteers, projects, baselines, ablation, folds } = results
  const [low, high] = product.ndcg10_judged_ci95 ?? []
  const between = low === undefined || high === undefined ? '' : ` (${notified(low)}-${notified(high)})`
  return [
    '## Matching',
    `Written by \`npm run bench:matching\`: ${volunteers} volunteers, ${projects} listings, ranked by the product's score with its default weights and judged by the set's own program. NDCG@10 over judged candidates (95% bootstrap over profiles), NDCG@10 over all listings, P@10 of grade 2 or 3.`,
    table(
      ['Method', 'NDCG@10, judged', 'NDCG@10, all', 'P@10', 'Judged in top 10'],
      [
        [
          '**the product**',
          `**${notified(product.ndcg10_judged)}**${between}`,
          `**${notified(product.ndcg10_all)}**`,
          `**${notified(product.p10)}**`,
          notified(product.judged_in_top10),
        ],
        ...rowsOf(baselines),
      ],
    ),
    '### By profile',
    table(
      ['Profile', 'Judged', 'All', 'P@10', 'Judged in top 10'],
      product.each.map((one) => [
        one.id,
        notified(one.judged),
        notified(one.all),
        notified(one.p10),
        notified(one.covered),
      ]),
    ),
    '### What each part brings',
    'The score with one part left out or put in; the difference is to the product.',
    table(
      ['Score', 'NDCG@10, judged', 'Difference', 'NDCG@10, all', 'P@10'],
      ablation.map(({ name, figures: metrics }) => [
        name,
        notified(metrics.ndcg10_judged),
        signed(metrics.ndcg10_judged - product.ndcg10_judged),
        notified(metrics.ndcg10_all),
        notified(metrics.p10),
      ]),
    ),
    ...(folds.length > 0 ? printFolds(results) : []),
  ].join('\n\n')
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

function printFolds({ folds, neighbours, product }: MatchingResults): string[] {
  return [
    '### Cross-validation',
    `The figures of \`src/domain/matching/tuning.ts\` are the same for everybody. Here each is moved by a quarter, down and up (${neighbours.length - 1} scores beside the present one); what is best on some profiles is measured on the others.`,
    table(
      ['Profiles held out', 'NDCG@10, judged', 'NDCG@10, all', 'Chosen on the others'],
      [
        ['none, as it is', notified(product.ndcg10_judged), notified(product.ndcg10_all), 'as it is'],
        ...folds.map(({ name, results }) => {
          const { judged: ratedScore, all } = meanOfFolds(results)
          return [
            name,
            notified(ratedScore),
            notified(all),
            [...new Set(results.map(({ chosen }) => chosen))].join(', '),
          ]
        }),
      ],
    ),
    table(
      ['Moved', 'NDCG@10, judged', 'Difference', 'NDCG@10, all'],
      neighbours
        .filter((_, index) => index > 0)
        .map(({ name, figures: metrics }) => [
          name,
          notified(metrics.ndcg10_judged),
          signed(metrics.ndcg10_judged - product.ndcg10_judged),
          notified(metrics.ndcg10_all),
        ]),
    ),
  ]
}
