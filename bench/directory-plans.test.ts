import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { openRecordedApp } from '#tests/support/running/recorded-app.ts'
import { insertOrganization, insertPerson } from '#tests/support/scenarios/scenario.ts'
import { findQueryPlan } from './plans.ts'
import type { Call, Recorder } from './record.ts'

/**
 * A directory of so many volunteers, each listed. Each skill, cause and word is of many of them or of one in a thousand:
 * what is rarer may be missing in the sample that ANALYZE takes, and then PostgreSQL guesses that half of them have it.
 */
const count = 100_000
const batch = 20_000
const token = createHash('sha256').update('a coordinator').digest('base64url')

const database = useDatabase()
let project = ''
let deep = ''
let recorder: Recorder

beforeAll(async () => {
  const { db, pool } = database
  const [reader, organization] = [await insertPerson(db), await insertOrganization(db)]
  await pool.query('update users set email_verified_at = now()')
  await pool.query(
    "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'owner') on conflict do nothing",
    [organization, reader],
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), reader],
  )
  const inserted = await pool.query(
    `insert into projects (organization_id, title, description, required_skills, skill_ids, work_ids, cause_areas, cause_ids,
       external_id, imported_at)
     values ($1, 'Write a grant', repeat('A grant for the shelter. ', 5), '{Grant Writing}', '{grant-writing}', '{grant-writing}',
       '{Education}', '{education}', 'one', now()) returning id`,
    [organization],
  )
  project = inserted.rows[0].id
  // Writes what the triggers would write, a hundred thousand times faster.
  await pool.query('alter table volunteer_profiles disable trigger user')
  for (let made = 0; made < count; made += batch) {
    await pool.query(
      `with person as (
         insert into users (email, first_name, last_name, user_type, password_hash, terms_version, email_verified_at)
         select n || '@directory.example.org', 'Person', n::text, 'volunteer', '', 'plans', now()
         from generate_series($1::int + 1, $1::int + $2::int) n returning id, last_name::int as n)
       insert into volunteer_profiles (user_id, is_contactable, updated_at, bio, skills, skill_ids, work_ids, preferred_causes,
         cause_ids, languages, max_hours_per_week, working_styles, location, search)
       select id, true, now() - n * interval '10 minutes', repeat('What I did before. ', 30),
         array[case n % 1000 when 7 then 'Grant Writing' else 'Research' end],
         array[case n % 1000 when 7 then 'grant-writing' else 'research' end],
         array[case n % 1000 when 7 then 'grant-writing' else 'research' end],
         array[case n % 1000 when 9 then 'Health' else 'Education' end],
         array[case n % 1000 when 9 then 'health' else 'education' end],
         array[case n % 3 when 0 then 'Spanish' else 'English' end], 1 + n % 40,
         array[case n % 2 when 0 then 'remote' else 'independent' end],
         case when n % 1000 = 15 then 'Towson, MD' else 'Town ' || n % 3000 end,
         to_tsvector('listing', 'person ' || case n % 1000 when 11 then 'heron' else 'shelter' end || ' word' || n % 700)
       from person`,
      [made, batch],
    )
  }
  await pool.query('vacuum analyze')
  const recorded = await openRecordedApp(database.url)
  recorder = recorded.recorder
  const response = await recorded.app.inject({
    method: 'GET',
    url: '/api/volunteers',
    headers: { cookie: `sid=${token}` },
  })
  deep = /cursor=([^&>]+)/.exec(String(response.headers['link']))?.[1] ?? ''
  return recorded.close
})

const volunteers = (query: string): Call => ({
  method: 'GET',
  path: `/api/volunteers${query}`,
  cookie: `sid=${token}`,
})

const large = ['volunteer_profiles', 'users']

/** The indexes, and the tables read in full; counts are cached for ten seconds, so `fresh` has them. */
async function findWaysOf(call: Call, which: 'fresh' | 'kept' = 'kept') {
  const { [which]: statements } = await recorder.record(call)
  // How many are found in all is counted up to a limit, beside each page.
  const read = statements.filter(({ text }) => which === 'fresh' || !/count\(/i.test(text))
  const ways = await Promise.all(read.map((statement) => findQueryPlan(database.pool, statement)))
  return {
    indexes: [...new Set(ways.flatMap(({ indexes }) => indexes))],
    // The others have a few rows here.
    whole: [...new Set(ways.flatMap(({ whole }) => whole))].filter((table) => large.includes(table)),
  }
}

describe('with 100,000 volunteers in the directory PostgreSQL reads', () => {
  test.each<[string, string, () => string]>([
    ['the latest changed from their index', 'volunteers_latest', () => ''],
    ['the next page from there on', 'volunteers_latest', () => `?cursor=${deep}`],
    ['what many can do from the latest on', 'volunteers_latest', () => '?skills=Research'],
    ['remote ones from the latest on', 'volunteers_latest', () => '?remote=true'],
    ['those with free hours from the latest on', 'volunteers_latest', () => '?freeHours=10'],
    ['speakers of a language from the latest on', 'volunteers_latest', () => '?languages=Spanish'],
    ['a rare skill from the index of skills', 'volunteers_skills', () => '?skills=Grant%20Writing'],
    ['a rare cause from the index of causes', 'volunteers_causes', () => '?causeAreas=Health'],
    ['a rare word from the index of words', 'volunteer_profiles_search', () => '?search=heron'],
  ])('%s (%s)', async (_, index, query) => {
    const { indexes, whole } = await findWaysOf(volunteers(query()))
    expect(whole).toEqual([])
    expect(indexes).toContain(index)
  })

  test('whom a project may fit from the index of skills', async () => {
    // It counts whom it found by skills, so that it is no page.
    const { indexes } = await findWaysOf(volunteers(`?projectId=${project}&order=match`), 'fresh')
    expect(indexes).toContain('volunteers_skills')
  })

  test('all listed profiles to count the choices beside the filters, and only those found beside a rare word', async () => {
    const all = await findWaysOf(volunteers('/facets'), 'fresh')
    expect(all.whole.filter((table) => table !== 'users')).toEqual(['volunteer_profiles'])
    const few = await findWaysOf(volunteers('/facets?search=heron'), 'fresh')
    expect(few.whole).toEqual([])
    expect(few.indexes).toContain('volunteer_profiles_search')
  })
})
