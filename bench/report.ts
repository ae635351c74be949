/** Formats the results as a page of tables. */
import { cpus, totalmem } from 'node:os'
import type { Load } from './load.ts'
import type { Sizes } from './generate.ts'

/** A load and the microseconds of processor time that its server took for a call. */
export interface ServerLoad extends Load {
  processor: number
}

export interface Compared {
  name: string
  goal: number | null
  app: ServerLoad[]
  floor: ServerLoad[]
}

/** Milliseconds with few and with all projects. */
export interface Grown {
  name: string
  few: number
  all: number
}

/** How PostgreSQL fetches the rows of a call. */
export interface Plan {
  name: string
  indexes: string[]
  /** Large tables read in full; normally none. */
  whole: string[]
  /** The same for counting only, which runs every ten seconds. */
  counting: string[]
}

export interface Results {
  sizes: Sizes
  fewProjects: number
  now: Date
  /** The machine's load over the minute before. */
  loadBefore: number
  connections: number
  seconds: number
  postgres: string
  compared: Compared[]
  /** The page query. */
  pages: Grown[]
  counts: Grown[]
  plans: Plan[]
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The share of the floor's throughput that the product reaches: the median of the paired ratios. */
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
  const processor = (loads: readonly ServerLoad[]) => thousands(median(loads.map((load) => load.processor)))
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
    processor(app),
    processor(floor),
    String(failed),
  ]
}

/** The maximum factor by which counting may slow down with all projects. */
const maxGrowth = 4

function describeGrowth(
  grown: readonly Grown[],
  { sizes, fewProjects }: Results,
  goal: string | null = null,
): string {
  const goals = goal === null ? [] : [goal]
  const rows = grown.map(({ name, few, all }) => [
    name,
    few.toFixed(2),
    all.toFixed(2),
    (all / few).toFixed(1),
    ...goals,
  ])
  const counts = [fewProjects, sizes.projects].map((count) => `${thousands(count)} projects`)
  return table(['Of', ...counts, 'Growth', ...goals.map(() => 'Goal')], rows)
}

/** The page for `bench/RESULTS.md`. */
export function writeReport(results: Results): string {
  const { sizes, now, connections, seconds, compared, plans } = results
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const calls = compared.map(describeLoads)
  const whole = plans.filter((plan) => plan.whole.length > 0)
  return `# Results of the bench

Written by \`npm run bench\` on ${now.toISOString().slice(0, 10)}. [README.md](README.md) says what is measured and how.

- Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, shared by the load, the server and PostgreSQL; its load over the minute before was ${results.loadBefore.toFixed(1)}.
- Node ${process.versions.node}, PostgreSQL ${results.postgres}, one process, ${connections} connections.
- ${thousands(sizes.projects)} projects, ${thousands(sizes.organizations)} organizations, ${thousands(sizes.volunteers)} volunteers, ${thousands(sizes.applications)} applications.
- ${compared[0]?.app.length ?? 0} pairs of ${seconds} s each, product and floor in turn; medians.

## Calls

${table(['Call', 'Product, a second', 'Floor, a second', 'Ratio', 'Goal', 'Median, ms', 'p99, ms', 'Product, µs', 'Floor, µs', 'Failed'], calls)}

The microseconds are the processor time of the server's process for one call, with all its threads and without PostgreSQL.

## The page query

Milliseconds of the one query that reads a page, alone.

${describeGrowth(results.pages, results)}

## Counting

Milliseconds of one answer with the total and the count of every choice, when none is kept: once in ten seconds for each
filter, however many ask.

${describeGrowth(results.counts, results, `at most ${maxGrowth}`)}

## Plans

${whole.length === 0 ? 'No statement of these calls reads a large table from end to end' : `**Read from end to end**: ${whole.map((plan) => `${plan.whole.join(', ')} by ${plan.name}`).join('; ')}`}, with these ${thousands(sizes.projects)} projects.

${table(
  ['Call', 'Indexes it reads', 'Read whole to be counted'],
  plans.map(({ name, indexes, counting }) => [name, indexes.join(', '), counting.join(', ')]),
)}
`
}
