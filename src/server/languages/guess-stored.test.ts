import { expect, test } from 'vitest'
import { contentLanguages, searchConfigurationOf } from '#domain/text/content-languages.ts'
import { insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { guessMoreKind, guessStoredBatch } from './guess-stored.ts'

const database = useDatabase()

const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows

/** Runs the job, and the jobs that it adds, until none is left. */
async function guessAll(): Promise<number> {
  const { db } = database
  await guessStoredBatch({ db }, {})
  for (let runs = 1; ; runs += 1) {
    const [next] = await rows('delete from jobs where kind = $1 returning payload', guessMoreKind)
    if (!next) return runs
    await guessStoredBatch({ db }, next.payload)
  }
}

test('texts stored without a language get the one they seem to be in, once, in batches', async () => {
  const { db } = database
  const organizationId = await insertOrganization(db)
  const text = 'Buscamos contadores voluntarios que ayuden a las familias con sus impuestos.'
  const texts = { title: text, description: text, deliverables: text, impact: text }
  await insertProjects(
    db,
    Array.from({ length: 201 }, () => ({ organizationId, ...texts })),
  )
  const [chosen = ''] = await insertProjects(db, [
    { organizationId, ...texts, language: 'gl', isLanguageChosen: true },
  ])
  await rows("update organizations set description = 'Wir suchen Menschen, die uns beim Bauen helfen.'")
  expect(await guessAll()).toBeGreaterThan(6)
  expect(
    await rows('select language, is_language_chosen, count(*)::int from projects group by 1, 2 order by 1'),
  ).toEqual([
    { language: 'es', is_language_chosen: false, count: 201 },
    { language: 'gl', is_language_chosen: true, count: 1 },
  ])
  expect(await rows('select language from projects where id = $1', chosen)).toEqual([{ language: 'gl' }])
  expect(await rows('select distinct language from organizations')).toEqual([{ language: 'de' }])
  expect(
    await rows('select count(*)::int from projects where search @@ $1::tsquery', "'spanish:contador'"),
  ).toEqual([{ count: 201 }])
  expect(await rows('select name from search_configurations order by name')).toEqual([
    { name: 'german' },
    { name: 'simple' },
    { name: 'spanish' },
  ])
  const before = await rows('select xmin from projects order by id')
  await guessAll()
  expect(await rows('select xmin from projects order by id')).toEqual(before)
})

test('the database and the domain agree on the text search configuration of every language', async () => {
  const known = await rows(
    `select code, search_configuration(code) as name, exists (
       select from pg_ts_config where cfgname = search_configuration(code)) as exists
     from unnest($1::text[]) as code`,
    contentLanguages,
  )
  expect(known).toEqual(
    contentLanguages.map((code) => ({ code, name: searchConfigurationOf(code), exists: true })),
  )
  expect(await rows('select search_configuration(null) as name')).toEqual([
    { name: searchConfigurationOf(null) },
  ])
})

test('no text is too long, too long a word or too strange for a language’s words', async () => {
  const strange = [
    `ʼaʼb ＇c＼d '' \\ e\\'f ${'\uE000\uE001'} '`,
    'x'.repeat(2040),
    'ñ'.repeat(1200),
    `https://example.org/${'ä'.repeat(1010)}`,
    `${'ß'.repeat(700)} ${'a-'.repeat(900)}`,
  ]
  for (const text of strange) {
    for (const code of ['es', 'de', 'zh']) {
      const [words] = await rows('select content_words($1, $2)::text as words', code, `${text} hola`)
      expect(words.words).toContain(':hol')
    }
  }
})
