/** `npm run bench:searches`: measures how long one project takes to find, among many saved searches, those that find it. */
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { loadConfig, type Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { openDatabase, type Database } from '#server/db/db.ts'
import { listNewFinds } from '#server/features/projects/alerts/search-matching.ts'
import { processTerminal, runCommand, type Terminal } from '#server/commands/terminal.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { insertSearches } from './searches-data.ts'
import { publishReport, withBench } from './with-bench.ts'

const help = `Compares projects with many saved searches and reports how long each takes. Takes some minutes.

  npm run bench:searches -- [--searches N] [--report FILE]

  --searches N   how many (default 100000)
  --report FILE  where the section "Saved searches" is written as well
`
const few = { projects: 200, organizations: 20, volunteers: 40_000, applications: 0 }
const goalMs = 100

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      searches: { type: 'string', default: '100000' },
    },
  })
  const count = Number(values.searches)
  const isPossible = Number.isInteger(count) && count > 0
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null) return answered
  return runCommand(terminal, async () => {
    const now = systemClock()
    await withBench(few, { now, terminal }, async (bench) => {
      const [loadBefore = 0] = loadavg()
      const config = loadConfig({ DATABASE_URL: bench.all })
      const measured = await withDatabase(bench.all, async (database) => {
        await insertSearches(database, { url: bench.all, count, config, now })
        return measure(database, { config, now })
      })
      const report = describe(measured, { count, now, loadBefore, postgres: bench.postgres })
      publishReport(report, values.report, terminal)
    })
  })
}

async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url, { poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

interface Setting {
  config: Config
  now: Date
}

interface Measured {
  /** Milliseconds of each project, sorted. */
  times: number[]
  /** How many searches found each. */
  found: number[]
  /** Milliseconds of the processors for each on average, of this process and of PostgreSQL; null if unknown. */
  processors: number | null
}

async function measure({ db, pool }: Database, setting: Setting): Promise<Measured> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from projects where visibility = 'published' and status in ('open', 'active') order by id limit 100",
  )
  const compare = (id: string) => listNewFinds(db, { projectId: id, ...setting })
  // Places load once, and connections open.
  for (const { id } of rows.slice(0, 10)) await compare(id)
  const times: number[] = []
  const found: number[] = []
  const begun = await readProcessors(pool)
  for (const { id } of rows) {
    const start = performance.now()
    found.push((await compare(id)).length)
    times.push(performance.now() - start)
  }
  const ended = await readProcessors(pool)
  return {
    times: times.toSorted((a, b) => a - b),
    found: found.toSorted((a, b) => a - b),
    processors: begun === null || ended === null ? null : (ended - begun) / Math.max(1, rows.length),
  }
}

/** Milliseconds of one tick of /proc, which Linux counts in hundredths of a second. */
const tickMs = 10

/**
 * The milliseconds that the processors have worked for this process and for its connections to PostgreSQL, however busy
 * the machine is with other things; null where there is no /proc.
 */
async function readProcessors(pool: Database['pool']): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  )
  const { user, system } = process.cpuUsage()
  let sum = (user + system) / 1000
  for (const { pid } of rows) {
    const file = `/proc/${pid}/stat`
    if (!existsSync(file)) return null
    // After the name in parentheses: the 12th and 13th are the times in user and in system mode.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    sum += tickMs * (Number(fields[11]) + Number(fields[12]))
  }
  return sum
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

function describe(
  { times, found, processors }: Measured,
  { count, now, loadBefore, postgres }: { count: number; now: Date; loadBefore: number; postgres: string },
): string {
  const [loadAfter = 0] = loadavg()
  const row = (name: string, sorted: readonly number[], digits: number) =>
    `| ${name} | ${[0.5, 0.95, 1].map((share) => at(sorted, share).toFixed(digits)).join(' | ')} |`
  return `## Saved searches

One project compared with ${count.toLocaleString('en-US')} saved searches, ${times.length} projects one after the other. The goal is at most ${goalMs} ms.
Of ${now.toISOString().slice(0, 10)}, on ${cpus().length} cores with PostgreSQL ${postgres}; each search with filters of its own. The machine's load was ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after.

| Of each project | Median | 95% | Most |
| --- | --- | --- | --- |
${row('Milliseconds', times, 1)}
${row('Searches that find it', found, 0)}${
    processors === null
      ? ''
      : `

For each project the processors worked ${processors.toFixed(0)} ms on average, node and PostgreSQL together; the rest of the time they worked for others.`
  }`
}
