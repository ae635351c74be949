/** `npm run bench:matches`: measures lists of matches through HTTP, of many volunteers and of many projects. */
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { processTerminal, runCommand, type Terminal } from '#server/commands/terminal.ts'
import { systemClock } from '#server/context.ts'
import { openDatabase } from '#server/db/db.ts'
import { answerHelp, folderOf, sharedOptions } from './options.ts'
import { withClient } from './copy-rows.ts'
import type { Bench } from './database.ts'
import { signedIn, tokenOf, type Sizes } from './generate.ts'
import { marketOf } from './matches-data.ts'
import { matchOrders, type MatchOrder } from '#domain/matching/order.ts'
import { measureRecall, type ListOf } from './matches-scan.ts'
import { uuidOf } from './random.ts'
import { startServer, type BenchServer } from './serve.ts'
import { publishReport, withBench } from './with-bench.ts'

const help = `Asks for the matches of many volunteers and of many projects, one call after the other. Takes some minutes.

  npm run bench:matches -- [--projects N] [--volunteers N] [--calls N] [--recall N] [--folder FOLDER] [--report FILE]

  --projects N    how many (default 100000); 4 of 25 are not public or already completed
  --volunteers N  how many, all of whom organizations may find (default: as many as projects)
  --calls N       how many volunteers and how many projects are asked for (default 200)
  --recall N      for how many volunteers every pair is scored (default 24; two milliseconds for each project)
  --folder FOLDER keeps the database there, and reuses it if it exists
  --report FILE   where the section "Matches of N projects and M volunteers" is written as well
`
/** Milliseconds. */
const goals = { median: 25, p95: 60, firstP95: 250, projectP95: 100, recall: 0.95 }

/** How long a full list is. */
const listSize = 48

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      projects: { type: 'string', default: '100000' },
      volunteers: { type: 'string' },
      calls: { type: 'string', default: '200' },
      recall: { type: 'string', default: '24' },
      folder: { type: 'string' },
    },
  })
  const [projects = 0, volunteers = 0, calls = 0, recallPeople = 0] = [
    values.projects,
    values.volunteers ?? values.projects,
    values.calls,
    values.recall,
  ].map(Number)
  const isPossible =
    [projects, volunteers, calls].every((one) => Number.isInteger(one) && one >= 10) && recallPeople >= 0
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null) return answered
  return runCommand(terminal, async () => {
    const now = systemClock()
    const sizes = marketOf(projects, volunteers)
    const folder = folderOf(values.folder, projects)
    await withBench(sizes, { now, terminal, folder }, async (bench) => {
      const [loadBefore = 0] = loadavg()
      const measured = await measure(bench, { sizes, calls, recallPeople, terminal })
      publishReport(
        describe(measured, { sizes, calls, now, loadBefore, postgres: bench.postgres }),
        values.report,
        terminal,
      )
    })
  })
}

interface Measured {
  open: number
  /** The first answer after the start, in milliseconds. */
  first: { ms: number; isReady: boolean }
  loading: Awaited<BenchServer['indexed']>
  /** Milliseconds from the start until the counts beside choices are loaded as well: only then is anything measured. */
  loadedAfter: number
  /** Megabytes of the process when it has started, with the index and counts, and at the end. */
  memory: { start: number; indexed: number; end: number }
  rows: { name: string; times: number[] }[]
  recall: { order: MatchOrder; recall: number }[]
}

const listed = z.array(z.object({ id: z.string() }))

