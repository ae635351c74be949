/**
 * Runs the set's own evaluation program on a ranking, as a separate process by its path. None of its code is copied.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const metrics = z.object({
  ndcg10_judged: z.number(),
  ndcg10_judged_ci95: z.tuple([z.number(), z.number()]).optional(),
  ndcg10_all: z.number(),
  p10: z.number(),
  judged_in_top10: z.number(),
  each: z.array(
    z.object({ id: z.string(), judged: z.number(), all: z.number(), p10: z.number(), covered: z.number() }),
  ),
})
export type RankingMetrics = z.infer<typeof metrics>

const start = promisify(execFile)
const maxOutputBytes = 64_000_000

/** The metrics of a ranking, from the set's evaluate.mjs. */
export async function evaluateRanking(folder: string, ranking: string): Promise<RankingMetrics> {
  const own = mkdtempSync(path.join(tmpdir(), 'bridge-collective-ranking-'))
  try {
    const file = path.join(own, 'run.tsv')
    writeFileSync(file, ranking)
    const program = path.join(folder, 'evaluate.mjs')
    const { stdout } = await start(process.execPath, [program, file, '--json'], { maxBuffer: maxOutputBytes })
    return metrics.parse(JSON.parse(stdout))
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

/** The output of the set's baselines.mjs: a table of simple rankings. */
export async function printBaselines(folder: string): Promise<string> {
  const { stdout } = await start(process.execPath, [path.join(folder, 'baselines.mjs')], {
    maxBuffer: maxOutputBytes,
  })
  return stdout.trim()
}

/** The file that baselines.mjs writes for the best of the simple rankings. */
const bestBaseline = 'weighted-bm25-0-5-0-5-min-max.tsv'

/** The NDCG@10 of each profile with weights and BM25, the best of the simple rankings; null if the set has none. */
export async function evaluateBestBaseline(folder: string): Promise<number[] | null> {
  const own = mkdtempSync(path.join(tmpdir(), 'bridge-collective-baselines-'))
  try {
    await start(process.execPath, [path.join(folder, 'baselines.mjs'), '--write', own], {
      maxBuffer: maxOutputBytes,
    })
    const file = path.join(own, bestBaseline)
    if (!existsSync(file)) return null
    const { each } = await evaluateRanking(folder, readFileSync(file, 'utf8'))
    return each.map(({ judged }) => judged)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
