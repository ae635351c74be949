/** The results as a page of tables. */
import { cpus, totalmem } from 'node:os'
import type { Load } from './load.ts'
import type { Sizes } from './generate.ts'

export interface Compared {
  name: string
  goal: number | null
  app: Load[]
  floor: Load[]
}

export interface Growth {
  name: string
  /** Milliseconds of the page query, with few and with all projects. */
  few: number
  all: number
}

export interface Results {
  sizes: Sizes
  fewProjects: number
  now: Date
  /** Of the machine, over the minute before. */
  loadBefore: number
  connections: number
  seconds: number
  postgres: string
  compared: Compared[]
  growth: Growth[]
  /** What a hot query reads from end to end, in words; empty as it should be. */
  wholeReads: string[]
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The share of the floor that the product reaches: the median of the pairs' ratios. */
export const ratioOf = ({ app, floor }: Compared) =>
  median(app.map((load, pair) => load.perSecond / (floor[pair]?.perSecond ?? Number.NaN)))

const thousands = (count: number) => Math.round(count).toLocaleString('en-US')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeLoads({ name, goal, app, floor, ...rest }: Compared): string[] {
  const speeds = (loads: readonly Load[]) => thousands(median(loads.map((load) => load.perSecond)))
  const times = (pick: (load: Load) => number) => median(app.map(pick)).toFixed(1)
  const failed = [...app, ...floor].reduce((sum, load) => sum + load.failed, 0)
  const ratio = ratioOf({ name, goal, app, floor, ...rest })
  return [
    name,
    speeds(app),
    speeds(floor),
    ratio.toFixed(2),
    goal === null ? '' : `${goal}`,
    times((load) => load.median),
    times((load) => load.p99),
    String(failed),
  ]
}

/** The page that is kept in `bench/RESULTS.md`. */
export function writeReport(results: Results): string {
  const { sizes, now, connections, seconds, compared, growth } = results
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const calls = compared.map(describeLoads)
  const grown = growth.map(({ name, few, all }) => [
    name,
    few.toFixed(2),
    all.toFixed(2),
    (all / few).toFixed(1),
  ])
  return `# Results of the bench

Written by \`npm run bench\` on ${now.toISOString().slice(0, 10)}. [README.md](README.md) says what is measured and how.

- Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, shared by the load, the server and PostgreSQL; its load over the minute before was ${results.loadBefore.toFixed(1)}.
- Node ${process.versions.node}, PostgreSQL ${results.postgres}, one process, ${connections} connections.
- ${thousands(sizes.projects)} projects, ${thousands(sizes.organizations)} organizations, ${thousands(sizes.volunteers)} volunteers, ${thousands(sizes.applications)} applications.
- ${compared[0]?.app.length ?? 0} pairs of ${seconds} s each, product and floor in turn; medians.

## Calls

${table(['Call', 'Product, a second', 'Floor, a second', 'Ratio', 'Goal', 'Median, ms', 'p99, ms', 'Failed'], calls)}

## The page query

Milliseconds of the one query that reads a page, alone.

${table(['Page', `${thousands(results.fewProjects)} projects`, `${thousands(sizes.projects)} projects`, 'Growth'], grown)}

## Plans

${results.wholeReads.length === 0 ? 'No statement of these calls reads a large table from end to end.' : results.wholeReads.map((line) => `- ${line}`).join('\n')}
`
}
