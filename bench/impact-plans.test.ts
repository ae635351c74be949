import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { openRecordedApp } from '#tests/support/running/recorded-app.ts'
import { insertOrganization, insertPerson } from '#tests/support/scenarios/scenario.ts'
import { findQueryPlan } from './plans.ts'
import type { Call, Recorder } from './record.ts'

/** So many applications and as many confirmed hours, of the last five years. */
const count = 200_000
const batch = 20_000
const token = createHash('sha256').update('an administrator').digest('base64url')

const database = useDatabase()
let recorder: Recorder

beforeAll(async () => {
  const { db, pool } = database
  const [administrator, organization] = [
    await insertPerson(db, { isAdmin: true }),
    await insertOrganization(db),
  ]
  await pool.query("insert into second_factors (user_id, secret, confirmed_at) values ($1, 'none', now())", [
    administrator,
  ])
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at, reauth_at)
     values ($1, $2, now() + interval '1 day', now() + interval '1 day', now())`,
    [createHash('sha256').update(token).digest(), administrator],
  )
  await pool.query(
    `insert into users (email, first_name, user_type, password_hash, terms_version)
     select n || '@example.org', 'Volunteer', 'volunteer', '', 'plans' from generate_series(1, 5000) n`,
  )
  // Writes what the triggers would write, a hundred thousand times faster.
  await pool.query('alter table projects disable trigger user')
  await pool.query('alter table applications disable trigger user')
  await pool.query(
    `insert into projects (organization_id, title, description, cause_ids, external_id, imported_at, created_at)
     select $1, 'A project', repeat('What it is about. ', 85), array['education'], n::text, now(),
       now() - n % 1800 * interval '1 day' from generate_series(1, 20000) n`,
    [organization],
  )
  for (let made = 0; made < count; made += batch) {
    await pool.query(
      `with people as (select id, row_number() over (order by id) as p from users where email like '%@example.org'),
       work as (select id, row_number() over (order by id) as w from projects),
       made as (
         insert into applications (project_id, volunteer_id, cover_letter, status, created_at, reviewed_at)
         select w.id, u.id, repeat('I would like to help. ', 10), 'accepted', now() - n % 1800 * interval '1 day', now()
         from generate_series($1::int + 1, $1::int + $2::int) n
           join people u on u.p = 1 + n % 5000 join work w on w.w = 1 + (n - 1) / 10
         returning id, created_at)
       insert into hour_entries (application_id, date, hours, note, status, decided_at)
       select id, created_at::date, 2, repeat('What I did. ', 5), 'confirmed', now() from made`,
      [made, batch],
    )
  }
  await pool.query('vacuum analyze')
  const recorded = await openRecordedApp(database.url)
  recorder = recorded.recorder
  return recorded.close
})

const month = () => {
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return `period=custom&from=${dayOf(40)}&to=${dayOf(10)}`
}

/** The indexes that a call reads, and what of the long tables it reads in full. */
async function findWaysOf(path: string) {
  const call: Call = { method: 'GET', path, cookie: `sid=${token}` }
  const { fresh } = await recorder.record(call)
  const ways = await Promise.all(fresh.map((statement) => findQueryPlan(database.pool, statement)))
  return {
    indexes: [...new Set(ways.flatMap(({ indexes }) => indexes))],
    whole: [...new Set(ways.flatMap(({ whole }) => whole))].filter((table) => table === 'applications'),
  }
}

describe('with 200,000 applications PostgreSQL reads', () => {
  test.each([
    ['only those of the period for the report of a month', () => `/api/admin/impact?${month()}`],
    ['only those of the period by cause', () => `/api/admin/impact/groups?by=cause&${month()}`],
    ['only those of the period by organization', () => `/api/admin/impact/groups?by=organization&${month()}`],
  ])('%s', async (_, path) => {
    const { indexes, whole } = await findWaysOf(path())
    expect(whole).toEqual([])
    expect(indexes).toContain('applications_created')
    expect(indexes).toContain('hour_entries_confirmed')
  })
})
