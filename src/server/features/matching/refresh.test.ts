import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { refreshStaleBatch } from './refresh.ts'

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
