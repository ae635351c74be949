import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './bench-matching.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { crossValidate, joinFolds } from './matching-folds.ts'
import { interval, ndcg } from './matching-metrics.ts'

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
  writeFileSync(
    path.join(folder, 'qrels.tsv'),
    'profileId\tprojectId\tgrade\ngardener\torchard\t3\ngardener\tledger\t0\nchild\torchard\t2\nchild\tadults\t0\n',
  )
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
  it('ranks a judged set, beside the baselines of the set, and reports what each part brings', async () => {
    writeSet()
    const report = path.join(folder, 'RESULTS.md')
    writeFileSync(report, '# Results\n\n## Calls\n\n1\n')
    const { code, out } = await bench('--data', folder, '--report', report)
    expect(code).toBe(0)
    expect(out).toContain('| **the product** | **1.000** | **1.000** | **1.000** | 1.000 |')
    expect(out).toContain('| by the alphabet | 0.1 | 0.1 | 0 | 1 |')
    expect(out).toContain('| child | 1.000 |')
    expect(out).toContain('| the product | 1.000 |')
    expect(out).toContain('| without language, age and remote work as limits |')
    expect(readFileSync(report, 'utf8')).toMatch(/^# Results\n\n## Calls\n\n1\n\n## Matching\n/)
  })

  it('says what a folder lacks', async () => {
    const { code, err } = await bench('--data', path.join(folder, 'nowhere'))
    expect(code).toBe(2)
    expect(err).toContain('profiles.jsonl, projects.jsonl, qrels.tsv, evaluate.mjs, baselines.mjs')
    expect((await bench()).code).toBe(2)
  })

  it('measures several sets together, and chooses the figures on other profiles than it measures', async () => {
    const { code, out } = await bench('--data', folder, '--data', folder, '--folds')
    expect(code).toBe(0)
    expect(out).toContain('### All 4 profiles')
    expect(out).toContain('| all, each left out of the choice | 1.000 |')
  })

  it('prints random pairs with their reasons, the same for the same seed', async () => {
    const { out } = await bench('--data', folder, '--pairs', '3', '--seed', '5')
    expect(out.match(/^## /gmu)).toHaveLength(3)
    expect(out).toContain('- skills +')
    expect((await bench('--data', folder, '--pairs', '3', '--seed', '5')).out).toBe(out)
  })

  it('chooses on some profiles and measures on the others', () => {
    // Few required points are best for the first profile, and many for the second.
    const evaluate = ({ required = matchTuning.required }) => [1 - required, required]
    const folds = crossValidate(evaluate, 2, 2)
    expect(folds.map(({ held }) => held)).toEqual([[0], [1]])
    const [first = 0, second = 0] = joinFolds(folds)
    expect(first).toBeCloseTo(0)
    expect(second).toBeCloseTo(0.3)
  })

  it('judges a ranking by its first ten, and shares the gains of tied listings', () => {
    const of = (...listings: [score: number, grade: number][]) =>
      ndcg(listings.map(([score, grade]) => ({ score, grade })))
    expect(of([2, 3], [1, 0])).toBe(1)
    expect(of([1, 3], [2, 0])).toBeCloseTo(1 / Math.log2(3))
    expect(of([1, 3], [1, 0])).toBeCloseTo((1 + 1 / Math.log2(3)) / 2)
    expect(of([1, 0])).toBe(1)
  })

  it('the interval of a mean contains it, and is a point if all are equal', () => {
    expect(interval([0.5, 0.5])).toEqual([0.5, 0.5])
    const [low, high] = interval([0, 1, 0, 1, 1])
    expect(low).toBeLessThan(0.6)
    expect(high).toBeGreaterThan(0.6)
  })
})
