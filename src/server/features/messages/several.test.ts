import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { messageApplicants } from '#contract/messages/several.ts'
import { blockContact, listConversations } from '#contract/messages/conversations.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  aColleague,
  anApplication,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: run } = server
const send = (
  client: Client,
  ids: readonly string[],
  { content = 'When can you talk?', id = randomUUID() }: { content?: string; id?: string } = {},
) => client.call(messageApplicants, { body: { id, ids: [...ids], content } })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** What a volunteer has received: conversations with their messages. */
async function inboxOf(client: Client) {
  const conversations = expectSuccess(await client.call(listConversations, { query: {} }))
  return Promise.all(
    conversations.map(async ({ id, projectId }) => {
      const messages = expectSuccess(await client.call(listMessages, { params: { id }, query: {} }))
      return { projectId, texts: messages.map(({ content }) => content) }
    }),
  )
}

describe('a message to several applicants', () => {
  test('each volunteer gets it in the conversation about the project, and is notified', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const other = await aProject(owner)
    const [first] = pending
    if (!first) throw new Error('three applied')
    const again = await anApplication(first.volunteer, other.id)
    const ids = [...idsOf(pending), again.id]
    const { sent, skipped } = expectSuccess(await send(owner.client, ids))
    expect([sent.toSorted(), skipped]).toEqual([ids.toSorted(), []])
    for (const { volunteer } of pending.slice(1))
      expect(await inboxOf(volunteer.client)).toEqual([
        { projectId: project.id, texts: ['When can you talk?'] },
      ])
    expect(new Set((await inboxOf(first.volunteer.client)).map(({ projectId }) => projectId))).toEqual(
      new Set([project.id, other.id]),
    )
    const notified = await run(
      "select user_id from notifications where kind = 'message.received' and user_id = any($1)",
      pending.map(({ volunteer }) => volunteer.id),
    )
    expect(new Set(notified.map((row) => row.user_id)).size).toBe(3)
  })

  test('a retry sends only what is missing, and another text under the same id is refused', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const ids = idsOf(pending)
    const id = randomUUID()
    expectSuccess(await send(owner.client, ids.slice(0, 1), { content: 'Hello', id }))
    const before = await snapshotDatabase(server.database)
    const refused = await send(owner.client, ids.slice(0, 1), { content: 'Other words', id })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'message_id_used' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
    const answers = await Promise.all([
      send(owner.client, ids, { content: 'Hello', id }),
      send(owner.client, ids, { content: 'Hello', id }),
    ])
    for (const answer of answers) expect(expectSuccess(answer).sent).toHaveLength(3)
    for (const { volunteer } of pending)
      expect((await inboxOf(volunteer.client)).flatMap(({ texts }) => texts)).toEqual(['Hello'])
  })

  test('volunteers who cannot be written to are skipped, and the others get the message', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 4 })
    const [blocking, disabled, member, reached] = pending
    if (!blocking || !disabled || !member || !reached) throw new Error('four applied')
    expectSuccess(await send(owner.client, [blocking.id], { content: 'First' }))
    const [conversation] = expectSuccess(
      await blocking.volunteer.client.call(listConversations, { query: {} }),
    )
    expectSuccess(
      await blocking.volunteer.client.call(blockContact, { params: { id: conversation?.id ?? '' } }),
    )
    await run('update users set disabled_at = now() where id = $1', disabled.volunteer.id)
    await run(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      owner.organizationId,
      member.volunteer.id,
    )
    const { sent, skipped } = expectSuccess(await send(owner.client, idsOf(pending), { content: 'Second' }))
    expect([sent, skipped.toSorted()]).toEqual([[reached.id], idsOf([blocking, disabled, member]).toSorted()])
    const stored = await run(
      "select count(*)::int as count from messages where content = 'Second' and conversation_id in (select id from conversations where volunteer_id = any($1))",
      pending.map(({ volunteer }) => volunteer.id),
    )
    expect(stored).toEqual([{ count: 1 }])
  })

  test('nothing is sent to applicants of others, for the volunteer, without a text or by a suspended organization', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    const stranger = await aProjectWithApplicants(server)
    const suspended = await aProjectWithApplicants(server)
    await run(
      "insert into organization_suspensions (organization_id, reason, suspended_at) values ($1, 'It asks for money.', now())",
      suspended.owner.organizationId,
    )
    const before = await snapshotDatabase(server.database)
    const answers = [
      await send(owner.client, [id, stranger.id]),
      await send(volunteer.client, [id]),
      await send(owner.client, [id], { content: ' \u200B ' }),
      await send(owner.client, [id], { content: 'a'.repeat(4001) }),
      await send(owner.client, []),
      await send(suspended.owner.client, [suspended.id]),
    ]
    expect(answers.map(({ body }) => ('code' in body ? body.code : 'sent'))).toEqual([
      'application_not_found',
      'triage_not_yours',
      'invalid',
      'invalid',
      'invalid',
      'organization_suspended',
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('colleagues see the message as sent by the member who wrote it', async () => {
    const { owner, pending } = await aProjectWithApplicants(server)
    const colleague = await aColleague(server, owner, { firstName: 'Jonah', lastName: 'Reyes' })
    await aVolunteer(server)
    expectSuccess(await send(colleague.client, idsOf(pending)))
    const [conversation] = expectSuccess(await owner.client.call(listConversations, { query: {} }))
    expect(conversation?.lastMessage).toMatchObject({ senderName: 'Jonah Reyes', side: 'organization' })
  })
})

describe('the limit on messages', () => {
  const limited = useServer({ env: { LIMIT_MESSAGES: '4/1h' } })
  const sendLimited = (client: Client, ids: readonly string[], id: string = randomUUID()) =>
    client.call(messageApplicants, { body: { id, ids: [...ids], content: 'When can you talk?' } })

  test('each recipient counts, and a call beyond the limit sends nothing', async () => {
    const { owner, pending } = await aProjectWithApplicants(limited, { applicants: 3 })
    const ids = idsOf(pending)
    const id = randomUUID()
    expect(expectSuccess(await sendLimited(owner.client, ids, id)).sent).toHaveLength(3)
    const { status, headers } = await sendLimited(owner.client, ids.slice(0, 2))
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    const { rows } = await limited.database.pool.query('select count(*)::int as count from messages')
    expect(rows).toEqual([{ count: 3 }])
    // What was sent already costs nothing again; one message is left.
    expect(expectSuccess(await sendLimited(owner.client, ids, id)).sent).toHaveLength(3)
    expect(expectSuccess(await sendLimited(owner.client, ids.slice(0, 1))).sent).toHaveLength(1)
    expect((await sendLimited(owner.client, ids.slice(0, 1))).status).toBe(429)
  })
})
