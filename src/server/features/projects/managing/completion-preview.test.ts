import { describe, expect, test } from 'vitest'
import { previewCompletion } from '#contract/projects/completion.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const complete = (client: Client, id: string, body?: object) =>
  client.post(`/api/projects/${id}/complete`, body)
const mine = async (client: Client) => (await client.get('/api/my-applications')).body[0]

describe('what completing a project would do', () => {
  test('is shown to members: whom it signs off, with their unconfirmed hours by period, and whom it declines', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const volunteer = await aVolunteer(server)
    const { id: applicationId } = await anAcceptedApplication(volunteer, owner, id)
    await rows("update applications set reviewed_at = '2026-05-01T12:00:00Z' where id = $1", applicationId)
    for (const [date, hours] of [
      ['2026-05-09', 1.5],
      ['2026-05-04', 1],
    ])
      expect(
        (await volunteer.client.post(`/api/applications/${applicationId}/hours`, { date, hours })).status,
      ).toBe(201)
    await insertApplicants(server.database.db, { projectId: id, count: 7 })
    const path = `/api/projects/${id}/completion`
    const { status, body } = await owner.client.get(path)
    expect(status).toBe(200)
    const preview = previewCompletion.response.parse(body)
    expect(preview).toMatchObject({
      accepted: [
        {
          applicationId,
          confirmedHours: 0,
          volunteer: { id: volunteer.id },
          waiting: { hours: 2.5, from: '2026-05-04', to: '2026-05-09' },
        },
      ],
      pendingCount: 7,
    })
    expect(preview.latestPending).toHaveLength(5)
    const entries = preview.accepted[0]?.waiting?.entries
    expect((await owner.client.post('/api/hours/confirm', { entries })).status).toBe(200)
    const after = previewCompletion.response.parse((await owner.client.get(path)).body)
    expect(after.accepted).toMatchObject([{ confirmedHours: 2.5, waiting: null }])
    expect(after.version).toBe(preview.version)
    expect((await volunteer.client.get(path)).status).toBe(403)
  })

  test('is checked: an application that comes meanwhile is not declined unseen, and nothing changes', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const first = await aVolunteer(server)
    await anApplication(first, id)
    const versionNow = async () => (await owner.client.get(`/api/projects/${id}/completion`)).body['version']
    const ifVersion = await versionNow()
    const second = await aVolunteer(server)
    await anApplication(second, id)
    const refused = await complete(owner.client, id, { ifVersion })
    expect([refused.status, refused.body['code']]).toEqual([409, 'completion_changed'])
    expect([await mine(first.client), await mine(second.client)]).toMatchObject([
      { status: 'pending' },
      { status: 'pending' },
    ])
    expect((await complete(owner.client, id, { ifVersion: await versionNow() })).status).toBe(200)
    expect(await mine(second.client)).toMatchObject({ status: 'declined' })
  })

  test('is checked when people apply at the same time: no one is declined unseen', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const ifVersion = (await owner.client.get(`/api/projects/${id}/completion`)).body['version']
    const volunteers = await Promise.all(Array.from({ length: 6 }, () => aVolunteer(server)))
    const [completed, ...applied] = await Promise.all([
      complete(owner.client, id, { ifVersion }),
      ...volunteers.map(({ client }) =>
        client.post('/api/applications', { projectId: id, coverLetter: 'Yes.' }),
      ),
    ])
    const stored = applied.filter(({ status }) => status === 201).length
    const declined = await rows(
      "select 1 from applications where project_id = $1 and status = 'declined'",
      id,
    )
    expect(declined).toHaveLength(0)
    expect([200, 409]).toContain(completed.status)
    expect(stored === 0).toBe(completed.status === 200)
  })

  test('includes the organization’s words to the people it declines; the reason stays the same', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const volunteer = await aVolunteer(server)
    await anApplication(volunteer, id)
    const tooLong = await complete(owner.client, id, { declineMessage: 'x'.repeat(501) })
    expect([tooLong.status, (await mine(volunteer.client)).status]).toEqual([422, 'pending'])
    await complete(owner.client, id, { declineMessage: ' Please come to our open evening. ' })
    expect(await mine(volunteer.client)).toMatchObject({
      status: 'declined',
      reason: 'The project was completed',
      organizationFeedback: 'Please come to our open evening.',
    })
  })
})
