import { describe, expect, test } from 'vitest'
import {
  aColleague,
  anAcceptedApplication,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

const move = (client: Client, id: string, change: object | string) =>
  client.patch(`/api/applications/${id}`, typeof change === 'string' ? { status: change } : change)

async function prepare(shape?: Parameters<typeof aProjectWithApplicants>[1]) {
  const made = await aProjectWithApplicants(server, shape)
  const status = async () => {
    const { body } = await made.owner.client.get(`/api/projects/${made.project.id}`)
    return [body['status'], body['placesLeft']]
  }
  return { ...made, status }
}

const notificationsOf = (id: string) =>
  rows(
    "select user_id, kind from notifications where data ->> 'applicationId' = $1 and kind <> 'application.received' order by created_at, kind",
    id,
  )
const historyOf = (id: string) =>
  rows(
    'select actor_id, from_status, to_status, reason from application_history where application_id = $1 and from_status is not null order by id',
    id,
  )
const eventsOf = (id: string) =>
  rows(
    "select type, actor_id, data from facts where subject_id = $1 and type <> 'application.received' order by id",
    id,
  )

describe('moves by the organization', () => {
  test('accepting notifies the volunteer, fills a spot and shows their email address', async () => {
    const { owner, project, volunteer, id, status } = await prepare()
    const emailSeen = async () =>
      (await owner.client.get('/api/received-applications')).body[0].volunteer.email
    expect(await emailSeen()).toBe(null)
    const answer = await move(owner.client, id, { status: 'accepted', organizationFeedback: ' Welcome! ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      id,
      status: 'accepted',
      organizationFeedback: 'Welcome!',
      endedBy: null,
      reason: null,
      reviewedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      project: { status: 'active', placesLeft: 2 },
      volunteer: { email: volunteer.email },
    })
    expect(await emailSeen()).toBe(volunteer.email)
    expect(await status()).toEqual(['active', 2])
    expect(await notificationsOf(id)).toEqual([{ user_id: volunteer.id, kind: 'application.accepted' }])
    expect(await historyOf(id)).toEqual([
      { actor_id: owner.id, from_status: 'pending', to_status: 'accepted', reason: null },
    ])
    expect(await eventsOf(id)).toEqual([
      { type: 'application.accepted', actor_id: owner.id, data: { projectId: project.id } },
    ])
    expect((await volunteer.client.get('/api/my-applications')).body).toMatchObject([
      { id, status: 'accepted', organizationFeedback: 'Welcome!' },
    ])
  })

  test.each([
    ['PATCH', 'declined'],
    ['PATCH', 'rejected'],
    ['PUT', 'declined'],
    ['PUT', 'rejected'],
  ])('declining by %s with %s is stored and returned as declined', async (method, written) => {
    const { owner, volunteer, id, status } = await prepare()
    const response = await owner.client.send(`/api/applications/${id}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: written, organizationFeedback: 'Another time' }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'declined',
      organizationFeedback: 'Another time',
      volunteer: { email: null },
    })
    expect(await rows('select status, ended_by from applications where id = $1', id)).toEqual([
      { status: 'declined', ended_by: null },
    ])
    expect(await status()).toEqual(['open', 3])
    expect(await notificationsOf(id)).toEqual([{ user_id: volunteer.id, kind: 'application.declined' }])
  })

  test('signing off accepted work keeps its spot filled', async () => {
    const { owner, volunteer, id, status } = await prepare({ places: 1 })
    await move(owner.client, id, 'accepted')
    const { body } = await move(owner.client, id, 'completed')
    expect(body).toMatchObject({ status: 'completed', volunteer: { email: volunteer.email } })
    expect(await status()).toEqual(['in_progress', 0])
    expect((await notificationsOf(id)).at(-1)).toEqual({
      user_id: volunteer.id,
      kind: 'application.completed',
    })
  })

  test('releasing an accepted volunteer requires a reason and frees the spot', async () => {
    const { owner, volunteer, id, status } = await prepare({ places: 1 })
    await move(owner.client, id, 'accepted')
    const { body } = await move(owner.client, id, { status: 'withdrawn', reason: ' The work is over ' })
    expect(body).toMatchObject({ status: 'withdrawn', endedBy: 'organization', reason: 'The work is over' })
    expect(await status()).toEqual(['open', 1])
    expect((await notificationsOf(id)).at(-1)).toEqual({
      user_id: volunteer.id,
      kind: 'application.withdrawn',
    })
    expect((await historyOf(id)).at(-1)).toMatchObject({
      actor_id: owner.id,
      to_status: 'withdrawn',
      reason: 'The work is over',
    })
    expect((await eventsOf(id)).at(-1).data).toMatchObject({ endedBy: 'organization' })
  })

  test('any member can move an application, and is not notified of their own move', async () => {
    const { owner, volunteer, id } = await prepare()
    const colleague = await aColleague(server, owner)
    expect((await move(colleague.client, id, 'accepted')).status).toBe(200)
    await move(volunteer.client, id, { status: 'withdrawn', reason: 'Ill' })
    const presented = (await notificationsOf(id)).filter(({ kind }) => kind === 'application.withdrawn')
    expect(new Set(presented.map((each) => each.user_id))).toEqual(new Set([owner.id, colleague.id]))
    expect(presented).toHaveLength(2)
  })
})

describe('moves by the volunteer', () => {
  test('the volunteer withdraws a pending application, with or without a reason', async () => {
    for (const reason of [undefined, 'No time']) {
      const { owner, volunteer, id, status } = await prepare()
      const { body } = await move(volunteer.client, id, { status: 'withdrawn', reason })
      expect(body).toMatchObject({
        status: 'withdrawn',
        endedBy: 'volunteer',
        reason: reason ?? null,
        reviewedAt: null,
      })
      expect(await status()).toEqual(['open', 3])
      expect(await notificationsOf(id)).toEqual([{ user_id: owner.id, kind: 'application.withdrawn' }])
    }
  })

  test('the volunteer ends accepted work with a reason, which frees the spot', async () => {
    const { owner, volunteer, id, status } = await prepare({ places: 1 })
    await move(owner.client, id, 'accepted')
    expect(await status()).toEqual(['in_progress', 0])
    const { body } = await move(volunteer.client, id, { status: 'withdrawn', reason: 'Moving away' })
    expect(body).toMatchObject({ status: 'withdrawn', endedBy: 'volunteer', reason: 'Moving away' })
    expect(await status()).toEqual(['open', 1])
    const received = await owner.client.get('/api/received-applications')
    expect(received.body[0]).toMatchObject({ reason: 'Moving away', volunteer: { email: null } })
  })
})

test('a project’s status follows its spots in both directions, and stays paused', async () => {
  const { owner, project, pending, status } = await prepare({ places: 2, applicants: 3 })
  const [one, two, three] = pending
  const end = { status: 'withdrawn', reason: 'x' }
  const seen = [await status()]
  const act = async (client: Client, id: string | undefined, change: object | string) => {
    expect((await move(client, id ?? '', change)).status).toBe(200)
    seen.push(await status())
  }
  await act(owner.client, one?.id, 'accepted')
  await act(owner.client, two?.id, 'accepted')
  await act(owner.client, two?.id, end)
  await act(owner.client, three?.id, 'accepted')
  await act(owner.client, one?.id, 'completed')
  await rows("update projects set status = 'paused' where id = $1", project.id)
  await act(owner.client, three?.id, end)
  expect(seen).toEqual([
    ['open', 2],
    ['active', 1],
    ['in_progress', 0],
    ['active', 1],
    ['in_progress', 0],
    ['in_progress', 0],
    ['paused', 1],
  ])
  const accepted = await anAcceptedApplication(await aVolunteer(server), owner, (await aProject(owner)).id)
  expect(accepted.project.status).toBe('active')
})
