/** `npm run bench:memory`: how much memory parsed texts take, and whether the caches keep their limits. Needs no server. */
import { parseArgs } from 'node:util'
import {
  exitCodes,
  processTerminal,
  resolveUserPath,
  runCommand,
  type Terminal,
} from '#server/commands/terminal.ts'
import { isRatedSet, loadRatedSet } from './matching-set.ts'
import { describeMemory } from './memory-report.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { publishReport } from './with-bench.ts'

const help = `Measures how much memory parsed projects, profiles and scores take, from real texts that are varied.

  npm run bench:memory -- --data FOLDER [--data FOLDER] [--projects COUNT] [--report FILE]

  --data FOLDER     profiles.jsonl, projects.jsonl and qrels.tsv; the projects of the first, the profiles of all
  --projects COUNT  how many different projects and profiles (default 10,000)
  --report FILE     where the section "Memory of parsed texts" is written as well
`
const usual = '10000'

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      data: { type: 'string', multiple: true },
      projects: { type: 'string', default: usual },
    },
  })
  const [first, ...others] = (values.data ?? []).map(resolveUserPath)
  const count = Number(values.projects)
  const isPossible =
    first !== undefined && [first, ...others].every(isRatedSet) && Number.isInteger(count) && count > 0
  const answered = answerHelp(values, { help, isPossible, terminal })
  if (answered !== null || first === undefined) return answered ?? exitCodes.misused
  return runCommand(terminal, async () => {
    const sets = [await loadRatedSet(first), ...(await Promise.all(others.map(loadRatedSet)))] as const
    publishReport(await describeMemory(sets, count), values.report, terminal)
  })
}
