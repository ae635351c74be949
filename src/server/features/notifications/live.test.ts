import { expect, test } from 'vitest'
import { sendLive } from '#server/live/publish.ts'
import { openLive } from '#tests/support/live.ts'
import { aProjectWithApplicants } from '#tests/support/scenario.ts'
import { useSecondApp } from '#tests/support/second-app.ts'
import { useServer } from '#tests/support/server.ts'

const server = useServer()
const second = useSecondApp(server)
const conversation = {
  kind: 'conversation',
  data: { conversationId: '77777777-7777-4777-8777-777777777777' },
} as const

test('a new notification and each mark are told in the same transaction, once', async () => {
  const { owner, volunteer, id: applicationId } = await aProjectWithApplicants(server)
  const [ofOwner, ofVolunteer] = [
    await openLive(second.url, owner.client),
    await openLive(second.url, volunteer.client),
  ]
  await ofVolunteer.next('open')
  const begin = (await ofOwner.next('open')).id ?? 0
  await owner.client.patch(`/api/applications/${applicationId}`, { status: 'accepted' })
  expect(await ofVolunteer.next('notifications')).toMatchObject({ data: {} })
  const notice = (await owner.client.get('/api/notifications')).body[0]
  await owner.client.post(`/api/notifications/${notice.id}/read`)
  expect((await ofOwner.next('notifications')).id).toBe(begin + 1)
  // Nothing is unread any more, so that nothing changes.
  await owner.client.post(`/api/notifications/${notice.id}/read`)
  await owner.client.post('/api/notifications/read-all')
  await sendLive(server.database.db, [owner.id], conversation)
  expect((await ofOwner.next('conversation')).id).toBe(begin + 2)
  for (const reader of [ofOwner, ofVolunteer]) reader.cut()
})
