import { expect, test } from 'vitest'
import { listNotifications, readNotification } from '#contract/notifications/notifications.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** What the bell lists. */
const listGathered = async ({ client }: Person) => {
  const { body, headers } = await client.call(listNotifications, { query: { gather: 'true' } })
  return { entries: listNotifications.response.parse(body), total: headers.get('x-total-count') }
}
const unreadOf = async ({ client }: Person) => (await client.get('/api/notifications/unread')).body['unread']

/** An organization with two projects, the first with three applicants and the other with one in between. */
async function aBusyOwner() {
  const owner = await anOrganization(server)
  const [busy, quiet] = [await aProject(owner), await aProject(owner)]
  for (const project of [busy, busy, quiet]) await anApplication(await aVolunteer(server), project.id)
  const last = await aVolunteer(server)
  await anApplication(last, busy.id)
  return { owner, busy, quiet, last }
}

test('new applications for one project are one entry, the newest of them, with their number', async () => {
  const { owner, busy, quiet, last } = await aBusyOwner()
  const { entries, total } = await listGathered(owner)
  expect(total).toBe('2')
  const [many, one] = entries
  expect(many).toMatchObject({
    gathered: 3,
    title: '3 new applications',
    message: `For “${busy.title}”. The newest is from ${last.user.firstName} ${last.user.lastName}.`,
    path: `/applications?tab=received&project=${busy.id}&status=pending`,
    volunteer: { id: last.id },
    read: false,
  })
  expect(one).toMatchObject({ gathered: 1, title: 'New application', project: { id: quiet.id } })
  expect((await owner.client.get('/api/notifications')).body).toHaveLength(4)
})

test('reading an entry reads all that it gathers; what arrives later starts a new one', async () => {
  const { owner, busy } = await aBusyOwner()
  const [many] = (await listGathered(owner)).entries
  if (!many) throw new Error('nothing listed')
  await owner.client.call(readNotification, { params: { id: many.id }, query: { gather: 'true' } })
  expect(await unreadOf(owner)).toBe(1)
  await anApplication(await aVolunteer(server), busy.id)
  const { entries } = await listGathered(owner)
  expect(entries.map(({ gathered, read }) => [gathered, read])).toEqual([
    [1, false],
    [3, true],
    [1, false],
  ])
})

test('the call without gathering reads one', async () => {
  const { owner } = await aBusyOwner()
  const [many] = (await listGathered(owner)).entries
  if (!many) throw new Error('nothing listed')
  await owner.client.call(readNotification, { params: { id: many.id }, query: {} })
  expect(await unreadOf(owner)).toBe(3)
  const { entries } = await listGathered(owner)
  expect(entries.map(({ gathered, read }) => [gathered, read])).toEqual([
    [1, true],
    [1, false],
    [2, false],
  ])
})

test('another owner’s notifications stay unread', async () => {
  const first = await aBusyOwner()
  const second = await aBusyOwner()
  const [many] = (await listGathered(first.owner)).entries
  if (!many) throw new Error('nothing listed')
  const answer = await second.owner.client.post(`/api/notifications/${many.id}/read?gather=true`)
  expect(answer.status).toBe(404)
  expect([await unreadOf(first.owner), await unreadOf(second.owner)]).toEqual([4, 4])
})

test('notifications of a kind that does not gather are read one by one', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  for (let index = 0; index < 2; index += 1) {
    const volunteer = await aVolunteer(server)
    const { id } = await anApplication(volunteer, project.id)
    await volunteer.client.patch(`/api/applications/${id}`, { status: 'withdrawn' })
  }
  const { entries } = await listGathered(owner)
  const [withdrawn] = entries
  expect(entries.map(({ kind, gathered }) => [kind, gathered])).toEqual([
    ['application.withdrawn', 1],
    ['application.received', 2],
    ['application.withdrawn', 1],
  ])
  await owner.client.call(readNotification, {
    params: { id: withdrawn?.id ?? '' },
    query: { gather: 'true' },
  })
  expect(await unreadOf(owner)).toBe(1)
})
