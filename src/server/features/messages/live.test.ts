import { expect, test } from 'vitest'
import { message } from '#contract/messages/messages.ts'
import { readConversation } from '#contract/messages/conversations.ts'
import { aPartnership, aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import { aColleague, aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

type SentEvent = {
  kind: string
  data: { conversationId?: string; message?: { id: string; content: string } }
}

/** The live events that a person's pages received about a conversation, in order. */
async function listNotified({ id }: Person, conversationId: string): Promise<SentEvent[]> {
  const { rows } = await server.database.pool.query<SentEvent>(
    "select kind, data from live_events where user_id = $1 and data ->> 'conversationId' = $2 order by id",
    [id, conversationId],
  )
  return rows
}
const listSentTexts = async (person: Person, id: string) =>
  (await listNotified(person, id)).flatMap(({ data }) => (data.message ? [data.message.content] : []))

test('every open page of both sides receives each message once and in order, including the sender’s other pages', async () => {
  const { volunteer, owner, id } = await aConversationByCall(server, 'One')
  const colleague = await aColleague(server, owner)
  const stranger = await aVolunteer(server)
  await say(owner, id, 'Two')
  await Promise.all(['Three', 'Four', 'Five'].map((words) => say(volunteer, id, words)))
  const { rows } = await server.database.pool.query<{ content: string }>(
    'select content from messages where conversation_id = $1 order by position',
    [id],
  )
  const said = rows.map(({ content }) => content)
  expect(said).toHaveLength(5)
  expect(await listSentTexts(volunteer, id)).toEqual(said)
  expect(await listSentTexts(owner, id)).toEqual(said)
  expect(await listSentTexts(colleague, id)).toEqual(said.slice(1))
  expect(await listNotified(stranger, id)).toEqual([])
  const whole = (await listNotified(owner, id)).flatMap(({ data }) => (data.message ? [data.message] : []))
  expect(whole.map((each) => message.parse(each))).toEqual(whole)
})

test('edits, deletions, read positions and blocks reach the open pages of both sides', async () => {
  const { volunteer, owner, id } = await aPartnership(server)
  const { id: sent } = await say(volunteer, id, 'Tusday')
  await volunteer.client.patch(`/api/messages/${sent}`, { content: 'Tuesday', version: 1 })
  await owner.client.call(readConversation, { params: { id }, body: { position: 1 } })
  await volunteer.client.delete(`/api/messages/${sent}`)
  await volunteer.client.put(`/api/conversations/${id}/block`, {})
  const kinds = (presented: readonly SentEvent[]) => presented.map(({ kind }) => kind)
  const both = ['message', 'message', 'read', 'message', 'conversation']
  expect(kinds(await listNotified(owner, id))).toEqual(both)
  expect(kinds(await listNotified(volunteer, id))).toEqual(['conversation', ...both])
  // A client that reconnects after the deletion must not receive the deleted text.
  expect(await listSentTexts(owner, id)).toEqual(['', '', ''])
})

test('a muted conversation still updates live and counts no unread messages until it is unmuted', async () => {
  const { volunteer, owner, id } = await aConversationByCall(server, 'One')
  await owner.client.put(`/api/conversations/${id}/mute`, {})
  await say(volunteer, id, 'Two')
  expect(await listSentTexts(owner, id)).toEqual(['One', 'Two'])
  expect((await owner.client.get('/api/messages/unread')).body).toEqual({ unread: 0 })
  await owner.client.delete(`/api/conversations/${id}/mute`)
  expect((await owner.client.get('/api/messages/unread')).body).toEqual({ unread: 2 })
})
