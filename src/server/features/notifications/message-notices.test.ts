import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { headerOf } from '#tests/support/mail-server.ts'
import { choose, useNoticeLetters, wordsOf } from '#tests/support/notices.ts'
import { usePostOffice } from '#tests/support/post-office.ts'
import { anOrganization, aVolunteer, succeeded, type Person } from '#tests/support/scenario.ts'

const office = usePostOffice()
const { server, pass } = office
const { openPostOffice } = useNoticeLetters(office)
/** A worker by whose clock it is six minutes later. */
const openLater = () => {
  pass(6 * 60_000)
  return openPostOffice()
}

/** A volunteer and an organization whom they write to. */
async function aConversation() {
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server)
  const { id } = succeeded(
    await volunteer.client.post('/api/conversations', { organizationId: owner.organizationId }),
  )
  const write = async (person: Person, content = 'Hello!') =>
    succeeded(
      await person.client.post(`/api/conversations/${id}/messages`, {
        id: randomUUID(),
        content,
        attachmentIds: [],
      }),
    )
  const read = async (person: Person, position: number) =>
    succeeded(await person.client.post(`/api/conversations/${id}/read`, { position }))
  return { owner, volunteer, id, write, read }
}
const bellOf = async ({ client }: Person) => (await client.get('/api/notifications')).body

describe('a message', () => {
  test('is told to the other side by one unread notification, however much is written', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer)
    await write(volunteer, 'Are you there?')
    expect(await bellOf(owner)).toMatchObject([
      {
        kind: 'message.received',
        read: false,
        path: `/messages?conversation=${id}`,
        volunteer: { id: volunteer.id },
        member: null,
        organization: { id: owner.organizationId },
      },
    ])
    expect(await bellOf(volunteer)).toEqual([])
    await write(owner, 'Yes')
    expect(await bellOf(volunteer)).toMatchObject([
      { kind: 'message.received', volunteer: null, member: { id: owner.id } },
    ])
  })

  test('that was read to the end is read in the bell, and the next one is told anew', async () => {
    const { owner, volunteer, write, read } = await aConversation()
    await write(volunteer)
    await write(volunteer)
    await read(owner, 1)
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 1 })
    await read(owner, 2)
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    await write(volunteer)
    expect((await bellOf(owner)).map(({ read: isRead }: { read: boolean }) => isRead)).toEqual([false, true])
  })

  test('comes by mail once it has been unread for five minutes, once a conversation, without its words', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer, 'Secret words')
    await write(volunteer, 'More of them')
    const { rows } = await server.database.pool.query(
      `select extract(epoch from run_at - created_at)::int as seconds from jobs where kind = 'mail.notice'`,
    )
    expect(rows).toEqual([{ seconds: 300 }])
    const { drain, lettersTo } = await openLater()
    await drain()
    const [letter] = lettersTo(owner)
    expect(lettersTo(owner)).toHaveLength(1)
    expect(letter && headerOf(letter, 'Subject')).toContain('New message from')
    expect(wordsOf(letter)).toContain(`/messages?conversation=${id}`)
    expect(wordsOf(letter)).not.toContain('words')
    await write(volunteer)
    await drain()
    expect(lettersTo(owner)).toHaveLength(1)
  })

  test('that was read in time comes by no letter', async () => {
    const { owner, volunteer, write, read } = await aConversation()
    await write(volunteer)
    await read(owner, 1)
    const { drain, lettersTo } = await openLater()
    await drain()
    expect(lettersTo(owner)).toHaveLength(0)
  })

  test('of a muted conversation is told to nobody, also where it was muted after it', async () => {
    const { owner, volunteer, id, write } = await aConversation()
    await write(volunteer)
    succeeded(await owner.client.put(`/api/conversations/${id}/mute`))
    await write(volunteer)
    const { drain, lettersTo } = await openLater()
    await drain()
    expect(lettersTo(owner)).toHaveLength(0)
    expect(await bellOf(owner)).toHaveLength(1)
  })

  test('comes as its reader chose', async () => {
    const { owner, volunteer, write } = await aConversation()
    await choose(owner, 'messages', { inProduct: false, mail: 'at_once' })
    await write(volunteer)
    const { drain, lettersTo } = await openLater()
    await drain()
    expect(await bellOf(owner)).toEqual([])
    expect(lettersTo(owner)).toHaveLength(1)
  })

  test('sent by many at once is one unread notification', async () => {
    const { owner, volunteer, write } = await aConversation()
    await Promise.all(Array.from({ length: 6 }, () => write(volunteer)))
    expect(await bellOf(owner)).toHaveLength(1)
  })
})
