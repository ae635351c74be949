import { expect, test } from 'vitest'
import { listParserSources } from '../server.config.ts'

test('the version of stored entries covers the parser, what writes an entry, and all that both import', () => {
  expect(listParserSources()).toEqual(
    expect.arrayContaining([
      'src/domain/matching/parse-project.ts',
      'src/domain/vocabulary/work/arts.ts',
      'src/server/matching/index-entry.ts',
      'src/server/matching/index-data.ts',
      'src/server/matching/lists.ts',
      'src/domain/matching/skills.ts',
      'src/domain/matching/statistics.ts',
    ]),
  )
})
