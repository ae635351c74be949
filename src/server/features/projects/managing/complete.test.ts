import { describe, expect, test } from 'vitest'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
const complete = (client: Client, id: string, body?: object) =>
  client.post(`/api/projects/${id}/complete`, body)
const mine = async (client: Client) => (await client.get('/api/my-applications')).body[0]

describe('completing a project (A12)', () => {
  test('signs off every accepted application, and declines pending ones with the reason "The project was completed"', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const [first, second, waiting] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    const accepted = [
      await anAcceptedApplication(first, owner, id),
      await anAcceptedApplication(second, owner, id),
    ]
    const pending = await anApplication(waiting, id)
    const { status, body } = await complete(owner.client, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'completed',
      placesLeft: 1,
      acceptsApplications: false,
      applicationsClosedReason: 'completed',
    })
    expect(await mine(first.client)).toMatchObject({ status: 'completed', reason: null, endedBy: null })
    expect(await mine(second.client)).toMatchObject({ status: 'completed' })
    expect(await mine(waiting.client)).toMatchObject({
      id: pending.id,
      status: 'declined',
      reason: 'The project was completed',
      reviewedAt: now.toISOString(),
    })
    expect(
      await rows(
        `select from_status, to_status, reason, actor_id from application_history
         where application_id = any($1) and from_status is not null and to_status <> 'accepted' order by id`,
        [...accepted.map((each) => each.id), pending.id],
      ),
    ).toEqual([
      { from_status: 'accepted', to_status: 'completed', reason: null, actor_id: owner.id },
      { from_status: 'accepted', to_status: 'completed', reason: null, actor_id: owner.id },
      {
        from_status: 'pending',
        to_status: 'declined',
        reason: 'The project was completed',
        actor_id: owner.id,
      },
    ])
    expect(await rows('select completed_at from projects where id = $1', id)).toEqual([{ completed_at: now }])
  })

  test('leaves out unchecked volunteers: their work ends with its reason and the spot is free', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 2 })
    const [done, left] = [await aVolunteer(server), await aVolunteer(server)]
    await anAcceptedApplication(done, owner, id)
    const { id: applicationId } = await anAcceptedApplication(left, owner, id)
    const leaveOut = [{ applicationId, reason: ' We never heard from you. ' }]
    const { status, body } = await complete(owner.client, id, { leaveOut })
    expect([status, body['status'], body['placesLeft']]).toEqual([200, 'completed', 1])
    expect(await mine(done.client)).toMatchObject({ status: 'completed' })
    expect(await mine(left.client)).toMatchObject({
      status: 'withdrawn',
      endedBy: 'organization',
      reason: 'We never heard from you.',
    })
    // The event record contains no one's text; that stays with the application.
    expect(await rows("select from facts where data::text like '%never heard%'")).toEqual([])
    const again = await left.client.post('/api/applications', { projectId: id, message: 'Hello' })
    expect([again.status, again.body['code']]).toEqual([409, 'cannot_apply_again'])
  })

  test('notifies and emails every affected volunteer once', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { maxVolunteers: 3 })
    const people = [await aVolunteer(server), await aVolunteer(server), await aVolunteer(server)]
    const [done, left, waiting] = people
    if (!done || !left || !waiting) throw new Error('three people')
    await anAcceptedApplication(done, owner, id)
    const { id: applicationId } = await anAcceptedApplication(left, owner, id)
    await anApplication(waiting, id)
    await rows('delete from notifications')
    await rows('delete from jobs')
    await complete(owner.client, id, { leaveOut: [{ applicationId, reason: 'It was not done' }] })
    const notified = await rows(
      "select user_id, kind, data ->> 'because' as because from notifications order by kind",
    )
    const because = 'project_completed'
    expect(notified).toEqual([
      { user_id: done.id, kind: 'application.completed', because },
      { user_id: waiting.id, kind: 'application.declined', because },
      { user_id: left.id, kind: 'application.withdrawn', because },
    ])
    const emails = await rows("select payload ->> 'userId' as id from jobs where kind = 'mail.send'")
    expect(emails).toHaveLength(3)
    expect(emails).toEqual(expect.arrayContaining(people.map(({ id: userId }) => ({ id: userId }))))
  })

  test('works without volunteers, and while the project is paused', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    await owner.client.post(`/api/projects/${id}/pause`)
    expect((await complete(owner.client, id)).body['status']).toBe('completed')
    const twice = await complete(owner.client, id)
    expect([twice.status, twice.body['code']]).toEqual([409, 'project_completed'])
  })
})

describe('leaving someone out is refused', () => {
  test('without a reason, with a documented error', async () => {
    const { owner, project, id } = await aProjectWithApplicants(server)
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    const { status, body } = await complete(owner.client, project.id, {
      leaveOut: [{ applicationId: id, reason: '  ' }],
    })
    expect([status, body['issues']]).toEqual([
      422,
      [{ path: 'leaveOut.0.reason', message: 'Please give a reason for ending accepted work' }],
    ])
  })

  test('if the application is pending, of another project or unknown; nothing changes then', async () => {
    const { owner, project, id, volunteer } = await aProjectWithApplicants(server)
    const other = await aProjectWithApplicants(server)
    await other.owner.client.patch(`/api/applications/${other.id}`, { status: 'accepted' })
    const ids = [id, other.id, '0f0e0d0c-0b0a-4908-8706-050403020100']
    const { status, body } = await complete(owner.client, project.id, {
      leaveOut: ids.map((applicationId) => ({ applicationId, reason: 'A reason' })),
    })
    const message = 'Only accepted volunteers of this project can be left out'
    expect([status, body['issues']]).toEqual([
      422,
      [0, 1, 2].map((index) => ({ path: `leaveOut.${index}.applicationId`, message })),
    ])
    expect(await mine(volunteer.client)).toMatchObject({ status: 'pending', project: { status: 'open' } })
  })

  test('but not if the volunteer has withdrawn in the meantime', async () => {
    const { owner, project, id, volunteer } = await aProjectWithApplicants(server)
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    await volunteer.client.patch(`/api/applications/${id}`, { status: 'withdrawn', reason: 'Moving away' })
    const leaveOut = [{ applicationId: id, reason: 'It was not done' }]
    expect((await complete(owner.client, project.id, { leaveOut })).status).toBe(200)
    expect(await mine(volunteer.client)).toMatchObject({ endedBy: 'volunteer', reason: 'Moving away' })
  })
})
