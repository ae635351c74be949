/** `npm run bench:impact`: measures the impact report and the memory of a process that writes a long CSV file. */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/context.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from '#server/commands/terminal.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { measureImpact, type Download, type ImpactCosts } from './impact-costs.ts'
import { insertHours } from './impact-data.ts'
import { publishReport, withBench } from './with-bench.ts'

const help = `Asks for impact reports and downloads their rows. Takes some minutes.

  npm run bench:impact -- [--rows N] [--report FILE]

  --rows N       how many applications and confirmed hours there are (default 200000)
  --report FILE  where the section "Impact report" is written as well
`
const goals = { reportMs: 4000, growthMegabytes: 100 }

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      rows: { type: 'string', default: '200000' },
    },
  })
  const rows = Number(values.rows)
  const isPossible = Number.isInteger(rows) && rows >= 100
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null) return answered
  let isFine = false
  const code = await runCommand(terminal, async () => {
    const now = systemClock()
    const size = {
      projects: Math.ceil(rows / 4),
      organizations: 2000,
      volunteers: 20_000,
      applications: rows,
    }
    await withBench(size, { now, terminal }, async (bench) => {
      await insertHours(bench.all, rows)
      const [loadBefore = 0] = loadavg()
      const costs = await measureImpact(bench.all)
      isFine = isWithinGoals(costs)
      publishReport(
        describe(costs, { rows, now, loadBefore, postgres: bench.postgres }),
        values.report,
        terminal,
      )
    })
  })
  return code === exitCodes.done && !isFine ? exitCodes.failed : code
}

const growthOf = ({ memoryBefore, memoryPeak }: Download) => (memoryPeak - memoryBefore) / 1024

const isWithinGoals = ({ reports, downloads }: ImpactCosts) =>
  reports.every(({ ms }) => ms <= goals.reportMs) &&
  downloads.every((download) => growthOf(download) <= goals.growthMegabytes)

const count = (value: number) => value.toLocaleString('en-US')

function describe(
  { reports, downloads }: ImpactCosts,
  { rows, now, loadBefore, postgres }: { rows: number; now: Date; loadBefore: number; postgres: string },
): string {
  return `## Impact report

Written by \`npm run bench:impact\` on ${now.toISOString().slice(0, 10)}: ${count(rows)} applications and ${count(rows)} confirmed hours, one process with the settings of production.
${cpus().length} cores, load over the minute before ${loadBefore.toFixed(1)}, Node ${process.versions.node}, PostgreSQL ${postgres}. The goals: a report within ${goals.reportMs / 1000} s, and at most ${goals.growthMegabytes} MB more memory while a file is written, however long it is.

| Report | Median of five, ms |
| --- | --- |
${reports.map(({ name, ms }) => `| ${name} | ${ms.toFixed(0)} |`).join('\n')}

| CSV file | Rows | Megabytes | Seconds | Memory before, MB | Most meanwhile, MB | Growth, MB |
| --- | --- | --- | --- | --- | --- | --- |
${downloads
  .map((download) => {
    const { name, lines, bytes, seconds, memoryBefore, memoryPeak } = download
    const megabytes = [memoryBefore / 1024, memoryPeak / 1024, growthOf(download)].map((each) =>
      each.toFixed(0),
    )
    return `| ${[name, count(lines), (bytes / 1_000_000).toFixed(1), seconds.toFixed(1), ...megabytes].join(' | ')} |`
  })
  .join('\n')}`
}
