/**
 * `npm run bench:matching`: measures the quality of matching on volunteers and listings with human relevance
 * judgments.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { crossValidate, neighbours } from './matching-folds.ts'
import { evaluateRanking, printBaselines } from './matching-evaluate.ts'
import { rank, variants, type Variant } from './matching-rank.ts'
import { writeMatchingReport } from './matching-report.ts'
import { loadRatedSet } from './matching-set.ts'
import { mergeSections } from './sections.ts'
import {
  exitCodes,
  processTerminal,
  resolveUserPath,
  runCommand,
  type Terminal,
} from '#server/commands/terminal.ts'

const help = `Measures how good the matching is, on a set of volunteers and listings with human relevance ratings.

  npm run bench:matching -- --data FOLDER [--folds] [--report FILE]

  --data FOLDER  the set: profiles.jsonl, projects.jsonl, and evaluate.mjs and baselines.mjs, which judge a ranking
  --folds        cross-validates the figures of the score as well; takes some minutes
  --report FILE  where the section "Matching" is written as well
`
const needed = ['profiles.jsonl', 'projects.jsonl', 'evaluate.mjs', 'baselines.mjs']
const sixFolds = 6

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      help: { type: 'boolean', short: 'h' },
      data: { type: 'string' },
      folds: { type: 'boolean' },
      report: { type: 'string' },
    },
  })
  if (values.help) {
    terminal.out(help)
    return exitCodes.done
  }
  const folder = values.data === undefined ? null : resolveUserPath(values.data)
  const missing = needed.filter((file) => folder === null || !existsSync(path.join(folder, file)))
  if (folder === null || missing.length > 0) {
    terminal.err(`--data must name a folder with ${missing.join(', ')}.\n\n${help}`)
    return exitCodes.misused
  }
  return runCommand(terminal, async () => {
    const report = await measure(folder, values.folds ?? false)
    terminal.out(`${report}\n`)
    if (values.report !== undefined) keep(resolveUserPath(values.report), report)
  })
}

async function measure(folder: string, isWithFolds: boolean): Promise<string> {
  const set = await loadRatedSet(folder)
  const scored = async (list: readonly Variant[]) => {
    const results = []
    for (const variant of list) {
      results.push({ name: variant.name, figures: await evaluateRanking(folder, rank(set, variant)) })
    }
    return results
  }
  const ablation = await scored(variants)
  const product = ablation[0]?.figures ?? (await evaluateRanking(folder, rank(set, { name: '' })))
  const moved = isWithFolds ? await scored(neighbours()) : []
  const folds = isWithFolds
    ? [
        { name: `one of ${sixFolds} groups at a time`, results: crossValidate(moved, sixFolds) },
        { name: 'one profile at a time', results: crossValidate(moved, set.volunteers.length) },
      ]
    : []
  return writeMatchingReport({
    volunteers: set.volunteers.length,
    projects: set.projects.length,
    product,
    baselines: await printBaselines(folder),
    ablation,
    neighbours: moved,
    folds,
  })
}

/** Updates this section of the results page and keeps the others. */
function keep(file: string, report: string): void {
  writeFileSync(file, mergeSections(existsSync(file) ? readFileSync(file, 'utf8') : '', report))
}
