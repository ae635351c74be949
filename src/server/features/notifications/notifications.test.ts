import { describe, expect, test } from 'vitest'
import {
  countUnreadNotifications,
  listNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import {
  aColleague,
  aDual,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const kindsOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const unreadOf = async ({ client }: Person) => (await client.get('/api/notifications/unread')).body['unread']
const move = (client: Client, id: string, change: object) => client.patch(`/api/applications/${id}`, change)

describe('a notification', () => {
  test('shows the organization who applied, for what and when, with a link', async () => {
    const { owner, volunteer, project, id } = await aProjectWithApplicants(server)
    const { status, body } = await owner.client.call(listNotifications, { query: {} })
    expect(status).toBe(200)
    expect(listNotifications.response.parse(body)).toEqual([
      {
        id: expect.any(String),
        kind: 'application.received',
        title: 'New application',
        message: `${volunteer.user.firstName} ${volunteer.user.lastName} would like to help ${project.organizationName} with “${project.title}”.`,
        read: false,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        path: `/applications?tab=received&application=${id}`,
        applicationId: id,
        project: { id: project.id, title: project.title },
        organization: { id: owner.organizationId, organizationName: project.organizationName },
        volunteer: {
          id: volunteer.id,
          firstName: volunteer.user.firstName,
          lastName: volunteer.user.lastName,
        },
        member: null,
        actor: null,
        reward: null,
        appeal: null,
        gathered: 1,
      },
    ])
    expect(await kindsOf(volunteer)).toEqual([])
  })

  test('notifies the volunteer of an acceptance and links to the project', async () => {
    const { owner, volunteer, project, id } = await aProjectWithApplicants(server)
    await move(owner.client, id, { status: 'accepted' })
    expect((await volunteer.client.get('/api/notifications')).body).toMatchObject([
      { kind: 'application.accepted', path: `/project/${project.id}`, read: false },
    ])
  })

  test('notifies the volunteer of a decline and a sign-off and links to the application', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    const [declined, completed] = pending
    if (!declined || !completed) throw new Error('two applied')
    await move(owner.client, declined.id, { status: 'declined' })
    await move(owner.client, completed.id, { status: 'accepted' })
    await move(owner.client, completed.id, { status: 'completed' })
    expect((await declined.volunteer.client.get('/api/notifications')).body).toMatchObject([
      { kind: 'application.declined', path: `/applications?tab=mine&application=${declined.id}` },
    ])
    expect((await completed.volunteer.client.get('/api/notifications')).body).toMatchObject([
      { kind: 'application.completed', path: `/applications?tab=mine&application=${completed.id}` },
      { kind: 'application.accepted' },
    ])
  })

  test('says who ended the work or application', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const [withdrawn, ended, released] = pending
    if (!withdrawn || !ended || !released) throw new Error('three applied')
    await move(withdrawn.volunteer.client, withdrawn.id, { status: 'withdrawn' })
    for (const { id } of [ended, released]) await move(owner.client, id, { status: 'accepted' })
    await move(ended.volunteer.client, ended.id, { status: 'withdrawn', reason: 'I move away.' })
    await move(owner.client, released.id, { status: 'withdrawn', reason: 'The work is cut.' })
    expect((await kindsOf(owner)).filter((kind: string) => kind !== 'application.received')).toEqual([
      'application.ended',
      'application.withdrawn',
    ])
    expect(await kindsOf(released.volunteer)).toEqual(['application.released', 'application.accepted'])
    expect(await kindsOf(withdrawn.volunteer)).toEqual([])
  })

  test('goes to every member of the organization except the one who acted, each with their own read mark', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const project = await aProject(owner)
    await anApplication(await aVolunteer(server), project.id)
    const notification = (await owner.client.get('/api/notifications')).body[0]
    await owner.client.post(`/api/notifications/${notification.id}/read`)
    expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([0, 1])
    expect(await kindsOf(colleague)).toEqual(['application.received'])
  })

  test('about an organization is hidden from people who left it', async () => {
    const dual = await aDual(server)
    const project = await aProject(dual)
    await anApplication(await aVolunteer(server), project.id)
    expect([await kindsOf(dual), await unreadOf(dual)]).toEqual([['application.received'], 1])
    await run('delete from organization_members where user_id = $1', dual.id)
    expect([await kindsOf(dual), await unreadOf(dual)]).toEqual([[], 0])
  })

  test('of a kind that this release does not know is skipped', async () => {
    const { owner } = await aProjectWithApplicants(server)
    await run("update notifications set kind = 'from.tomorrow' where user_id = $1", owner.id)
    expect([await kindsOf(owner), await unreadOf(owner)]).toEqual([[], 0])
  })
})

