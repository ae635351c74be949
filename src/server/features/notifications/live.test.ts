import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { openLive } from '#tests/support/running/live.ts'
import {
  aDual,
  anApplication,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const second = useSecondApp(server)
const conversation = {
  kind: 'conversation',
  data: { conversationId: '77777777-7777-4777-8777-777777777777' },
} as const

test('a new notification and each read mark are sent to open pages in the same transaction, once', async () => {
  const { owner, volunteer, id: applicationId } = await aProjectWithApplicants(server)
  const [ownerStream, volunteerStream] = [
    await openLive(second.url, owner.client),
    await openLive(second.url, volunteer.client),
  ]
  await volunteerStream.next('open')
  const begin = (await ownerStream.next('open')).id ?? 0
  const notification = (await owner.client.get('/api/notifications')).body[0]
  await owner.client.post(`/api/notifications/${notification.id}/read`)
  expect((await ownerStream.next('notifications')).id).toBe(begin + 1)
  await owner.client.patch(`/api/applications/${applicationId}`, { status: 'accepted' })
  expect(await volunteerStream.next('notifications')).toMatchObject({ data: {} })
  // Nothing is unread anymore, so nothing changes.
  await owner.client.post(`/api/notifications/${notification.id}/read`)
  await owner.client.post('/api/notifications/read-all')
  await sendLiveEvent(server.database.db, [owner.id], conversation)
  expect((await ownerStream.next('conversation')).id).toBe(begin + 2)
  for (const reader of [ownerStream, volunteerStream]) reader.cut()
})

test('a live notification has the same shape as in the list, with title and message', async () => {
  const { owner, volunteer, project, id: applicationId } = await aProjectWithApplicants(server)
  const stream = await openLive(second.url, volunteer.client)
  const { id: begin } = await stream.next('open')
  await owner.client.patch(`/api/applications/${applicationId}`, { status: 'accepted' })
  const { data } = await stream.next('notifications')
  const [listed] = listNotifications.response.parse((await volunteer.client.get('/api/notifications')).body)
  expect(data).toEqual(listed)
  expect(data).toMatchObject({
    title: 'Application accepted',
    message: `${project.organizationName} accepted your application to “${project.title}”.`,
  })
  const requested = await volunteer.client.get(`/api/live?after=${begin}`)
  expect(requested.body.events).toMatchObject([{ kind: 'notifications', data: listed }])
  stream.cut()
})

test('a pending notification shows nothing to a person who has since left the organization', async () => {
  const dual = await aDual(server)
  const project = await aProject(dual)
  const begin = (await dual.client.get('/api/live')).body.last
  await anApplication(await aVolunteer(server), project.id)
  await server.database.pool.query('delete from organization_members where user_id = $1', [dual.id])
  const stream = await openLive(second.url, dual.client, begin)
  expect((await stream.next('notifications')).data).toEqual({})
  stream.cut()
})

test('live events contain no notification text', async () => {
  const { owner } = await aProjectWithApplicants(server)
  const { rows } = await server.database.pool.query('select kind, data from live_events where user_id = $1', [
    owner.id,
  ])
  expect(rows).toEqual([{ kind: 'notifications', data: { notificationId: expect.any(String) } }])
})
