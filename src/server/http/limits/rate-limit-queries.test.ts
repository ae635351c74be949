import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { takeTokens } from './rate-limit-queries.ts'

const database = useDatabase()
const rate = { count: 2, seconds: 60 }

test('setting the clock back does not lock anyone out', async () => {
  const takeOneToken = () => takeTokens(database.pool, { key: 'a person', cost: 1 }, rate)
  expect([await takeOneToken(), await takeOneToken()]).toEqual([0, 0])
  // Sets the clock a day ahead, then back.
  await database.pool.query("update rate_limit set tat = tat + interval '1 day'")
  expect([await takeOneToken(), await takeOneToken()]).toEqual([0, 0])
  expect(await takeOneToken()).toBeGreaterThan(0)
})
