/** `npm run bench:nodes`: measures one node and several of them at databases that grow. */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/context.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from '#server/commands/terminal.ts'
import { answerHelp, folderOf, sharedOptions } from './options.ts'
import type { Sizes } from './generate.ts'
import { marketOf } from './matches-data.ts'
import { makeBenchFolder, publishReport, removeBenchFolder, withBench } from './with-bench.ts'
import { measureNodes, mix, type NodeCosts } from './nodes.ts'

const help = `Drives one and two nodes with the calls that people make, at databases that grow. Takes some minutes.

  npm run bench:nodes -- [--projects N,N] [--nodes N,N] [--seconds N] [--connections N] [--folder FOLDER] [--report FILE]

  --projects N,N   how many projects and volunteers there are (default 10000,100000)
  --nodes N,N      how many nodes share the database (default 1,2)
  --seconds N      how long each is measured (default 30)
  --connections N  calls at the same time (default 32)
  --folder FOLDER  keeps the databases there, and reuses those that exist
  --report FILE    where the section "Nodes" is written as well
`

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      projects: { type: 'string', default: '10000,100000' },
      nodes: { type: 'string', default: '1,2' },
      seconds: { type: 'string', default: '30' },
      connections: { type: 'string', default: '32' },
      folder: { type: 'string' },
    },
  })
  const [projects, nodes] = [listNumbers(values.projects), listNumbers(values.nodes)]
  const [seconds = 0, connections = 0] = [values.seconds, values.connections].map(Number)
  const all = [...projects, ...nodes, seconds, connections]
  const isPossible = all.every((each) => each > 0) && projects.every((each) => each >= 1000)
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null) return answered
  let isFine = true
  const code = await runCommand(terminal, async () => {
    const now = systemClock()
    const [loadBefore = 0] = loadavg()
    const folder = makeBenchFolder()
    const rows: Row[] = []
    let postgres = ''
    try {
      for (const count of projects) {
        const sizes = marketOf(count)
        await withBench(sizes, { now, terminal, folder: folderOf(values.folder, count) }, async (bench) => {
          postgres = bench.postgres
          for (const each of nodes) {
            const print = (line: string) => terminal.err(`${line}\n`)
            const plan = { sizes, nodes: each, seconds, connections, folder, print }
            const costs = await measureNodes(bench.all, plan)
            rows.push({ ...costs, sizes })
            terminal.err(`${count} projects, ${each} nodes: ${costs.perSecond.toFixed(0)} a second\n`)
          }
        })
      }
    } finally {
      removeBenchFolder(folder)
    }
    isFine = rows.every(({ failed }) => failed === 0)
    publishReport(
      describe(rows, { now, loadBefore, postgres, seconds, connections }),
      values.report,
      terminal,
    )
  })
  return code === exitCodes.done && !isFine ? exitCodes.failed : code
}

const listNumbers = (text: string) => text.split(',').map(Number)

type Row = NodeCosts & { sizes: Sizes }

interface Circumstances {
  now: Date
  loadBefore: number
  postgres: string
  seconds: number
  connections: number
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`

function describe(
  rows: readonly Row[],
  { now, loadBefore, postgres, seconds, connections }: Circumstances,
): string {
  const cells = rows.map((row) => [
    row.sizes.projects.toLocaleString('en'),
    row.databaseMegabytes.toFixed(0),
    String(row.nodes),
    row.loadedAfter.toFixed(1),
    row.perSecond.toFixed(0),
    milliseconds(row.median),
    milliseconds(row.p99),
    row.megabytes.toFixed(0),
    String(row.connections),
    String(row.failed),
  ])
  const shares = Object.entries(mix).map(([kind, share]) => `${kind} ${share} %`)
  return `## Nodes

Written by \`npm run bench:nodes\` on ${now.toISOString().slice(0, 10)}: whole processes of the product in production, with their jobs, at one
PostgreSQL, measured once all of them have loaded what matches and counts are found in; recurring jobs ran before. ${connections} connections for ${seconds} s each; these calls, the generator, the nodes and PostgreSQL share ${cpus().length} cores:
${shares.join(', ')}. Load over the minute before ${loadBefore.toFixed(1)}, Node ${process.versions.node}, PostgreSQL ${postgres}.

| Projects and volunteers | Database, MB | Nodes | Ready after, s | Calls a second | Median | p99 | Memory of the nodes, MB | Connections to the database | Failed |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}`
}
