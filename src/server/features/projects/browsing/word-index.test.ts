import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '#server/queries/text/text-search.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { parseTextQuery } from './text-query.ts'
import { makeWordIndex } from './word-index.ts'

const database = useDatabase()

/**
 * A small vocabulary, so that texts share words. It includes words that PostgreSQL stems, splits, drops or quotes.
 */
const words = [
  'grant',
  'grants',
  'granted',
  'writing',
  'writer',
  'legal',
  'services',
  'food',
  'pantry',
  'the',
  'and',
  'e-mail',
  'café',
  'cafe',
  "o'brien",
  'c:\\temp\\files',
  'example.org/help',
  'help@example.org',
  '3.14',
  'abc①def',
  'ＨＥＲＯＮ',
  'заяц',
] as const
const texts = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((each) => each.join(' '))

/** An index of texts, and the results of PostgreSQL for the same texts. */
async function indexTexts(written: readonly string[]) {
  const { pool } = database
  await pool.query('drop table if exists texts')
  await pool.query(
    "create table texts as select n - 1 as place, to_tsvector('listing', text) as words from unnest($1::text[]) with ordinality as t(text, n)",
    [written],
  )
  const { rows } = await pool.query<{ place: string; words: Buffer }>(
    'select place, tsvectorsend(words) as words from texts order by place',
  )
  const index = makeWordIndex()
  for (const { place, words: text } of rows) index.add(Number(place), text)
  return {
    find: (query: string) =>
      [...index.find(parseTextQuery(query), written.length)].flatMap((mark, place) => (mark ? [place] : [])),
    findBySql: async (query: string) => {
      const found = await pool.query<{ place: string }>(
        'select place from texts where words @@ $1::tsquery order by place',
        [query],
      )
      return found.rows.map(({ place }) => Number(place))
    },
  }
}

test('the index finds the same texts as PostgreSQL, whatever someone types', async () => {
  const { find, findBySql } = await indexTexts(fc.sample(texts, { numRuns: 300, seed: 7 }))
  const quoted = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
    .map((each) => `"${each.join(' ')}"`)
  const typed = fc.array(fc.oneof(fc.constantFrom(...words), quoted), { minLength: 1, maxLength: 3 })
  let found = 0
  await fc.assert(
    fc.asyncProperty(typed, async (parts) => {
      const query = await parseSearch(database.db, parts.join(' '))
      const expected = await findBySql(query)
      expect(find(query)).toEqual(expected)
      found += expected.length
    }),
    { numRuns: 300, seed: 7 },
  )
  expect(found).toBeGreaterThan(1000)
})

test('the index finds the same texts as PostgreSQL for nested phrases, prefixes and combinations of them', async () => {
  const { find, findBySql } = await indexTexts(fc.sample(texts, { numRuns: 300, seed: 8 }))
  const word = fc.constantFrom(
    "'grant'",
    "'gra':*",
    "'write'",
    "'writer'",
    "'legal'",
    "'food'",
    "'pantri'",
    "'o''brien'",
    "'temp':*",
    "'\\\\temp\\\\files'",
  )
  const { query } = fc.letrec<{ query: string; phrase: string }>((tie) => ({
    phrase: fc.oneof(
      { depthSize: 'small' },
      word,
      fc
        .tuple(tie('phrase'), fc.constantFrom('<->', '<2>', '<3>'), tie('phrase'))
        .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    ),
    query: fc.oneof(
      { depthSize: 'small' },
      tie('phrase'),
      fc
        .tuple(tie('query'), fc.constantFrom('&', '|'), tie('query'))
        .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    ),
  }))
  let found = 0
  await fc.assert(
    fc.asyncProperty(query, async (written) => {
      const { rows } = await database.pool.query<{ text: string }>('select $1::tsquery::text as text', [
        written,
      ])
      const expected = await findBySql(written)
      expect(find(rows[0]?.text ?? '')).toEqual(expected)
      found += expected.length
    }),
    { numRuns: 500, seed: 8 },
  )
  expect(found).toBeGreaterThan(1000)
})

test('a search without a searchable word finds nothing', async () => {
  const { find } = await indexTexts(['the grant', ''])
  expect(find(await parseSearch(database.db, 'the'))).toEqual([])
  expect(find('')).toEqual([])
})

test.each(["!'grant'", "'grant':A", "'grant' |", "('grant'", "'grant' 'legal'"])(
  'the index refuses %s, which is not a valid search',
  (text) => {
    expect(() => parseTextQuery(text)).toThrow('not a search')
  },
)
