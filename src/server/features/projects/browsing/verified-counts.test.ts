import { expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { insertOrganization, insertProjects, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: Date.parse('2026-05-10T12:00:00Z') }
const server = useServer({ now: () => new Date(clock.at) })

/** The total and the number of verified ones, without the filter and with it. */
async function count(organizationId: string): Promise<number[]> {
  clock.at += 10_000
  const counts: number[] = []
  for (const filter of [{}, { verified: 'true' as const }]) {
    const query = { organizationId, ...filter }
    const { total, verified } = expectSuccess(await server.openClient().call(countProjects, { query }))
    counts.push(total.count, verified.count)
  }
  return counts
}

const setVerified = (id: string, isVerified: boolean) =>
  server.rows('update organizations set is_verified = $1 where id = $2', isVerified, id)

test('counts follow the verification of an organization, and a project follows that of its new one', async () => {
  const { db } = server.database
  const [one, other] = [await insertOrganization(db), await insertOrganization(db, { isVerified: true })]
  const [first = ''] = await insertProjects(db, [{ organizationId: one }, { organizationId: one }])
  expect(await count(one)).toEqual([2, 0, 0, 0])
  await setVerified(one, true)
  expect(await count(one)).toEqual([2, 2, 2, 2])
  await setVerified(one, false)
  expect(await count(one)).toEqual([2, 0, 0, 0])
  await server.rows('update projects set organization_id = $1 where id = $2', other, first)
  expect([await count(one), await count(other)]).toEqual([
    [1, 0, 0, 0],
    [1, 1, 1, 1],
  ])
})

test('a project that is stored while another transaction verifies its organization counts as verified after it', async () => {
  const { db, pool } = server.database
  const organizationId = await insertOrganization(db)
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update organizations set is_verified = true where id = $1', [organizationId])
  // It waits for no one, and the other transaction does not see it.
  await insertProjects(db, [{ organizationId }])
  expect(await count(organizationId)).toEqual([1, 0, 0, 0])
  await client.query('commit')
  client.release()
  expect(await count(organizationId)).toEqual([1, 1, 1, 1])
})
