import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the version of stored entries covers the parser, what writes an entry, and all that both import', () => {
  const cwd = path.join(import.meta.dirname, '..')
  const listed = execFileSync(process.execPath, ['scripts/parser-sources.mjs'], { cwd, encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual(
    expect.arrayContaining([
      'src/domain/matching/parsing/parse-project.ts',
      'src/domain/vocabulary/work/arts.ts',
      'src/server/matching/index-entry.ts',
      'src/server/matching/index-data.ts',
      'src/server/matching/lists.ts',
      'src/domain/matching/scoring/skills.ts',
      'src/domain/matching/scoring/statistics.ts',
    ]),
  )
})
