import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './bench-matching.ts'
import { crossValidate, meanOfFolds } from './matching-folds.ts'
import type { RankingMetrics } from './matching-evaluate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'judged-set-'))
afterAll(() => rmSync(folder, { recursive: true }))

const volunteers = [
  { id: 'gardener', skills: ['Gardening'], preferredCauses: ['Environment'], bio: 'I prune apple trees.' },
  { id: 'child', skills: ['Gardening'], preferredCauses: [], bio: 'I am 15 and like pruning.' },
]
const listings = [
  { externalId: 'ledger', title: 'Bookkeeper', requiredSkills: ['Accounting'], causeAreas: ['Animals'] },
  { externalId: 'orchard', title: 'Prune our apple trees', requiredSkills: [], causeAreas: ['Environment'] },
  { externalId: 'adults', title: 'Pruning, 18 or older', requiredSkills: [], causeAreas: ['Animals'] },
]
/** Scores only the first listing of each volunteer: the simplest program with the output format of a real set. */
const evaluateProgram = `
import { readFileSync } from 'node:fs'
const best = {}
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\\n')) {
  const [volunteer, listing, score] = line.split('\\t')
  const known = best[volunteer]
  if (!known || Number(score) > known.score) best[volunteer] = { listing, score: Number(score) }
}
const each = Object.entries(best).map(([id, { listing }]) => {
  const hit = listing === 'orchard' ? 1 : 0
  return { id, judged: hit, all: hit, p10: hit, covered: 1 }
})
const mean = each.reduce((sum, { judged }) => sum + judged, 0) / each.length
console.log(JSON.stringify({ ndcg10_judged: mean, ndcg10_all: mean, p10: mean, judged_in_top10: 1, each }))
`
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

function writeSet(): void {
  writeFileSync(path.join(folder, 'profiles.jsonl'), lines(volunteers))
  writeFileSync(path.join(folder, 'projects.jsonl'), lines(listings))
  writeFileSync(path.join(folder, 'evaluate.mjs'), evaluateProgram)
  writeFileSync(
    path.join(folder, 'baselines.mjs'),
    "console.log('| method | judged | all | p | top |\\n|---|---|---|---|---|\\n| by the alphabet | 0.1 | 0.1 | 0 | 1 |')",
  )
}

async function bench(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const code = await run(argv, { out: (text) => (out += text), err: (text) => (err += text) })
  return { code, out, err }
}

describe('the bench of matching', () => {
  it('ranks a judged set, beside the baselines of the set, and tells what each part brings', async () => {
    writeSet()
    const report = path.join(folder, 'RESULTS.md')
    writeFileSync(report, '# Results\n\n## Calls\n\n1\n')
    const { code, out } = await bench('--data', folder, '--report', report)
    expect(code).toBe(0)
    expect(out).toContain('| **the product** | **1.000** | **1.000** | **1.000** | 1.000 |')
    expect(out).toContain('| by the alphabet | 0.1 | 0.1 | 0 | 1 |')
    expect(out).toContain('| child | 1.000 | 1.000 | 1.000 | 1.000 |')
    expect(out).toContain('| without language, age and remote work as limits |')
    expect(readFileSync(report, 'utf8')).toMatch(/^# Results\n\n## Calls\n\n1\n\n## Matching\n/)
  })

  it('says what a folder lacks', async () => {
    const { code, err } = await bench('--data', path.join(folder, 'nowhere'))
    expect(code).toBe(2)
    expect(err).toContain('profiles.jsonl, projects.jsonl, evaluate.mjs, baselines.mjs')
    expect((await bench()).code).toBe(2)
  })

  it('chooses on some profiles and measures on the others', () => {
    const metrics = (...scores: number[]): RankingMetrics => ({
      ndcg10_judged: 0,
      ndcg10_all: 0,
      p10: 0,
      judged_in_top10: 1,
      each: scores.map((one, index) => ({ id: `v${index}`, judged: one, all: one, p10: 0, covered: 1 })),
    })
    const folds = crossValidate(
      [
        { name: 'even', figures: metrics(0.5, 0.5) },
        { name: 'lucky', figures: metrics(0.9, 0.2) },
      ],
      2,
    )
    expect(folds).toEqual([
      { held: ['v0'], chosen: 'even', judged: 0.5, all: 0.5 },
      { held: ['v1'], chosen: 'lucky', judged: 0.2, all: 0.2 },
    ])
    expect(meanOfFolds(folds)).toEqual({ judged: 0.35, all: 0.35 })
  })
})
