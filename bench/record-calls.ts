/**
 * Records the product while it makes each call once: the statements for the floor, their query plans, and their
 * duration.
 */
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/db.ts'
import { waitForIndex } from '#server/matching/live-index.ts'
import type { Bench } from './database.ts'
import { keyOf, type Script } from './floor.ts'
import { findQueryPlan, timeStatement } from './plans.ts'
import { injectionOf, recordStatements, type Call, type Recorder, type Statement } from './record.ts'
import { median, type Grown, type Plan } from './report.ts'
import { countsOf, type Scenario } from './scenarios.ts'
import { benchConfig, withoutTimeouts } from './serve.ts'

/** Records one call of each kind. With few projects, broad calls may read a table from end to end. */
export async function recordCalls(
  url: string,
  { scenarios, isSmall }: { scenarios: readonly Scenario[]; isSmall: boolean },
): Promise<{ script: Script; plans: Plan[] }> {
  const script: Script = { exact: {}, samples: {} }
  const plans: Plan[] = []
  await withApp(url, async ({ record, database, loadIndexes }) => {
    // What loads them belongs to no single call.
    await loadIndexes()
    for (const { name, calls, make, isBroad } of scenarios) {
      const plan = { name, indexes: new Set<string>(), whole: new Set<string>(), counting: new Set<string>() }
      // A call outside the range that the load uses.
      for (const call of calls ?? [make(499_999)]) {
        const recorded = await record(call)
        const { kept, fresh } = recorded
        const counting = fresh.filter(({ text }) => kept.every((other) => other.text !== text))
        for (const statement of [...kept, ...counting].filter(({ text }) => !isBeside.test(text))) {
          const { indexes, whole } = await findQueryPlan(database.pool, statement)
          for (const index of indexes) plan.indexes.add(index)
          for (const table of isBroad && isSmall ? [] : whole)
            plan[kept.includes(statement) ? 'whole' : 'counting'].add(table)
        }
        if (calls) script.exact[keyOf(call.path, call.cookie)] = recorded
        else script.samples[call.path] = sampleOf(call, kept)
      }
      const { indexes, whole, counting } = plan
      plans.push({ name, indexes: [...indexes].toSorted(), whole: [...whole], counting: [...counting] })
    }
  })
  return { script, plans }
}

/** What the lists of several seconds showed is written together, during whichever call is made then. */
const isBeside = /^insert into "match_exposures"/

function sampleOf(call: Call, statements: Statement[]): Script['samples'][string] {
  const body = Object.fromEntries(
    Object.entries(call.body ?? {}).map(([name, value]) => [name, String(value)]),
  )
  return { statements, body, cookie: call.cookie ?? '' }
}

interface RecordedCall extends Recorder {
  /** Loads what the app keeps of all projects for matches, as it does when it listens. */
  loadIndexes(): Promise<void>
  /** A connection that is not recorded. */
  database: ReturnType<typeof openDatabase>
  /**
   * Makes a read a quarter of an hour after the previous one, when every cache entry and count has expired
   * (`unchanged-counts.ts`). Returns the milliseconds.
   */
  timeFresh(call: Call): Promise<number>
}

async function withApp(url: string, work: (recording: RecordedCall) => Promise<void>): Promise<void> {
  const database = openDatabase(url, { poolSize: 10, limits: withoutTimeouts })
  const explaining = openDatabase(url, { poolSize: 1, limits: withoutTimeouts })
  let later = 0
  const now = () => new Date(Date.now() + later)
  const building = buildApp({ config: { ...benchConfig(url), logLevel: 'silent' }, database, now })
  const { record } = recordStatements(database.pool, building)
  const app = await building
  try {
    // Statements that run once for all later calls belong to no single call.
    await record({ method: 'GET', path: '/api/projects' })
    await work({
      record,
      loadIndexes: () => waitForIndex(database.db),
      database: explaining,
      async timeFresh(call) {
        later += 15 * 60_000
        const began = performance.now()
        await app.inject(injectionOf(call))
        return performance.now() - began
      },
    })
  } finally {
    await app.close()
    await database.close()
    await explaining.close()
  }
}

/** Milliseconds of the page query, with few and with all projects. */
export function timePages(bench: Bench, scenarios: readonly Scenario[], runs: number): Promise<Grown[]> {
  const pages = scenarios.flatMap(({ name, calls, isPage }) => (calls && isPage ? [{ name, calls }] : []))
  return grow(bench, pages, async ({ record, database }, calls) => {
    const statements: Statement[] = []
    for (const call of calls) statements.push(...(await record(call)).kept.slice(-1))
    await timeStatement(database.pool, statements, statements.length)
    return timeStatement(database.pool, statements, runs)
  })
}

/** Milliseconds of one response with uncached counts, with few and with all projects. */
export function timeCounts(bench: Bench, runs: number): Promise<Grown[]> {
  return grow(bench, countsOf(), async ({ timeFresh }, calls) => {
    const times: number[] = []
    while (times.length < runs / 4) for (const call of calls) times.push(await timeFresh(call))
    return median(times)
  })
}

async function grow(
  { all, few }: Bench,
  timed: readonly { name: string; calls: readonly Call[] }[],
  time: (recording: RecordedCall, calls: readonly Call[]) => Promise<number>,
): Promise<Grown[]> {
  const measure = async (url: string) => {
    const times: number[] = []
    await withApp(url, async (recording) => {
      for (const { calls } of timed) times.push(await time(recording, calls))
    })
    return times
  }
  const small = await measure(few)
  const large = await measure(all)
  return timed.map(({ name }, index) => ({ name, few: small[index] ?? 0, all: large[index] ?? 0 }))
}
