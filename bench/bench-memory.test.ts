import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './bench-memory.ts'
import { createRandomSource } from './random.ts'
import { varyText } from './vary-texts.ts'

test('varied texts are different, of real sentences, and as long as they should be', () => {
  const random = createRandomSource(1)
  const sentences = ['We sort food.', 'Come on Saturday!', 'Bring gloves.']
  const text = 'We plant trees. Wear boots.'
  const texts = Array.from({ length: 20 }, () => varyText(random, { text, sentences, length: 60 }))
  expect(new Set(texts).size).toBeGreaterThan(10)
  for (const one of texts) expect(one).toHaveLength(60)
  expect(texts.join(' ')).toContain('Wear boots.')
})

test('bench:memory reports projects, profiles, the index and scores, and says how it is called', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'memory-'))
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
  const project = { title: 'Orchard', description: 'Prune our trees. Bring gloves.' }
  writeFileSync(
    path.join(folder, 'profiles.jsonl'),
    lines([{ id: 'a', skills: ['Gardening'], preferredCauses: ['Environment'], bio: 'I prune trees.' }]),
  )
  writeFileSync(
    path.join(folder, 'projects.jsonl'),
    lines([{ externalId: 'orchard', ...project, requiredSkills: ['Gardening'], causeAreas: [] }]),
  )
  writeFileSync(path.join(folder, 'qrels.tsv'), 'profileId\tprojectId\tgrade\n')
  let out = ''
  const terminal = { out: (text: string) => (out += text), err: (text: string) => (out += text) }
  try {
    expect(await run(['--data', folder, '--projects', '20'], terminal)).toBe(0)
    for (const what of [
      'Parsed projects',
      'Parsed profiles',
      'Index of projects',
      'Best of the index',
      'Scores',
    ])
      expect(out).toContain(`| ${what}`)
    out = ''
    expect(await run(['--data', folder, '--projects', 'many'], terminal)).not.toBe(0)
    expect(out).toContain('npm run bench:memory')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
