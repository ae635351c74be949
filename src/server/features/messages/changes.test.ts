import { describe, expect, test } from 'vitest'
import { deleteMessage, editMessage, listMessages } from '#contract/messages/messages.ts'
import { getConversation, readConversation } from '#contract/messages/conversations.ts'
import { aConversationByCall, say, send } from '#tests/support/scenarios/messaging.ts'
import { aColleague, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let time = Date.now()
const server = useServer({ now: () => new Date(time) })
const minute = 60_000

const conversationOf = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getConversation, { params: { id } }))
const listOf = async ({ client }: Person, id: string, query: object = {}) =>
  expectSuccess(await client.call(listMessages, { params: { id }, query }))
const unreadOf = async ({ client }: Person) => (await client.get('/api/messages/unread')).body['unread']
const listNotified = async ({ id }: Person) => {
  const text = 'select kind, data::text as data from live_events where user_id = $1 order by id'
  return (await server.database.pool.query<{ kind: string; data: string }>(text, [id])).rows
}
const markReadTo = ({ client }: Person, id: string, position: number) =>
  client.call(readConversation, { params: { id }, body: { position } })

describe('a message', () => {
  test('can be edited by its writer for 15 minutes, from the version that was read, and shows as edited', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const { id: message } = await say(volunteer, id, 'Tusday.')
    const edit = (person: Person, content: string, version: number) =>
      person.client.call(editMessage, { params: { id: message }, body: { content, version } })
    expect(await edit(volunteer, 'Tuesday.', 1)).toMatchObject({
      status: 200,
      body: { content: 'Tuesday.', version: 2, editedAt: expect.any(String) },
    })
    expect(await edit(volunteer, 'Wednesday.', 1)).toMatchObject({
      status: 409,
      body: { code: 'message_changed' },
    })
    expect(await edit(owner, 'Never.', 2)).toMatchObject({ status: 403, body: { code: 'message_not_yours' } })
    expect((await edit(volunteer, ' ', 2)).status).toBe(422)
    time += 15 * minute + 1
    expect(await edit(volunteer, 'Friday.', 2)).toMatchObject({
      status: 409,
      body: { code: 'message_edit_over' },
    })
    expect((await listOf(owner, id))[0]).toMatchObject({ content: 'Tuesday.' })
  })

  test('stays as an empty entry after deletion, and deleting twice has the same effect', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const { id: message } = await say(volunteer, id, 'Wrong window.')
    const remove = ({ client }: Person) => client.call(deleteMessage, { params: { id: message } })
    expect((await remove(owner)).status).toBe(403)
    expect(await remove(volunteer)).toMatchObject({ status: 200, body: { content: '' } })
    expect(await remove(volunteer)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await unreadOf(owner)).toBe(1)
    expect((await listOf(owner, id))[0]).toMatchObject({
      id: message,
      position: 2,
      content: '',
      deletedAt: expect.any(String),
      isRemoved: false,
    })
    const again = { id: message, content: 'Wrong window.' }
    expect((await send(volunteer, id, again)).body).toMatchObject({ content: '', position: 2 })
  })

  test('is removed from all pending live events after deletion', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const { id: message } = await say(volunteer, id, 'Wrong window.')
    const countOccurrences = async () =>
      (await listNotified(owner)).filter(({ data }) => data.includes('Wrong window.')).length
    expect(await countOccurrences()).toBe(1)
    expectSuccess(await volunteer.client.call(deleteMessage, { params: { id: message } }))
    expect(await countOccurrences()).toBe(0)
    const kept = (await listNotified(owner)).filter(({ data }) => data.includes(message))
    expect(kept.map(({ kind }) => kind)).toEqual(['message', 'message'])
  })

  test('is removed from the live events of members who are suspended or have left, too', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const [suspended, left] = [await aColleague(server, owner), await aColleague(server, owner)]
    const { id: message } = await say(volunteer, id, 'Wrong window.')
    const { pool } = server.database
    await pool.query('update users set disabled_at = now() where id = $1', [suspended.id])
    await pool.query('delete from organization_members where user_id = $1', [left.id])
    expectSuccess(await volunteer.client.call(deleteMessage, { params: { id: message } }))
    for (const person of [suspended, left]) {
      const stored = (await listNotified(person)).filter(({ data }) => data.includes(message))
      expect(stored).toHaveLength(1)
      expect(stored[0]?.data).not.toContain('Wrong window.')
    }
  })

  test('locks its readers before the people its event handlers notify, so concurrent messages do not deadlock', async () => {
    const { owner } = await aConversationByCall(server)
    expect((await listNotified(owner))[0]?.kind).toBe('message')
  })

  test('counts as unread until its reader has read to it, which the writer then sees', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const colleague = await aColleague(server, owner)
    await say(volunteer, id, 'Anybody?')
    expect([await unreadOf(owner), await unreadOf(colleague), await unreadOf(volunteer)]).toEqual([2, 2, 0])
    expect((await markReadTo(owner, id, 1)).body).toEqual({ readPosition: 1, unreadCount: 1 })
    expect((await listOf(volunteer, id)).map(({ read }) => read)).toEqual([false, true])
    expect((await markReadTo(owner, id, 99)).body).toEqual({ readPosition: 2, unreadCount: 0 })
    expect((await markReadTo(owner, id, 1)).body).toEqual({ readPosition: 2, unreadCount: 0 })
    expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([0, 2])
    expect(await conversationOf(volunteer, id)).toMatchObject({ readPosition: 2 })
  })

  test('stays unread if it arrives while another one is being read', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const sending = Array.from({ length: 8 }, (_, n) => say(volunteer, id, `${n}`))
    await Promise.all([markReadTo(owner, id, 1), ...sending])
    expect((await conversationOf(owner, id)).unreadCount).toBe(8)
  })
})
