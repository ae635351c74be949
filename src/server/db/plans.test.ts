import { expect, test } from 'vitest'
import { findVisitor } from '#server/features/accounts/sign-in/session-queries.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'

const database = useDatabase()

/** More often than PostgreSQL plans a prepared statement for its values before it considers a plan for any values. */
const often = 12

test('the visitor of a request is found by a plan that is made once, and again when the tables have grown', async () => {
  // A new pool with one connection, on which the statement is prepared before anyone has signed up.
  const { pool, close } = openTestDatabase(database.url, { poolSize: 1 })
  const token = Buffer.from('a token')
  const find = () => findVisitor({ pool }, token, new Date())
  const generic = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select generic_plans as count from pg_prepared_statements where name = 'session_visitor'",
    )
    return rows[0]?.count
  }
  const explain = async () => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      "explain execute session_visitor('\\x00', now())",
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  // The planner knows least about tables that were counted while they were empty.
  await pool.query('vacuum analyze')
  for (let turn = 0; turn < often; turn += 1) expect(await find()).toBeNull()
  const made = await generic()
  expect(made).toBeGreaterThan(0)

  await pool.query(
    `insert into users (email, first_name, user_type, password_hash, terms_version)
     select n || '@example.org', 'Volunteer', 'volunteer', '', 'plans' from generate_series(1, 20000) n`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     select sha256(email::bytea), id, now() + interval '1 day', now() + interval '1 day' from users`,
  )
  // As autovacuum does within a minute.
  await pool.query('analyze')
  // PostgreSQL may plan for values until the costs of plans from before the growth no longer count.
  for (let turn = 0; turn < often; turn += 1) expect(await find()).toBeNull()
  expect(await generic()).toBeGreaterThan(made ?? 0)
  const plan = await explain()
  expect(plan).toContain('token_hash = $1')
  expect(plan).toContain('sessions_pkey')
  expect(plan).not.toMatch(/Seq Scan on (?:sessions|users)/)
  await close()
})
