import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { headerOf } from '#tests/support/email/mail-server.ts'
import {
  choose,
  useNotificationEmails,
  readEmailText,
} from '#tests/support/scenarios/notification-choices.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { anOrganization, aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()
const { server, pass } = office
const { startEmailDelivery } = useNotificationEmails(office)
/** A worker whose clock is six minutes ahead. */
const openWorkerLater = () => {
  pass(6 * 60_000)
  return startEmailDelivery()
}

/** A volunteer and an organization they write to. */
async function aConversation() {
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const { id } = expectSuccess(
    await volunteer.client.post('/api/conversations', { organizationId: owner.organizationId }),
  )
  const write = async (person: Person, content = 'Hello!') =>
    expectSuccess(
      await person.client.post(`/api/conversations/${id}/messages`, {
        id: randomUUID(),
        content,
        attachmentIds: [],
      }),
    )
  const read = async (person: Person, position: number) =>
    expectSuccess(await person.client.post(`/api/conversations/${id}/read`, { position }))
  return { owner, volunteer, id, write, read }
}
const listNotificationKinds = async ({ client }: Person) => (await client.get('/api/notifications')).body

describe('a message', () => {
  test('notifies the other side with one unread notification, however many messages follow', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer)
    await write(volunteer, 'Are you there?')
    expect(await listNotificationKinds(owner)).toMatchObject([
      {
        kind: 'message.received',
        read: false,
        path: `/messages?conversation=${id}`,
        volunteer: { id: volunteer.id },
        member: null,
        organization: { id: owner.organizationId },
      },
    ])
    expect(await listNotificationKinds(volunteer)).toEqual([])
    await write(owner, 'Yes')
    expect(await listNotificationKinds(volunteer)).toMatchObject([
      { kind: 'message.received', volunteer: null, member: { id: owner.id } },
    ])
  })

  test('marks its notification as read when read to the end, and the next message notifies again', async () => {
    const { owner, volunteer, write, read } = await aConversation()
    await write(volunteer)
    await write(volunteer)
    await read(owner, 1)
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
    await read(owner, 2)
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    await write(volunteer)
    expect((await listNotificationKinds(owner)).map(({ read: isRead }: { read: boolean }) => isRead)).toEqual(
      [false, true],
    )
  })

  test('is emailed after five unread minutes, once per conversation, without its text', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer, 'Secret words')
    await write(volunteer, 'More of them')
    const { rows } = await server.database.pool.query(
      `select extract(epoch from run_at - created_at)::int as seconds from jobs where payload ->> 'template' = 'notification.message'`,
    )
    expect(rows).toEqual([{ seconds: 300 }])
    const { drain, emailsTo } = await openWorkerLater()
    await drain()
    const [email] = emailsTo(owner)
    expect(emailsTo(owner)).toHaveLength(1)
    expect(email && headerOf(email, 'Subject')).toContain('New message from')
    expect(readEmailText(email)).toContain(`/messages?conversation=${id}`)
    expect(readEmailText(email)).not.toContain('words')
    await write(volunteer)
    await drain()
    expect(emailsTo(owner)).toHaveLength(1)
  })

  test('that is read in time sends no email', async () => {
    const { owner, volunteer, write, read } = await aConversation()
    await write(volunteer)
    await read(owner, 1)
    const { drain, emailsTo } = await openWorkerLater()
    await drain()
    expect(emailsTo(owner)).toHaveLength(0)
  })

  test('in a muted conversation notifies no one, even if it was muted afterwards', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer)
    expectSuccess(await owner.client.put(`/api/conversations/${id}/mute`))
    await write(volunteer)
    const { drain, emailsTo } = await openWorkerLater()
    await drain()
    expect(emailsTo(owner)).toHaveLength(0)
    expect(await listNotificationKinds(owner)).toHaveLength(1)
  })

  test('notifies according to its reader’s settings', async () => {
    const { owner, volunteer, write } = await aConversation()
    await choose(owner, 'messages', { inProduct: false, mail: 'at_once' })
    await write(volunteer)
    const { drain, emailsTo } = await openWorkerLater()
    await drain()
    expect(await listNotificationKinds(owner)).toEqual([])
    expect(emailsTo(owner)).toHaveLength(1)
  })

  test('sent by many at the same time creates one unread notification', async () => {
    const { owner, volunteer, write } = await aConversation()
    await Promise.all(Array.from({ length: 6 }, () => write(volunteer)))
    expect(await listNotificationKinds(owner)).toHaveLength(1)
  })
})
