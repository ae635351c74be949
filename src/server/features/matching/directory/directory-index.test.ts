import { expect, test } from 'vitest'
import { insertPerson } from '#tests/support/scenarios/scenario.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { writeSearchBatch, writeSearchKind } from './directory-index.ts'

const database = useDatabase()

test('profiles of an earlier release become searchable, a batch at a time', async () => {
  const { db, pool } = database
  const people = 201
  for (let index = 0; index < people; index += 1) {
    const userId = await insertPerson(db)
    await pool.query('insert into volunteer_profiles (user_id, bio) values ($1, $2)', [userId, 'Falconry'])
  }
  const countFound = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from volunteer_profiles where search @@ 'falconri'`,
    )
    return rows[0]?.count
  }
  expect(await countFound()).toBe(people)
  // As a migration leaves them.
  await pool.query('update volunteer_profiles set search = null')
  await writeSearchBatch({ db })
  expect(await countFound()).toBe(200)
  const { rows } = await pool.query('select kind from jobs where kind = $1', [writeSearchKind])
  expect(rows).toHaveLength(1)
  await writeSearchBatch({ db })
  expect(await countFound()).toBe(people)
})
