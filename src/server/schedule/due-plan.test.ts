import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { scheduledRules } from '#domain/schedule/schedule.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { selectDueAction } from './action-queries.ts'

const database = useDatabase()

test('the next due action is read from the index, however many are due at the same time', async () => {
  const { db, pool } = database
  await pool.query(
    `insert into scheduled_actions (rule, subject_id, step, due_at, run_at)
     select 'application.reminder', gen_random_uuid(), 1, now(), now() from generate_series(1, 5000)`,
  )
  await pool.query('analyze scheduled_actions')
  const due = selectDueAction({ now: new Date(Date.now() + 60_000), rules: scheduledRules })
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${due}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using scheduled_actions_due')
  expect(plan).not.toContain('Sort')
})
