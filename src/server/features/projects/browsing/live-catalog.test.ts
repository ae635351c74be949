import { expect, onTestFinished, test } from 'vitest'
import { anyProject, noChoices } from '#tests/support/scenarios/catalog-queries.ts'
import { insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { followProjects } from './live-catalog.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'

const database = useDatabase()

/** Notifications may take arbitrarily long here. Only a connection that receives nothing more is given up. */
const echoTimeoutMs = 120_000

/** Counts an organization's published projects on a catalog that follows the database. */
function follow(given: Partial<Parameters<typeof followProjects>[0]> = {}) {
  const { pool, listen } = database
  const catalog = followProjects({ pool, listen, echoTimeoutMs, applicationsPerSpot: 10, ...given })
  onTestFinished(catalog.close)
  return async (organization: string) =>
    (await catalog.read()).count({ ...anyProject, organization }, noChoices).total
}

const add = (organizationId: string, count: number) =>
  database.pool.query(
    `insert into projects (organization_id, title, description, external_id, imported_at)
     select $1, 'A project', '', gen_random_uuid()::text, now() from generate_series(1, $2)`,
    [organizationId, count],
  )

test('the catalog contains everything committed before the read, after few changes or many', async () => {
  const organizationId = await insertOrganization(database.db)
  const count = follow()
  let total = 0
  for (const added of [0, 1, 1, 50, 1, 2500, 1]) {
    if (added > 0) await add(organizationId, added)
    total += added
    expect(await count(organizationId)).toBe(total)
  }
})

test('the catalog counts each project once however often it changed', async () => {
  const organizationId = await insertOrganization(database.db)
  await insertProjects(database.db, [{ organizationId }, { organizationId }])
  const count = follow()
  for (let change = 1; change < 20; change += 1) {
    await database.pool.query('update projects set time_commitment = $1 where organization_id = $2', [
      change,
      organizationId,
    ])
    expect(await count(organizationId)).toBe(2)
  }
})

test('a caller that reads the catalog while it is loading sees their own change', async () => {
  const organizations = await Promise.all(Array.from({ length: 20 }, () => insertOrganization(database.db)))
  const count = follow()
  const seen = await Promise.all(
    organizations.map(async (organizationId) => {
      await add(organizationId, 1)
      return count(organizationId)
    }),
  )
  expect(new Set(seen)).toEqual(new Set([1]))
})

test('the catalog contains what was committed while its connection was lost', async () => {
  const organizationId = await insertOrganization(database.db)
  const count = follow()
  expect(await count(organizationId)).toBe(0)
  const { rowCount } = await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%-listen' and datname = current_database()",
  )
  // Connections of closed catalogs may still be closing.
  expect(rowCount).toBeGreaterThan(0)
  await add(organizationId, 2)
  expect(await count(organizationId)).toBe(2)
  await add(organizationId, 1)
  expect(await count(organizationId)).toBe(3)
})

test('a catalog that missed notifications finds changed, hidden, removed and added projects, and keeps the rest', async () => {
  const organizationId = await insertOrganization(database.db)
  const other = await insertOrganization(database.db)
  const ids = await insertProjects(
    database.db,
    Array.from({ length: 5 }, () => ({ organizationId })),
  )
  const count = follow({ listen: async () => async () => undefined, echoTimeoutMs: 1 })
  expect(await count(organizationId)).toBe(5)
  await database.pool.query('update projects set organization_id = $1 where id = $2', [other, ids[0]])
  await database.pool.query("update projects set visibility = 'held' where id = $1", [ids[1]])
  await database.pool.query('delete from projects where id = $1', [ids[2]])
  await add(other, 1)
  expect(await count(organizationId)).toBe(2)
  expect(await count(other)).toBe(2)
})

test('a catalog that missed the notification of a verification finds it', async () => {
  const organizationId = await insertOrganization(database.db)
  await add(organizationId, 3)
  const catalog = followProjects({
    pool: database.pool,
    listen: async () => async () => undefined,
    echoTimeoutMs: 1,
    applicationsPerSpot: 10,
  })
  onTestFinished(catalog.close)
  const count = async () =>
    (await catalog.read()).count({ ...anyProject, organization: organizationId }, noChoices).verified
  expect(await count()).toBe(0)
  await database.pool.query('update organizations set is_verified = true where id = $1', [organizationId])
  expect(await count()).toBe(3)
})

test('the catalog is loaded again on each read if its connection no longer receives anything', async () => {
  const organizationId = await insertOrganization(database.db)
  const count = follow({ listen: async () => async () => undefined, echoTimeoutMs: 1 })
  expect(await count(organizationId)).toBe(0)
  await add(organizationId, 3)
  expect(await count(organizationId)).toBe(3)
})

test('a failed load of the catalog is retried by the next read', async () => {
  const organizationId = await insertOrganization(database.db)
  await add(organizationId, 4)
  let attempts = 0
  const count = follow({
    listen: (channel, onMessage) => {
      attempts += 1
      return attempts === 1
        ? Promise.reject(new Error('the database is away'))
        : database.listen(channel, onMessage)
    },
  })
  await expect(count(organizationId)).rejects.toThrow('the database is away')
  expect(await count(organizationId)).toBe(4)
})

test('a failed load of the catalog fails for all waiting callers and no one after them', async () => {
  const organizationId = await insertOrganization(database.db)
  await add(organizationId, 2)
  let attempts = 0
  let fail = (_error: Error) => {}
  const away = new Promise<never>((_, reject) => (fail = reject))
  const count = follow({
    pool: database.pool,
    listen: (channel, onMessage) => {
      attempts += 1
      return attempts === 1 ? away : database.listen(channel, onMessage)
    },
  })
  const waiting = [count(organizationId), count(organizationId), count(organizationId)]
  fail(new Error('the database is away'))
  const ends = await Promise.allSettled(waiting)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(attempts).toBe(1)
  expect(await count(organizationId)).toBe(2)
})

test('the catalog is empty after the table was emptied', async () => {
  const organizationId = await insertOrganization(database.db)
  await add(organizationId, 2)
  const count = follow()
  expect(await count(organizationId)).toBe(2)
  await emptyProjects(database.pool)
  expect(await count(organizationId)).toBe(0)
})
