import { beforeEach, describe, expect, test } from 'vitest'
import { listReports } from '#contract/moderation/queue.ts'
import { listQueue, reportAccount } from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
beforeEach(async () => {
  await server.database.pool.query('delete from account_reports')
  await server.database.pool.query('delete from project_reports')
})

describe('the queue', () => {
  test('shows every kind, the longest wait first, and finds by kind and text', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const project = await aProject(owner, { title: 'Sort the rare stamps' })
    const person = await aVolunteer(server, { firstName: 'Quillon' })
    const reporter = await aVolunteer(server)
    await reporter.client.post(`/api/projects/${project.id}/reports`, { reason: 'spam' })
    await reportAccount(reporter, ['person', person.id])
    await reportAccount(reporter, ['organization', owner.organizationId])
    const idsOf = async (query: Parameters<typeof listQueue>[1]) =>
      (await listQueue(admin, query)).map(({ case: about }) => about.id)
    expect(await idsOf({})).toEqual([project.id, person.id, owner.organizationId])
    expect(await idsOf({ kind: 'organization' })).toEqual([owner.organizationId])
    expect(await idsOf({ q: 'rare STAMPS' })).toEqual([project.id])
    expect(await idsOf({ q: 'quillon' })).toEqual([person.id])
    expect(await idsOf({ q: '%' })).toEqual([])
    expect(await idsOf({ show: 'decided' })).toEqual([])
  })

  test('comes in pages of twelve, each case once, with their number', async () => {
    const admin = await anAdministrator(server)
    const reporter = await aVolunteer(server)
    const people = await Promise.all(Array.from({ length: 14 }, () => aVolunteer(server)))
    await Promise.all(people.map(({ id }) => reportAccount(reporter, ['person', id])))
    const first = await admin.client.get('/api/admin/reports')
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([12, '14'])
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
    const second = await admin.client.get(next ?? '')
    const cases = [first, second].flatMap(({ body }) => listReports.response.parse(body))
    expect(new Set(cases.map(({ case: about }) => about.id)).size).toBe(14)
  })
})
