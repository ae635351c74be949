import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { transact } from '#server/db/db.ts'
import { findSite } from './queries.ts'

const database = useDatabase()

test('the year of the first account is found by the index of their days, without reading all accounts', async () => {
  expect(await findSite(database.db)).toMatchObject({ startedIn: null })
  const { rows } = await transact(database.db, async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute<{ 'QUERY PLAN': string }>(sql`explain select min(created_at) from users`)
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('users_created')
  expect(plan).toContain('Limit')
})
