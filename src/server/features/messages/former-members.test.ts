/** What the live stream still has for people who left an organization (decision A31). */
import { describe, expect, test } from 'vitest'
import { followLive } from '#contract/live/live.ts'
import { readConversation } from '#contract/messages/conversations.ts'
import { removeMember } from '#contract/organizations/members.ts'
import { sendLiveEvent } from '#server/live/publish.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  aProject,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

describe('the live events of an organization', () => {
  const listLive = async ({ client }: Person) =>
    expectSuccess(await client.call(followLive, { query: { after: 0 } })).events
  const aTalkOfThree = async () => {
    const talk = await aConversationByCall(server)
    const colleague = await aColleague(server, talk.owner)
    await say(talk.volunteer, talk.id, 'In confidence.')
    return { ...talk, colleague }
  }
  const empty = (events: readonly unknown[]) =>
    events.map((_, at) => ({ id: at + 1, kind: 'notifications', data: {} }))

  test('say nothing to a former member, however the membership ended, and keep their numbers', async () => {
    for (const end of [
      (owner: OrganizationOwner, userId: string) =>
        owner.client.call(removeMember, { params: { id: owner.organizationId, userId } }),
      (_: OrganizationOwner, userId: string) =>
        run('delete from organization_members where user_id = $1', userId),
    ]) {
      const { volunteer, owner, colleague, id } = await aTalkOfThree()
      await owner.client.call(readConversation, { params: { id }, body: { position: 2 } })
      const { id: projectId } = await aProject(owner)
      await sendLiveEvent(server.database.db, [colleague.id], { kind: 'announcement', data: { projectId } })
      const before = await listLive(colleague)
      expect(before.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['message', 'read', 'announcement']),
      )
      await end(owner, colleague.id)
      const after = await listLive(colleague)
      expect(after.slice(0, before.length)).toEqual(empty(before))
      expect(JSON.stringify(after)).not.toContain('In confidence.')
      for (const reader of [volunteer, owner])
        expect(JSON.stringify(await listLive(reader))).toContain('In confidence.')
    }
  })

  test('say nothing to someone who left while a message was being sent', async () => {
    const { owner, colleague, id } = await aTalkOfThree()
    await run('delete from organization_members where user_id = $1', colleague.id)
    // The sender's transaction had listed the readers before.
    const message = await say(owner, id, 'Only for us.')
    await sendLiveEvent(server.database.db, [colleague.id], {
      kind: 'message',
      data: { conversationId: id, message },
    })
    const events = await listLive(colleague)
    expect(events).toEqual(empty(events))
  })

  test('stay readable for a former member who is the volunteer of the conversation', async () => {
    const { volunteer, owner } = await aTalkOfThree()
    await run(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      owner.organizationId,
      volunteer.id,
    )
    await run('delete from organization_members where user_id = $1', volunteer.id)
    expect(JSON.stringify(await listLive(volunteer))).toContain('In confidence.')
  })
})
