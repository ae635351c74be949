import { describe, expect, test } from 'vitest'
import { getProject, type Project } from '#contract/projects/projects.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const report = (client: Client, id: string, body: object) =>
  client.put(`/api/projects/${id}/impact-report`, body)
const reportFields = { peopleHelped: 1200, summary: 'Families get a bed the same evening.' }
const at = now.toISOString()

async function fetchReport(id: string): Promise<Project['impactReport']> {
  return expectSuccess(await server.openClient().call(getProject, { params: { id } })).impactReport
}

async function aCompletedProject(owner: Person, impactReport?: object): Promise<string> {
  const { id } = await aProject(owner)
  await owner.client.post(`/api/projects/${id}/complete`, { impactReport })
  return id
}

const changesOf = (id: string) =>
  rows(
    "select actor_id, data from facts where subject_id = $1 and type = 'project.impact_reported' order by id",
    id,
  )

describe('the impact report of a completed project', () => {
  test('can be sent with the completion and is public', async () => {
    const owner = await anOrganization(server)
    const id = await aCompletedProject(owner, reportFields)
    expect(await fetchReport(id)).toEqual({ ...reportFields, createdAt: at, updatedAt: at })
    expect(await changesOf(id)).toEqual([{ actor_id: owner.id, data: { before: null, after: 1200 } }])
  })

  test('can be added later, changed and removed; each number is recorded with its author', async () => {
    const owner = await anOrganization(server)
    const colleague = await aVolunteer(server)
    const { organizationId } = owner
    await joinOrganization(server.database.db, { organizationId, userId: colleague.id })
    const id = await aCompletedProject(owner)
    expect(await fetchReport(id)).toBeNull()
    expect((await report(owner.client, id, reportFields)).body['impactReport']).toMatchObject(reportFields)
    const changed = await report(colleague.client, id, { peopleHelped: 900, summary: '' })
    expect(changed.body['impactReport']).toMatchObject({ peopleHelped: 900, summary: null, createdAt: at })
    expect((await report(owner.client, id, {})).body['impactReport']).toBeNull()
    expect(await changesOf(id)).toEqual([
      { actor_id: owner.id, data: { before: null, after: 1200 } },
      { actor_id: colleague.id, data: { before: 1200, after: 900 } },
      { actor_id: owner.id, data: { before: 900, after: null } },
    ])
    const { body: history } = await owner.client.get(`/api/projects/${id}/history`)
    expect(history[0]).toMatchObject({ event: 'impact_reported', actor: { id: owner.id } })
  })

  test('is stored once if the same report is sent twice', async () => {
    const owner = await anOrganization(server)
    const id = await aCompletedProject(owner, reportFields)
    expect((await report(owner.client, id, reportFields)).status).toBe(200)
    expect(await changesOf(id)).toHaveLength(1)
    expect((await fetchReport(id))?.updatedAt).toBe(at)
  })

  test('returns 409 if another member changed it since it was read', async () => {
    const owner = await anOrganization(server)
    const id = await aCompletedProject(owner)
    expect((await report(owner.client, id, { ...reportFields, ifUpdatedAt: null })).status).toBe(200)
    const late = await report(owner.client, id, { peopleHelped: 5, ifUpdatedAt: null })
    expect([late.status, late.body['code']]).toEqual([409, 'impact_report_changed'])
    const updated = await report(owner.client, id, { peopleHelped: 5, ifUpdatedAt: at })
    expect(updated.status).toBe(200)
    const stale = await report(owner.client, id, { peopleHelped: 6, ifUpdatedAt: at })
    expect([stale.status, (await fetchReport(id))?.peopleHelped]).toEqual([409, 5])
  })

  test('is the first of several sent at the same time', async () => {
    const owner = await anOrganization(server)
    const id = await aCompletedProject(owner)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((peopleHelped) => report(owner.client, id, { peopleHelped, ifUpdatedAt: null })),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 4 })
    const [{ after }] = (await changesOf(id)).map(({ data }) => data)
    expect((await fetchReport(id))?.peopleHelped).toBe(after)
  })

  test('does not exist without a number or a text', async () => {
    const owner = await anOrganization(server)
    const id = await aCompletedProject(owner, { peopleHelped: null, summary: '  ' })
    expect([await fetchReport(id), await changesOf(id)]).toEqual([null, []])
  })

  test.each([-1, 10_000_001, 1.5, 'many'])(
    'with a number of %s people is refused with the allowed range',
    async (peopleHelped) => {
      const owner = await anOrganization(server)
      const id = await aCompletedProject(owner)
      const { status, body } = await report(owner.client, id, { peopleHelped })
      expect([status, body['issues']]).toEqual([
        422,
        [{ path: 'peopleHelped', message: 'Must be a whole number from 0 to 10,000,000' }],
      ])
    },
  )

  test('is allowed for completed, published projects only', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const early = await report(owner.client, id, reportFields)
    expect([early.status, early.body['code']]).toEqual([409, 'project_not_completed'])
    const done = await aCompletedProject(owner)
    await rows("update projects set visibility = 'held' where id = $1", done)
    const heldReport = await report(owner.client, done, reportFields)
    expect([heldReport.status, heldReport.body['code']]).toEqual([409, 'project_held'])
  })

  test('counts toward the people helped on its organization’s dashboard', async () => {
    const owner = await anOrganization(server)
    await aCompletedProject(owner, reportFields)
    await aCompletedProject(owner, { peopleHelped: 10_000_000 })
    await aCompletedProject(owner, { summary: 'Two thousand trees stand.' })
    const { body } = await owner.client.get('/api/dashboard/organization')
    expect(body['stats'].impactMetrics.peopleHelped).toBe(10_001_200)
    expect(body['totalVolunteersHelped']).toBe(0)
  })

  test('is listed for administrators, each change with its author', async () => {
    const owner = await anOrganization(server)
    const admin = await anAdministrator(server)
    const id = await aCompletedProject(owner, reportFields)
    await report(owner.client, id, { ...reportFields, summary: 'Other words, the same number.' })
    await report(owner.client, id, { peopleHelped: 9000 })
    const { body } = await admin.client.get(`/api/admin/organizations/${owner.organizationId}`)
    const by = `${owner.user.firstName} ${owner.user.lastName}`
    expect(body['impact']).toMatchObject({
      peopleHelped: 9000,
      changes: [
        { project: { id }, before: 1200, after: 9000, by },
        { project: { id }, before: null, after: 1200, by },
      ],
    })
  })
})
