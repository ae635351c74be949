import { expect, test } from 'vitest'
import { workVersion } from '#domain/matching/parsing/work-ids.ts'
import { transact } from '#server/db/db.ts'
import { listingStatistics } from '#server/db/tables/matching.ts'
import {
  anOrganization,
  aProject,
  insertOrganization,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { findCounted } from '#server/queries/matching/listing-statistics.ts'
import { countAll, countIfGrown, refreshStaleBatch } from './refresh.ts'

const server = useServer()
const findWorkIds = async (id: string) => {
  const { rows } = await server.database.pool.query(
    'select work_ids, work_version from projects where id = $1',
    [id],
  )
  return rows[0]
}

test('work that an older vocabulary derived is derived again, while people can still apply', async () => {
  const { id } = await aProject(await anOrganization(server), { requiredSkills: ['Grant Writing'] })
  const before = await findWorkIds(id)
  expect(before.work_ids).not.toEqual([])
  const run = (text: string) => server.database.pool.query(text, [id])
  await run(`update projects set work_ids = '{}', work_version = 0 where id = $1`)
  await transact(server.database.db, async (db) => {
    await refreshStaleBatch({ db })
    // Like an application's foreign key to its project.
    expect((await run('select from projects where id = $1 for key share nowait')).rowCount).toBe(1)
  })
  expect(await findWorkIds(id)).toEqual(before)
})

test('rare words are counted again when there are a fifth more listings, once a day, and after an upgrade', async () => {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  const insert = (times: number, createdAt: Date) =>
    insertProjects(
      db,
      Array.from({ length: times }, () => ({ organizationId, createdAt })),
    )
  const start = new Date()
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const countedAt = async () => (await findCounted(db))?.countedAt
  await insert(60, after(-10))
  await countAll(db, start)
  expect(await countedAt()).toEqual(start)
  await insert(3, after(1))
  await countIfGrown(db, after(5))
  expect(await countedAt()).toEqual(start)
  await insert(15, after(6))
  await countIfGrown(db, after(10))
  expect(await countedAt()).toEqual(after(10))
  await countIfGrown(db, after(15))
  expect(await countedAt()).toEqual(after(10))
  await countIfGrown(db, after(10 + 24 * 60))
  expect(await countedAt()).toEqual(after(10 + 24 * 60))
  await db.update(listingStatistics).set({ workVersion: 0 })
  await countIfGrown(db, after(15 + 24 * 60))
  expect(await findCounted(db)).toMatchObject({ countedAt: after(15 + 24 * 60), workVersion })
})

test('a process leaves alone what a newer version of the vocabulary derived', async () => {
  const { db, pool } = server.database
  const { id } = await aProject(await anOrganization(server), { requiredSkills: ['Grant Writing'] })
  await pool.query(`update projects set work_ids = '{}', work_version = $2 where id = $1`, [
    id,
    workVersion + 1,
  ])
  await transact(db, (inside) => refreshStaleBatch({ db: inside }))
  expect(await findWorkIds(id)).toEqual({ work_ids: [], work_version: workVersion + 1 })
  const organizationId = await insertOrganization(db)
  await insertProjects(
    db,
    Array.from({ length: 60 }, () => ({ organizationId })),
  )
  const start = new Date()
  await countAll(db, start)
  await db.update(listingStatistics).set({ workVersion: workVersion + 1 })
  await countIfGrown(db, new Date(start.getTime() + 2 * 86_400_000))
  expect(await findCounted(db)).toMatchObject({ countedAt: start, workVersion: workVersion + 1 })
})
