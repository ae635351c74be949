/** `npm run bench:live`: measures what many open live streams cost a process. */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/context.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { signedIn } from './generate.ts'
import { measureStreams, type StreamCosts } from './streams.ts'
import { publishReport, withBench } from './with-bench.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from '#server/commands/terminal.ts'

const help = `Opens live streams at one process and reports what they cost. Takes half a minute.

  npm run bench:live -- [--streams N] [--report FILE]

  --streams N    how many (default 500), ${signedIn} at most; each of another person
  --report FILE  where the section "Live streams" is written as well
`
const few = { projects: 50, organizations: 5, volunteers: 1200, applications: 0 }

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      streams: { type: 'string', default: '500' },
    },
  })
  const streams = Number(values.streams)
  const isPossible = Number.isInteger(streams) && streams > 0 && streams <= signedIn
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null) return answered
  let isFine = false
  const code = await runCommand(terminal, async () => {
    const now = systemClock()
    await withBench(few, { now, terminal }, async (bench) => {
      const [loadBefore = 0] = loadavg()
      const costs = await measureStreams(bench.all, streams)
      isFine = costs.wrong === 0
      publishReport(describe(costs, { now, loadBefore, postgres: bench.postgres }), values.report, terminal)
    })
  })
  return code === exitCodes.done && !isFine ? exitCodes.failed : code
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`

function describe(
  costs: StreamCosts,
  { now, loadBefore, postgres }: { now: Date; loadBefore: number; postgres: string },
): string {
  const { streams, memoryBefore, memoryWith, connectionsBefore, connectionsWith } = costs
  const each = (memoryWith - memoryBefore) / streams
  const megabytes = (kilobytes: number) => `${(kilobytes / 1024).toFixed(1)} MB`
  const rows = [
    ['Resident memory before', megabytes(memoryBefore)],
    [`Resident memory with ${streams} streams`, megabytes(memoryWith)],
    ['Memory of one stream', `${each.toFixed(1)} kB`],
    [
      'Connections to the database before and with them, the listening one included',
      `${connectionsBefore}, ${connectionsWith}`,
    ],
    ['From a commit until the one stream has it, median', milliseconds(costs.one)],
    ['The same, the longest of 200', milliseconds(costs.slowest)],
    [`From a commit until the last of ${streams} has it`, milliseconds(costs.everybody)],
    ['Streams with an event twice, missing or out of order', String(costs.wrong)],
  ]
  return `## Live streams

Written by \`npm run bench:live\` on ${now.toISOString().slice(0, 10)}: ${streams} open streams, each of another person, at one process.
${cpus().length} cores, load over the minute before ${loadBefore.toFixed(1)}, Node ${process.versions.node}, PostgreSQL ${postgres}.

| What | Value |
| --- | --- |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
}
