import { describe, expect, test } from 'vitest'
import { getOrganizationDashboard, getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import { confirmHours, logHours } from '#contract/hours/hours.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess, joinOrganization, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

describe('hours on the dashboards', () => {
  test('confirmed hours count on both dashboards, which also show them for all current work', async () => {
    const work = await aCollaboration(server)
    const today = new Date().toISOString().slice(0, 10)
    const log = async (hours: number) =>
      expectSuccess(
        await work.volunteer.client.call(logHours, {
          params: { id: work.id },
          body: { date: today, hours },
        }),
      )
    const { id, version } = await log(2.5)
    await log(4)
    expectSuccess(await work.owner.client.call(confirmHours, { body: { entries: [{ id, version }] } }))
    const { stats, currentProjects } = expectSuccess(
      await work.volunteer.client.call(getVolunteerDashboard, {}),
    )
    expect(stats.totalHours).toBe(2.5)
    expect(currentProjects).toMatchObject([
      {
        applicationId: work.id,
        work: {
          status: 'accepted',
          confirmedHours: 2.5,
          waitingHours: 4,
          signedOffAt: null,
          timeZone: 'UTC',
        },
      },
    ])
    const organization = expectSuccess(await work.owner.client.call(getOrganizationDashboard, { query: {} }))
    expect(organization.stats.impactMetrics.totalHours).toBe(2.5)
  })

  test('an organization’s dashboard says how many hours wait for the reader: of a member, for the others', async () => {
    const { owner, volunteer, id } = await aCollaboration(server)
    const date = new Date().toISOString().slice(0, 10)
    const body = { date, hours: 1.75 }
    expectSuccess(await volunteer.client.call(logHours, { params: { id }, body }))
    expectSuccess(await volunteer.client.call(logHours, { params: { id }, body }))
    const waitingFor = async ({ client }: Person) =>
      expectSuccess(await client.call(getOrganizationDashboard, { query: {} })).stats.waitingHours
    expect(await waitingFor(owner)).toBe(3.5)
    const { organizationId } = owner
    await joinOrganization(server.database.db, { organizationId, userId: volunteer.id })
    expect([await waitingFor(owner), await waitingFor(volunteer)]).toEqual([3.5, 0])
  })
})
