import { expect, test } from 'vitest'
import { contentLanguages, searchConfigurationOf } from '#domain/text/content-languages.ts'
import { insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { guessMoreKind, guessStoredBatch } from './guess-stored.ts'

const database = useDatabase()

const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows

const listConfigurations = async () =>
  (await rows("select kind || ' ' || name as used from search_configurations order by 1")).map(
    ({ used }) => used,
  )

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
  expect(await listConfigurations()).toEqual(['public simple', 'public spanish'])
  const before = await rows('select xmin from projects order by id')
  await guessAll()
  expect(await rows('select xmin from projects order by id')).toEqual(before)
})

test('searches ask for the languages of what is published, until the job finds no text in them', async () => {
  const { db } = database
  const organizationId = await insertOrganization(db)
  const [id = ''] = await insertProjects(db, [
    { organizationId, title: 'Kirjanpitäjät', language: 'fi', isLanguageChosen: true, visibility: 'draft' },
  ])
  expect(await listConfigurations()).not.toContain('public finnish')
  await rows("update projects set visibility = 'published' where id = $1", id)
  expect(await listConfigurations()).toContain('public finnish')
  await rows("insert into search_configurations values ('message', 'danish')")
  await rows("delete from search_configurations where name = 'spanish'")
  await guessAll()
  expect(await listConfigurations()).toEqual(['public finnish', 'public simple', 'public spanish'])
  await rows("update projects set visibility = 'held' where id = $1", id)
  await guessAll()
  expect(await listConfigurations()).toEqual(['public simple', 'public spanish'])
})

test('organizations count once they are ranked', async () => {
  const organizationId = await insertOrganization(database.db)
  await rows(
    "update organizations set language = 'hu', is_language_chosen = true where id = $1",
    organizationId,
  )
  expect(await listConfigurations()).not.toContain('public hungarian')
  await rows(
    `insert into organization_standings (organization_id, tier, trust_score, trust_points, is_verified, is_rated_top,
       rating_rank, rating_count, people_helped, projects_completed, joined_at, search, platform_mean)
     values ($1, 'Rising', 0, '{}', false, false, 0, 0, 0, 0, now(), '', 0)`,
    organizationId,
  )
  expect(await listConfigurations()).toContain('public hungarian')
  await guessAll()
  expect(await listConfigurations()).toContain('public hungarian')
})

test('a language that is being stored for the first time is not removed meanwhile', async () => {
  const { db, pool } = database
  const organizationId = await insertOrganization(db)
  const [id = ''] = await insertProjects(db, [{ organizationId, title: 'Muntinga' }])
  await rows("insert into search_configurations values ('public', 'dutch')")
  const writer = await pool.connect()
  try {
    await writer.query('begin')
    await writer.query("update projects set language = 'nl', is_language_chosen = true where id = $1", [id])
    const recounted = db.transaction((transaction) =>
      guessStoredBatch({ db: transaction }, { table: 'searchConfigurations' }),
    )
    await expect
      .poll(() =>
        rows(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      )
      .toHaveLength(1)
    await writer.query('commit')
    await recounted
  } finally {
    writer.release()
  }
  expect(await listConfigurations()).toContain('public dutch')
})

test('a guess for which no words change notifies no one, and indexes nothing again', async () => {
  const { db, pool } = database
  const organizationId = await insertOrganization(db)
  const english = 'We are looking for volunteer accountants who help families with their taxes.'
  const [id = ''] = await insertProjects(db, [{ organizationId, title: 'Tax help', description: english }])
  // What the index holds stays as it is: nothing wrote it again.
  await rows("update projects set search = 'untouched' where id = $1", id)
  const listener = await pool.connect()
  const notices: unknown[] = []
  listener.on('notification', ({ payload }) => notices.push(payload))
  try {
    await listener.query('listen projects')
    await guessAll()
    await listener.query('select 1')
  } finally {
    await listener.query('unlisten projects')
    listener.release()
  }
  expect(notices).toEqual([])
  expect(await rows('select language, is_language_chosen, search from projects where id = $1', id)).toEqual([
    { language: 'en', is_language_chosen: false, search: "'untouched'" },
  ])
})

test('a text that the previous release changes is looked at again, unless its language was chosen', async () => {
  const { db } = database
  const organizationId = await insertOrganization(db)
  const spanish = 'Buscamos contadores voluntarios que ayuden a las familias con sus impuestos.'
  const german = 'Wir suchen ehrenamtliche Buchhalterinnen, die Familien bei der Steuererklärung helfen.'
  const guessed = { organizationId, title: spanish, description: spanish, language: 'es' } as const
  const texts = { deliverables: spanish, impact: spanish }
  const [doubted = '', chosen = '', same = '', kept = ''] = await insertProjects(db, [
    { ...guessed, ...texts, isLanguageChosen: false },
    { ...guessed, ...texts, isLanguageChosen: true },
    { ...guessed, ...texts, isLanguageChosen: false },
    { ...guessed, ...texts, isLanguageChosen: false },
  ])
  const read = async () =>
    (
      await rows(
        'select language, is_language_chosen from projects where id = any($1) order by array_position($1, id)',
        [doubted, chosen, same, kept],
      )
    ).map((row) => [row.language, row.is_language_chosen])
  await rows(
    'update projects set title = $2, description = $2, deliverables = $2, impact = $2 where id = any($1)',
    [doubted, chosen],
    german,
  )
  await rows('update projects set title = title, description = description where id = $1', same)
  // This release guesses in the same statement, and may guess the same.
  await rows(
    "update projects set title = 'Contadores voluntarios', language = 'es', is_language_chosen = false where id = $1",
    kept,
  )
  const unchanged = [
    ['es', true],
    ['es', false],
    ['es', false],
  ]
  expect(await read()).toEqual([['es', null], ...unchanged])
  await guessAll()
  expect(await read()).toEqual([['de', false], ...unchanged])
  // An administrator can have everything looked at again.
  await rows('update projects set is_language_chosen = null where id = $1', same)
  expect((await read())[2]).toEqual(['es', null])
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
