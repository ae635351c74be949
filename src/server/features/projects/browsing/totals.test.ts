import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countProjects } from '#contract/projects/facets.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: new Date('2026-05-10T12:00:00Z').getTime() }
const server = useServer({ now: () => new Date(clock.at) })

async function fetchTotal(query: string): Promise<string | null> {
  const { status, headers } = await server.openClient().get(`/api/projects?${query}`)
  expect(status).toBe(200)
  return headers.get('x-total-count')
}

async function insertMany(organizationId: string, count: number): Promise<void> {
  await insertProjects(
    server.database.db,
    Array.from({ length: count }, () => ({ organizationId })),
  )
}

test('the total of a filter is at most ten seconds old, and exact if it fits one page', async () => {
  const organizationId = await insertOrganization(server.database.db)
  const query = `organizationId=${organizationId}`
  await insertMany(organizationId, 5)
  expect(await fetchTotal(query)).toBe('5')
  await insertMany(organizationId, 8)
  expect(await fetchTotal(query)).toBe('13')
  await insertMany(organizationId, 1)
  clock.at += 9_999
  expect(await fetchTotal(query)).toBe('13')
  clock.at += 1
  expect(await fetchTotal(query)).toBe('14')
})

test('the total of open work falls when a day ends, without any change', async () => {
  const organizationId = await insertOrganization(server.database.db)
  await insertProjects(server.database.db, [
    { organizationId, applicationDeadline: '2026-05-10', deadlineEnforced: true },
    { organizationId },
  ])
  const query = { organizationId, accepting: 'true' } as const
  const countOpen = async () =>
    expectSuccess(await server.openClient().call(countProjects, { query })).total.count
  expect(await countOpen()).toBe(2)
  clock.at += 10_000
  expect(await countOpen()).toBe(2)
  clock.at += 24 * 3_600_000
  expect(await countOpen()).toBe(1)
})

test('totals are exact up to 10,000 and then shown as "10000+"', async () => {
  const organizationId = await insertOrganization(server.database.db)
  await insertMany(organizationId, 1)
  // No one searches these projects, and indexing ten thousand texts takes a while.
  await server.database.pool.query('alter table projects disable trigger projects_search_written')
  const fill = (count: number) =>
    server.database.pool.query(
      `insert into projects (organization_id, title, description, external_id, imported_at)
       select $1, 'A project', 'Its description', gen_random_uuid()::text, now() from generate_series(1, $2)`,
      [organizationId, count],
    )
  await fill(limits.counted - 1)
  expect(await fetchTotal(`organizationId=${organizationId}`)).toBe('10000')
  await fill(1)
  clock.at += 10_000
  expect(await fetchTotal(`organizationId=${organizationId}`)).toBe('10000+')
})