async function measure(
  bench: Bench,
  {
    sizes,
    calls,
    recallPeople,
    terminal,
  }: { sizes: Sizes; calls: number; recallPeople: number; terminal: Terminal },
): Promise<Measured> {
  const database = openDatabase(bench.all, { poolSize: 1 })
  const begun = performance.now()
  const server = await startServer(bench.all, null)
  try {
    // With a connection of its own: a million rows take longer than a statement of the product may.
    const { rows: open } = await withClient(bench.all, (client) =>
      client.query<{ id: string; organization_id: string }>(
        `select id, organization_id from projects where visibility = 'published' and status in ('open', 'active')
         order by id`,
      ),
    )
    const owners = new Map(
      Array.from({ length: sizes.organizations }, (_, index) => [
        uuidOf('organization', index),
        sizes.volunteers + index,
      ]),
    )
    const ask = async (path: string, person: number) => {
      const begun = performance.now()
      const answer = await fetch(`${server.url}${path}`, { headers: { cookie: `sid=${tokenOf(person)}` } })
      const body: unknown = await answer.json()
      // While it loads its index, a process says so instead of taking longer than two seconds.
      if (!answer.ok && answer.status !== 503) throw new Error(`${path} was answered ${answer.status}`)
      return { ms: performance.now() - begun, body, isReady: answer.ok }
    }
    const memoryAtStart = memoryOf(server.pid)
    const own = '/api/project-matches?order=best-fit'
    const first = await ask(own, 0)
    const loading = await server.indexed
    // Counts load for longer, and would take the processor and the database from what is measured.
    const counted = await fetch(`${server.url}/api/projects/facets`)
    if (!counted.ok) throw new Error(`the counts were answered ${counted.status}`)
    const loadedAfter = performance.now() - begun
    const memoryIndexed = memoryOf(server.pid)
    terminal.err(`${open.length} projects are indexed after ${(loading.ms / 1000).toFixed(1)} s\n`)
    const people = Array.from(
      { length: Math.min(calls, signedIn, sizes.volunteers - 1) },
      (_, index) => index + 1,
    )
    const asked = Array.from(
      { length: Math.min(calls, open.length) },
      (_, index) => open[Math.floor((index * open.length) / Math.min(calls, open.length))],
    ).flatMap((project) => project ?? [])
    const ofPerson = (person: number) => ask(own, person)
    const ofProject = (project: (typeof open)[number]) =>
      ask(`/api/projects/${project.id}/volunteer-matches`, owners.get(project.organization_id) ?? 0)
    const rows: Measured['rows'] = []
    const time = async <Item>(
      name: string,
      items: readonly Item[],
      call: (item: Item) => Promise<{ ms: number; isReady: boolean }>,
    ) => {
      const times: number[] = []
      for (const item of items) {
        const { ms, isReady } = await call(item)
        if (!isReady) throw new Error(`${name}: the index is loaded, but the answer was 503`)
        times.push(ms)
      }
      const sorted = times.toSorted((a, b) => a - b)
      rows.push({ name, times: sorted })
      terminal.err(`${name}: ${[0.5, 0.95].map((share) => at(sorted, share).toFixed(0)).join(' and ')} ms\n`)
    }
    await time('A volunteer’s matches, first time', people, ofPerson)
    await time('A volunteer’s matches, again', people, ofPerson)
    await time('A volunteer’s matches, recommended', people, (person) =>
      ask('/api/project-matches?order=recommended', person),
    )
    await time('A project’s volunteers, first time', asked, ofProject)
    await time('A project’s volunteers, again', asked, ofProject)
    const lists: ListOf[] = []
    for (const person of people.slice(0, recallPeople)) {
      for (const order of matchOrders) {
        const { body } = await ask(`/api/project-matches?order=${order}`, person)
        lists.push({ userId: uuidOf('user', person), order, ids: listed.parse(body).map(({ id }) => id) })
      }
    }
    const end = memoryOf(server.pid)
    const recall = await measureRecall(database.db, lists, {
      open: open.map(({ id }) => id),
      size: listSize,
      now: systemClock(),
    })
    const memory = { start: memoryAtStart, indexed: memoryIndexed, end }
    return { open: open.length, first, loading, loadedAfter, memory, rows, recall }
  } finally {
    await server.stop()
    await database.close()
  }
}

/** The resident memory of a process in megabytes; Linux says it. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const count = (value: number) => value.toLocaleString('en-US')

function describe(
  { open, first, loading, loadedAfter, memory, rows, recall }: Measured,
  given: { sizes: Sizes; calls: number; now: Date; loadBefore: number; postgres: string },
): string {
  const { sizes, calls, now, loadBefore, postgres } = given
  const [loadAfter = 0] = loadavg()
  const lines = rows.map(
    ({ name, times }) =>
      `| ${name} | ${[0.5, 0.95, 1].map((share) => at(times, share).toFixed(0)).join(' | ')} |`,
  )
  const recalls = matchOrders.map((order) => {
    const all = recall.filter((one) => one.order === order).map((one) => one.recall)
    const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
    return `${(100 * mean).toFixed(1)} % in the order "${order}" (${all.length} volunteers, ${(100 * Math.min(...all)).toFixed(1)} % at least)`
  })
  return `## Matches of ${count(sizes.projects)} projects and ${count(sizes.volunteers)} volunteers

Written by \`npm run bench:matches\` on ${now.toISOString().slice(0, 10)}: ${count(open)} open projects, ${count(sizes.volunteers)} volunteers whom organizations may find, ${count(sizes.applications)} applications; ${calls} different volunteers and projects, one call after the other through HTTP.
${cpus().length} cores with PostgreSQL ${postgres} and the bench on them; load ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after. The goals with 100,000 of each: a volunteer’s matches again ${goals.median} ms (median) and ${goals.p95} ms (95%), the first time ${goals.firstP95} ms; a project’s volunteers ${goals.projectP95} ms (95%); recall ${goals.recall}.

| Milliseconds | Median | 95% | Most |
| --- | --- | --- | --- |
${lines.join('\n')}

A new process gave its first answer${first.isReady ? '' : ' (503, not ready yet)'} after ${first.ms.toFixed(0)} ms and had indexed all projects after ${(loading.ms / 1000).toFixed(1)} s. Lists were measured from when its counts had loaded as well, after ${(loadedAfter / 1000).toFixed(1)} s. While it loaded the index, it was busy for ${loading.p99BlockedMs.toFixed(0)} ms at a time in 99 of 100 looks, ${loading.mostBlockedMs.toFixed(0)} ms at most. It took ${memory.start.toFixed(0)} MB at the start, ${memory.indexed.toFixed(0)} MB with the index and counts, and ${memory.end.toFixed(0)} MB at the end.
${recall.length === 0 ? 'Which of the best are listed was not measured.' : `Of the ${listSize} best when every pair is scored, lists have ${recalls.join(' and ')}, without volunteers whose list is general.`}`
}
