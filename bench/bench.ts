/**
 * `npm run bench`: measures the product's speed with 100,000 projects, next to a bare server that runs the same
 * statements (the floor).
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/context.ts'
import { openBench, type Bench } from './database.ts'
import type { Script } from './floor.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { recordCalls, timeCounts, timePages } from './record-calls.ts'
import { drive } from './load.ts'
import type { Call } from './record.ts'
import { ratioOf, writeReport, type Compared, type ServerLoad } from './report.ts'
import { scenariosOf, type Scenario } from './scenarios.ts'
import { serveOnRequest, startServer, type BenchServer } from './serve.ts'
import { makeBenchFolder, removeBenchFolder, updateResultsPage } from './with-bench.ts'
import {
  exitCodes,
  processTerminal,
  resolveUserPath,
  runCommand,
  type Terminal,
} from '#server/commands/terminal.ts'

const help = `Measures the product beside a floor: a bare server that runs the same statements. Takes some minutes.

  npm run bench -- [--quick] [--folder FOLDER] [--only WORD] [--report FILE]

  --quick          few projects and a short time each: shows that the bench works, and measures nothing
  --folder FOLDER  keeps the database there, and reuses it if it exists
  --only WORD      only the calls whose name starts with WORD
  --report FILE    where the results are written as well; not with --quick
`

const full = {
  all: { projects: 100_000, organizations: 5000, volunteers: 20_000, applications: 200_000 },
  few: { projects: 1000, organizations: 50, volunteers: 200, applications: 2000 },
  /** Seconds of the same load before it counts: a server runs for days, so what V8 compiles at first isn't part of it. */
  warmUp: 3,
  pairs: 5,
  seconds: 1,
  runs: 400,
  connections: 32,
  hasTimeouts: true,
}
const quick: typeof full = {
  all: { projects: 4000, organizations: 200, volunteers: 1200, applications: 8000 },
  few: { projects: 1000, organizations: 50, volunteers: 200, applications: 2000 },
  warmUp: 0.15,
  pairs: 1,
  seconds: 0.3,
  runs: 20,
  connections: 4,
  // On a machine that is busy with others, a call may wait longer than the product allows.
  hasTimeouts: false,
}

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      serve: { type: 'boolean' },
      quick: { type: 'boolean' },
      folder: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const answered = answerHelp(values, { help, isPossible: true, terminal })
  if (answered !== null) return answered
  if (values.serve) {
    await serveOnRequest()
    return exitCodes.done
  }
  let isFine = false
  const code = await runCommand(terminal, async () => {
    const folder = values.folder === undefined ? makeBenchFolder() : resolveUserPath(values.folder)
    try {
      const text = await measure(values.quick ? quick : full, { folder, only: values.only ?? '', terminal })
      isFine = text.isFine
      terminal.out(`\n${text.report}`)
      if (values.report !== undefined && !values.quick) updateResultsPage(values.report, text.report)
    } finally {
      if (values.folder === undefined) removeBenchFolder(folder)
    }
  })
  return code === exitCodes.done && !isFine ? exitCodes.failed : code
}

async function measure(
  plan: typeof full,
  { folder, only, terminal }: { folder: string; only: string; terminal: Terminal },
): Promise<{ report: string; isFine: boolean }> {
  const now = systemClock()
  const [loadBefore = 0] = loadavg()
  const print = (line: string) => terminal.err(`${line}\n`)
  const { all, few } = plan
  const bench = await openBench(folder, { all, few }, { now, print })
  try {
    const scenarios = scenariosOf(plan.all).filter(({ name }) => name.startsWith(only))
    const recording = await recordCalls(bench.all, { scenarios, isSmall: plan === quick })
    const pages = await timePages(bench, scenarios, plan.runs)
    const counts = await timeCounts(bench, plan.runs)
    const compared = await compare(bench, { scenarios, script: recording.script, plan, print })
    const failed = compared.flatMap(({ app, floor }) => [...app, ...floor]).some((load) => load.failed > 0)
    const report = writeReport({
      sizes: plan.all,
      fewProjects: plan.few.projects,
      now,
      loadBefore,
      connections: plan.connections,
      seconds: plan.seconds,
      postgres: bench.postgres,
      compared,
      pages,
      counts,
      plans: recording.plans,
    })
    const isWhole = recording.plans.some(({ whole }) => whole.length > 0)
    return { report, isFine: !failed && !isWhole }
  } finally {
    await bench.stop()
  }
}

/** Measures product and floor alternately, under the same load. */
async function compare(
  bench: Bench,
  run: { scenarios: readonly Scenario[]; script: Script; plan: typeof full; print: (line: string) => void },
): Promise<Compared[]> {
  const { scenarios, script, plan, print } = run
  const servers = [
    await startServer(bench.all, null, plan),
    await startServer(bench.all, script, plan),
  ] as const
  const results: Compared[] = []
  try {
    // Loading takes a minute of a core with 100,000 projects, which must not slow down what is measured.
    await servers[0].indexed
    const { connections } = plan
    // Otherwise the first call would pay for what all calls share.
    for (const { calls } of scenarios) {
      if (!calls) continue
      for (const server of servers)
        await drive(server.url, inTurn(calls), { connections, seconds: plan.warmUp })
    }
    for (const { name, goal, calls, make } of scenarios) {
      const next = calls ? inTurn(calls) : counted(make)
      const load = async (server: BenchServer, seconds: number): Promise<ServerLoad> => {
        const before = await server.readProcessorTime()
        const made = await drive(server.url, next, { connections, seconds })
        return { ...made, processor: ((await server.readProcessorTime()) - before) / made.count }
      }
      const result: Compared = { name, goal, app: [], floor: [] }
      for (const server of servers) await load(server, plan.warmUp)
      for (let pair = 0; pair < plan.pairs; pair += 1) {
        result.app.push(await load(servers[0], plan.seconds))
        result.floor.push(await load(servers[1], plan.seconds))
      }
      results.push(result)
      print(`${name}: ${ratioOf(result).toFixed(2)} of the floor`)
    }
  } finally {
    for (const server of servers) await server.stop()
  }
  return results
}

const inTurn = (calls: readonly [Call, ...Call[]]) =>
  counted((index) => calls[index % calls.length] ?? calls[0])

/** Gives the call of the next number each time. */
function counted(make: (index: number) => Call): () => Call {
  let made = 0
  return () => {
    made += 1
    return make(made)
  }
}