describe('reading notifications', () => {
  test('marking one as read keeps its timestamp', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    expect(pending).toHaveLength(2)
    const first = (await owner.client.get('/api/notifications')).body[0]
    const { status, body } = await owner.client.call(readNotification, {
      query: {},
      params: { id: first.id },
    })
    expect([status, body]).toEqual([200, { ...first, read: true }])
    const findReadTime = async () =>
      (await run('select read_at from notifications where id = $1', first.id)).rows[0].read_at.getTime()
    const before = await findReadTime()
    expect((await owner.client.post(`/api/notifications/${first.id}/read`)).status).toBe(200)
    expect(await findReadTime()).toBe(before)
    expect(await unreadOf(owner)).toBe(1)
    const reads = (await owner.client.get('/api/notifications')).body.map(
      ({ read }: { read: boolean }) => read,
    )
    expect(reads).toEqual([true, false])
  })

  test('marking all as read affects only one’s own', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server, { applicants: 3 })
    await move(owner.client, id, { status: 'accepted' })
    expect(await unreadOf(owner)).toBe(2)
    const { status, body } = await owner.client.post('/api/notifications/read-all')
    expect([status, body]).toEqual([200, { unread: 0 }])
    expect([await unreadOf(owner), await unreadOf(volunteer)]).toEqual([0, 1])
  })

  test('marking someone else’s or a missing one returns 404', async () => {
    const { owner, volunteer } = await aProjectWithApplicants(server)
    const notification = (await owner.client.get('/api/notifications')).body[0]
    for (const id of [notification.id, volunteer.id, 'none']) {
      const answer = await volunteer.client.post(`/api/notifications/${id}/read`)
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'Notification not found', code: 'notification_not_found' },
      })
    }
    expect(await unreadOf(owner)).toBe(1)
  })
})

test('notifications come in pages of twelve with the total, newest first, without duplicates or gaps', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { maxVolunteers: 40 })
  const applicationIds: string[] = []
  for (let index = 0; index < 25; index += 1)
    applicationIds.unshift((await anApplication(await aVolunteer(server), project.id)).id)
  const seen: string[] = []
  const sizes: number[] = []
  for (let next: string | undefined = '/api/notifications'; next !== undefined;) {
    const { body, headers } = await owner.client.get(next)
    expect(headers.get('x-total-count')).toBe('25')
    seen.push(...body.map(({ applicationId }: { applicationId: string }) => applicationId))
    sizes.push(body.length)
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect([sizes, seen]).toEqual([[12, 12, 1], applicationIds])
  expect((await owner.client.get('/api/notifications?cursor=none')).status).toBe(400)
})

test('the unread count stops at a hundred', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const applications = await insertApplicants(server.database.db, { projectId: project.id, count: 120 })
  for (const applicationId of applications) {
    await run(
      `with fact as (insert into facts (type, subject_id) values ('application.received', $1) returning id)
       insert into notifications (user_id, kind, data, fact_id)
       select $2, 'application.received', jsonb_build_object('applicationId', $1::uuid, 'projectId', $3::uuid), id from fact`,
      applicationId,
      owner.id,
      project.id,
    )
  }
  const { body } = await owner.client.call(countUnreadNotifications, {})
  expect(countUnreadNotifications.response.parse(body)).toEqual({ unread: 100 })
})

test('a second application after a withdrawal is notified separately', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const volunteer = await aVolunteer(server)
  const first = await anApplication(volunteer, project.id)
  await move(volunteer.client, first.id, { status: 'withdrawn' })
  await anAcceptedApplication(volunteer, owner, project.id)
  expect(await kindsOf(owner)).toEqual([
    'application.received',
    'application.withdrawn',
    'application.received',
  ])
})
