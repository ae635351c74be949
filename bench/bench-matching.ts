/**
 * `npm run bench:matching`: measures the quality of matching on volunteers and listings with human relevance
 * judgments.
 */
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { crossValidate } from './matching-folds.ts'
import { evaluateRanking, evaluateBestBaseline, printBaselines } from './matching-evaluate.ts'
import { printPairs } from './matching-pairs.ts'
import { ablations, evaluate, parseSet, rank, type ParsedSet } from './matching-rank.ts'
import { writeMatchingReport, type SetResults } from './matching-report.ts'
import { loadRatedSet, setFiles } from './matching-set.ts'
import { answerHelp, sharedOptions } from './options.ts'
import { publishReport } from './with-bench.ts'
import {
  exitCodes,
  processTerminal,
  resolveUserPath,
  runCommand,
  type Terminal,
} from '#server/commands/terminal.ts'

const help = `Measures how good the matching is, on sets of volunteers and listings with human relevance ratings.

  npm run bench:matching -- --data FOLDER [--data FOLDER] [--folds] [--report FILE] [--pairs COUNT [--seed NUMBER]]

  --data FOLDER   a set: profiles.jsonl, projects.jsonl, qrels.tsv, and evaluate.mjs and baselines.mjs, which evaluate a
                  ranking; several sets are measured together
  --folds         cross-validates the figures of the score as well; takes some minutes
  --report FILE   where the section "Matching" is written as well
  --pairs COUNT   instead: prints this many random pairs with their reasons, for someone to read
  --seed NUMBER   which random pairs; 1 by default
`
const needed = [...setFiles, 'evaluate.mjs', 'baselines.mjs']
const folds = 6

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...sharedOptions,
      data: { type: 'string', multiple: true },
      folds: { type: 'boolean' },
      pairs: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const answered = answerHelp(values, { help, isPossible: true, terminal })
  if (answered !== null) return answered
  const folders = (values.data ?? []).map(resolveUserPath)
  const missing = needed.filter((file) => !folders.every((folder) => existsSync(path.join(folder, file))))
  if (folders.length === 0 || missing.length > 0) {
    const lacking = folders.length === 0 ? needed : missing
    terminal.err(`--data must name a folder with ${lacking.join(', ')}.\n\n${help}`)
    return exitCodes.misused
  }
  return runCommand(terminal, async () => {
    if (values.pairs !== undefined) {
      const sets = await Promise.all(folders.map(loadRatedSet))
      terminal.out(printPairs(sets, Number(values.pairs), Number(values.seed ?? 1)))
      return
    }
    // The sets' own programs do nothing if they are started by another path than their own.
    const report = await measure(
      folders.map((folder) => realpathSync(folder)),
      values.folds ?? false,
    )
    publishReport(report, values.report, terminal)
  })
}

async function measure(folders: readonly string[], isWithFolds: boolean): Promise<string> {
  const parsed: ParsedSet[] = []
  const sets: SetResults[] = []
  const bestBaseline: number[] = []
  for (const folder of folders) {
    const own = parseSet(await loadRatedSet(folder))
    parsed.push(own)
    sets.push({
      name: path.basename(folder),
      volunteers: own.volunteers.length,
      projects: own.projects.length,
      product: await evaluateRanking(folder, rank(own, { name: '' })),
      baselines: await printBaselines(folder),
    })
    bestBaseline.push(...((await evaluateBestBaseline(folder)) ?? []))
  }
  const evaluateAll = (variant: (typeof ablations)[number]) => parsed.flatMap((own) => evaluate(own, variant))
  const profiles = parsed.flatMap(({ volunteers }) => volunteers.map(({ id }) => id))
  return writeMatchingReport({
    sets,
    profiles,
    judged: evaluateAll({ name: '' }),
    bestBaseline: bestBaseline.length === profiles.length ? bestBaseline : null,
    ablations: ablations.map((variant) => ({ name: variant.name, judged: evaluateAll(variant) })),
    folds: isWithFolds
      ? crossValidate((tuning) => evaluateAll({ name: '', tuning }), profiles.length, folds)
      : [],
  })
}
