import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findQueryPlan } from './plans.ts'
import { injectionOf, type Call, type Recorder } from './record.ts'
import { benchConfig } from './serve.ts'
import { buildApp } from '#server/app.ts'
import { returnTokens, takeTokens } from '#server/http/limits/rate-limit-queries.ts'
import { makeCatalogQueries } from '#server/features/projects/browsing/catalog-queries.ts'
import { findActiveSessions, listEventsAfter } from '#server/live/queries.ts'
import { makeIndexQueries } from '#server/queries/matching/match-index.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import { openRecordedApp } from '#tests/support/running/recorded-app.ts'
import { insertPerson } from '#tests/support/scenarios/scenario.ts'

/**
 * Enough projects for the planner to choose the same plans as with the benchmark's 100,000; `npm run bench` prints
 * the indexes of its calls. Each skill, cause and word here occurs in every third project or in only a handful.
 */
const count = 50_000
const batch = 5000
const token = createHash('sha256').update('a visitor').digest('base64url')
const tokens = { key: 'a key', cost: 1 }
const rate = { count: 1000, seconds: 60 }
const database = useDatabase()
const ids = { project: '', organization: '' }
let recorder: Recorder

beforeAll(async () => {
  const { db, pool } = database
  // As long as real texts: the cost of reading the table depends on how many rows fit into a page.
  const { rows: organizations } = await pool.query<{ id: string }>(
    `insert into organizations (name, description)
     select 'Organization ' || n, repeat('What it is for. ', 60) from generate_series(1, 2500) n returning id`,
  )
  await pool.query(
    `insert into users (email, first_name, user_type, password_hash, terms_version)
     select n || '@example.org', 'Volunteer', 'volunteer', '', 'plans' from generate_series(1, 5000) n`,
  )
  await pool.query(
    "insert into volunteer_profiles (user_id) select id from users where email like '%@example.org'",
  )
  const visitor = await insertPerson(db)
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     select sha256(email::bytea), id, now() + interval '1 day', now() + interval '1 day' from users`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), visitor],
  )
  await pool.query('alter table projects disable trigger user')
  for (let made = 0; made < count; made += batch) {
    const { rows } = await pool.query<{ id: string; organization_id: string }>(
      `insert into projects (organization_id, title, description, skill_ids, cause_ids, time_commitment, created_at,
       external_id, imported_at, application_deadline, is_remote, location, experience_level, duration, urgency, search)
     select ($1::uuid[])[1 + n % 2500], 'A project', repeat('What it is about. ', 85),
       array[case when n % 3 = 0 then 'research' else 'skill ' || n % 60 end, case n % 10000 when 7 then 'rare' else 'other' end],
       array[case when n % 3 = 1 then 'education' else 'cause ' || n % 30 end, case n % 10000 when 9 then 'rare' else 'other' end],
       case n % 10000 when 13 then 1 else 2 + n % 39 end, now() - n * interval '10 minutes', n::text, now(),
       case n % 3 when 0 then current_date + 1 + n % 90 end, n % 2 = 0 and n % 10000 <> 15,
       case when n % 10000 = 15 then 'Towson, MD' else 'Town ' || n % 3000 end,
       case n % 10000 when 17 then 'expert' else 'beginner' end,
       case n % 10000 when 19 then 'ongoing' else '1-2 weeks' end,
       case n % 10000 when 21 then 'high' else 'low' end,
       to_tsvector('listing', case when n % 3 = 2 then 'garden' else 'shelter' end
         || ' word' || n % 700 || ' word' || n % 90 || case n % 10000 when 11 then ' heron' else '' end)
     from generate_series($2::int + 1, $2::int + $3::int) n
     returning id, organization_id`,
      [organizations.map(({ id }) => id), made, batch],
    )
    ids.project = rows[0]?.id ?? ''
    ids.organization = rows[0]?.organization_id ?? ''
  }
  await pool.query(
    `insert into applications (project_id, volunteer_id, cover_letter)
     select p.id, u.id, 'I would like to help.'
     from (select id, row_number() over () as n from projects limit 20000) p
       join (select id, row_number() over () as n from users) u on u.n = 1 + p.n % 5000`,
  )
  await pool.query(
    `insert into project_reports (project_id, source, rule, rule_version, effect, field, evidence)
     select id, 'product', 'S9', 1, 'review', 'requirements', 'A fee.' from projects limit 2000`,
  )
  await pool.query('vacuum analyze')
  const recorded = await openRecordedApp(database.url)
  recorder = recorded.recorder
  return recorded.close
})

/** The indexes, and the tables read in full, for a call whose results are cached. */
async function findWaysOf(call: Call) {
  const { kept } = await recorder.record(call)
  const ways = await Promise.all(kept.map((statement) => findQueryPlan(database.pool, statement)))
  return {
    indexes: [...new Set(ways.flatMap(({ indexes }) => indexes))].toSorted(),
    whole: ways.flatMap(({ whole }) => whole),
  }
}

const page = (query: string) => `/api/projects?${query}`
const cursor = () => Buffer.from(`${new Date().toISOString()}|${ids.project}`).toString('base64url')

describe('with many projects PostgreSQL reads', () => {
  test.each<[string, string, () => string]>([
    ['the newest from their index', 'projects_newest', () => page('')],
    ['the next page from there on', 'projects_newest', () => page(`cursor=${cursor()}`)],
    [
      'what many have from the newest on',
      'projects_newest',
      () => page('skills=Research&causeAreas=Education'),
    ],
    ['a word of many from the newest on', 'projects_newest', () => page('search=garden')],
    ['few hours from the newest on', 'projects_newest', () => page('timeCommitment=10')],
    ['what takes applications from the newest on', 'projects_newest', () => page('open=true')],
    ['a rare skill from the index of skills', 'projects_skills', () => page('skills=rare')],
    [
      'a rare skill among others from it, too',
      'projects_skills',
      () => page('skills=rare&causeAreas=Education'),
    ],
    ['a rare cause from the index of causes', 'projects_causes', () => page('causeAreas=rare')],
    ['the fewest hours from the index of hours', 'projects_hours', () => page('timeCommitment=1')],
    ['a rare word from the index of words', 'projects_search', () => page('search=heron')],
    [
      'those of an organization from its index',
      'projects_organization',
      () => page(`organizationId=${ids.organization}`),
    ],
    ['few places from the index of places', 'projects_location', () => page('near=Baltimore,%20MD')],
    ['many remote ones from the newest on', 'projects_newest', () => page('remote=true')],
    ['a rare level from the index of levels', 'projects_level', () => page('experienceLevel=expert')],
    ['a common level from the newest on', 'projects_newest', () => page('experienceLevel=beginner')],
    ['a rare duration from the index of durations', 'projects_duration', () => page('duration=ongoing')],
    ['a rare urgency from the index of urgencies', 'projects_urgency', () => page('urgency=high')],
  ])('%s (%s)', async (_, index, path) => {
    expect(await findWaysOf({ method: 'GET', path: path() })).toEqual({
      indexes: ['organizations_pkey', 'project_reports_project', index].toSorted(),
      whole: [],
    })
  })

  test.each([
    ['a word of many from the newest on', 'projects_newest', 'Garden'],
    ['a rare word from the index of words', 'projects_search', 'Heron'],
  ])('%s, too, when there are texts in several languages', async (_, index, search) => {
    await database.pool.query(
      "insert into search_configurations values ('public', 'german'), ('public', 'simple'), ('public', 'spanish') on conflict do nothing",
    )
    expect(await findWaysOf({ method: 'GET', path: page(`search=${search}`) })).toEqual({
      indexes: ['organizations_pkey', 'project_reports_project', index].toSorted(),
      whole: [],
    })
  })

  test.each([
    ['the earliest deadlines from their index', 'projects_enforced_deadline', 'order=deadline'],
    ['what is near from the index of places', 'projects_location', 'near=Baltimore,%20MD&order=nearest'],
    ['what may match best from the newest on', 'projects_newest', 'order=match'],
  ])('%s (%s)', async (_, index, query) => {
    const { indexes, whole } = await findWaysOf({ method: 'GET', path: page(query), cookie: `sid=${token}` })
    expect(whole).toEqual([])
    expect(indexes).toContain(index)
  })

  test('one project and the visitor by their keys', async () => {
    const { indexes, whole } = await findWaysOf({
      method: 'GET',
      path: `/api/projects/${ids.project}`,
      cookie: `sid=${token}`,
    })
    expect(whole).toEqual([])
    expect(indexes).toEqual(expect.arrayContaining(['projects_pkey', 'sessions_pkey', 'users_pkey']))
  })
})

test('lists are planned for their filters however often they are asked for, and what is found by its key is planned once', async () => {
  const opened = openTestDatabase(database.url, { poolSize: 1 })
  const { pool } = opened
  const config = { ...benchConfig(database.url), logLevel: 'silent' as const }
  const app = await buildApp({ config, database: opened })
  const get = async (path: string) => {
    const { statusCode } = await app.inject(injectionOf({ method: 'GET', path, cookie: `sid=${token}` }))
    expect([path, statusCode]).toEqual([path, 200])
  }
  const filters = 'skills=rare&causeAreas=rare&timeCommitment=10&experienceLevel=expert&open=true'
  const { rows: organizations } = await pool.query<{ id: string }>('select id from organizations limit 12')
  const person = randomUUID()
  const asked: ((turn: number) => Promise<unknown>)[] = [
    () => get(page('')),
    () => get(page(filters)),
    () => get(page(`${filters}&search=heron`)),
    () => get(page(`cursor=${cursor()}`)),
    () => get(page('order=deadline')),
    () => get(page('order=match&skills=rare')),
    // What is cached is asked for with another value each time.
    (turn) => get(`/api/projects/top-rated?skills=skill-${turn}`),
    () => get(`/api/projects/${ids.project}`),
    (turn) => get(`/api/organizations/${organizations[turn]?.id}`),
    ...[makeCatalogQueries(pool), makeIndexQueries(pool)].flatMap((followed) => [
      () => followed.find([ids.project]),
      () => followed.listAll().next(),
      () => followed.listVersions().next(),
      () => followed.notify('a project'),
    ]),
    () => listEventsAfter(pool, new Map([[person, 0]])),
    () => findActiveSessions(pool, [createHash('sha256').update(token).digest('hex')], new Date()),
    () => takeTokens(pool, tokens, rate),
    () => returnTokens(pool, tokens, rate),
  ]
  for (const ask of asked) for (let turn = 0; turn < 12; turn += 1) await ask(turn)
  const { rows } = await pool.query<{ name: string; isPlannedOnce: boolean }>(
    `select name, generic_plans > 0 as "isPlannedOnce" from pg_prepared_statements
     where generic_plans + custom_plans > 10 order by name collate "C"`,
  )
  await app.close()
  await opened.close()
  const names = (isOnce: boolean) =>
    rows.flatMap(({ name, isPlannedOnce }) => (isPlannedOnce === isOnce ? [name] : []))
  // A statement whose best plan depends on its values doesn't belong here (`forceCustomPlan`).
  expect(names(true)).toEqual([
    'catalog_notify',
    'listing_statistics_age',
    'match_index_notify',
    'match_volunteer',
    'match_weights',
    'organization',
    'organization_responses',
    'project',
    'projects_cards',
    'rate_limit_give_back',
    'rate_limit_take',
    'session_visitor',
    'skill_placements',
  ])
  expect(names(false)).toEqual(
    expect.arrayContaining([
      'catalog_some',
      'live_events_after',
      'match_index_some',
      'projects_browse_deadline_',
      'projects_browse_newest_skills',
      'projects_page_',
      'projects_page_after',
      'projects_page_skills_causes_hours_others_open_queue',
      'projects_page_text_skills_causes_hours_others_open_queue',
      'projects_top_rated_skills',
    ]),
  )
})
