import { describe, expect, test } from 'vitest'
import { listAnnouncements } from '#contract/messages/announcements.ts'
import { message } from '#contract/messages/messages.ts'
import { muteConversation } from '#contract/messages/conversations.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  announceTo,
  aProjectAtWork,
  conversationOf,
  listInbox,
  listOf,
  refusalOf,
  textsOf,
} from '#tests/support/scenarios/announcements.ts'
import { say } from '#tests/support/scenarios/messaging.ts'
import { aColleague, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: run } = server

describe('a message to all accepted volunteers', () => {
  test('is in each one’s own conversation about the project, marked, and answered in private', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 3 })
    const [first, second] = accepted.map(({ volunteer }) => volunteer)
    if (!first || !second) throw new Error('three were accepted')
    // One of them has a conversation about the project already.
    const before = await first.client.post('/api/conversations', {
      organizationId: owner.organizationId,
      projectId: project.id,
    })
    await say(first, before.body['id'], 'When do we start?')
    const sent = expectSuccess(await announceTo(owner.client, project.id))
    expect(sent).toMatchObject({ content: 'We meet at the pier.', recipients: 3, readBy: 0 })
    expect(await textsOf(first)).toEqual(['We meet at the pier.', 'When do we start?'])
    for (const { volunteer } of accepted) {
      const [received] = await listInbox(volunteer)
      expect(received).toMatchObject({ isAnnouncement: true, side: 'organization', senderId: owner.id })
      const conversation = await conversationOf(volunteer)
      expect([conversation.projectId, conversation.unreadCount]).toEqual([project.id, 1])
    }
    await say(second, (await conversationOf(second)).id, 'I can’t come.')
    expect(await textsOf(first)).not.toContain('I can’t come.')
    const [answer] = (await listInbox(owner)).filter(({ content }) => content === 'I can’t come.')
    expect(answer).toMatchObject({ side: 'volunteer', isAnnouncement: false })
  })

  test('no volunteer learns the name or the number of others', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 2 })
    const [one, other] = accepted.map(({ volunteer }) => volunteer)
    if (!one || !other) throw new Error('two were accepted')
    const { id } = expectSuccess(await announceTo(owner.client, project.id))
    const { body } = await one.client.get('/api/conversations')
    const messages = await one.client.get(`/api/conversations/${(await conversationOf(one)).id}/messages`)
    const live = await run('select data from live_events where user_id = $1', one.id)
    const seen = JSON.stringify([body, messages.body, live])
    for (const secret of [other.id, other.user.lastName, id, 'recipients']) expect(seen).not.toContain(secret)
    for (const path of ['announcements', 'announcement-options'])
      expect((await one.client.get(`/api/projects/${project.id}/${path}`)).status).toBe(403)
  })

  test('notifies and emails each one once by their settings, and not those who muted the conversation', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 3 })
    const [notified, muted, silent] = accepted.map(({ volunteer }) => volunteer)
    if (!notified || !muted || !silent) throw new Error('three were accepted')
    expectSuccess(await announceTo(owner.client, project.id, { content: 'First' }))
    const { id } = await conversationOf(muted)
    expectSuccess(await muted.client.call(muteConversation, { params: { id } }))
    await run('delete from notifications where user_id = $1', muted.id)
    await run(
      "insert into notice_preferences (user_id, topic, in_product, mail) values ($1, 'messages', false, 'none') on conflict (user_id, topic) do update set in_product = false, mail = 'none'",
      silent.id,
    )
    await run('delete from notifications where user_id = $1', silent.id)
    expectSuccess(await announceTo(owner.client, project.id, { content: 'Second' }))
    const stored = await run(
      `select n.user_id, n.data ->> 'conversationId' as conversation from notifications n
       where n.kind = 'message.received' and n.user_id = any($1)`,
      accepted.map(({ volunteer }) => volunteer.id),
    )
    expect(stored).toEqual([{ user_id: notified.id, conversation: (await conversationOf(notified)).id }])
    const { body } = await notified.client.get('/api/notifications')
    expect(body).toContainEqual(
      expect.objectContaining({
        kind: 'message.received',
        path: `/messages?conversation=${(await conversationOf(notified)).id}`,
      }),
    )
    const jobs = await run(
      `select payload ->> 'userId' as person from jobs where payload ->> 'template' = 'notification.message'
       and payload ->> 'userId' = any($1)`,
      accepted.map(({ volunteer }) => volunteer.id),
    )
    const waiting = new Set(jobs.map(({ person }) => person))
    expect([jobs.length, waiting.size]).toEqual([3, 3])
  })

  test('reaches the open pages of its volunteers whole, and those of the members as a signal', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 2 })
    const colleague = await aColleague(server, owner)
    expectSuccess(await announceTo(owner.client, project.id))
    const live = (userId: string, kind: string) =>
      run('select data from live_events where user_id = $1 and kind = $2', userId, kind)
    for (const { volunteer } of accepted) {
      const [event, ...others] = await live(volunteer.id, 'message')
      expect(others).toEqual([])
      expect(message.parse(event.data.message)).toMatchObject({ isAnnouncement: true, read: false })
    }
    for (const member of [owner, colleague]) {
      expect(await live(member.id, 'announcement')).toEqual([{ data: { projectId: project.id } }])
      expect(await live(member.id, 'message')).toEqual([])
    }
  })

  test('can be reported, edited and deleted like any message, in each conversation by itself', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 2 })
    const [one, other] = accepted.map(({ volunteer }) => volunteer)
    if (!one || !other) throw new Error('two were accepted')
    expectSuccess(await announceTo(owner.client, project.id, { content: 'Bring money.' }))
    const [received] = await listInbox(one)
    expect((await one.client.post(`/api/messages/${received?.id}/report`, { reason: 'money' })).status).toBe(
      201,
    )
    const [kept] = await listInbox(other)
    const correction = { content: 'Bring 5 dollars.', version: 1 }
    expect((await owner.client.patch(`/api/messages/${kept?.id}`, correction)).status).toBe(200)
    // It says something to one person now.
    expect(await listInbox(other)).toMatchObject([{ content: 'Bring 5 dollars.', isAnnouncement: false }])
    expect(await listInbox(one)).toMatchObject([{ isAnnouncement: true }])
    expect((await owner.client.delete(`/api/messages/${kept?.id}`)).status).toBe(200)
    expect(await textsOf(other)).toEqual([''])
    expect(await textsOf(one)).toEqual(['Bring money.'])
    expect(await listOf(owner.client, project.id)).toMatchObject([{ content: 'Bring money.', recipients: 2 }])
    await owner.client.delete(`/api/messages/${received?.id}`)
    expect(await listOf(owner.client, project.id)).toMatchObject([{ content: '', recipients: 2 }])
  })
})

describe('the organization’s list', () => {
  test('shows each once, newest first, with sender, recipients and how many have read it', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 3 })
    const colleague = await aColleague(server, owner, { firstName: 'Jonah', lastName: 'Reyes' })
    expectSuccess(await announceTo(owner.client, project.id, { content: 'First' }))
    expectSuccess(await announceTo(colleague.client, project.id, { content: 'Second' }))
    const [reader, partial] = accepted.map(({ volunteer }) => volunteer)
    if (!reader || !partial) throw new Error('three were accepted')
    const read = async (person: Person, position: number) =>
      person.client.post(`/api/conversations/${(await conversationOf(person)).id}/read`, { position })
    await read(reader, 2)
    await read(partial, 1)
    // A member reading it is none of the volunteers.
    await read(colleague, 2)
    expect(await listOf(owner.client, project.id)).toMatchObject([
      { content: 'Second', sender: { firstName: 'Jonah', lastName: 'Reyes' }, recipients: 3, readBy: 1 },
      { content: 'First', sender: { firstName: owner.user.firstName }, recipients: 3, readBy: 2 },
    ])
  })

  test('comes in pages with a total', async () => {
    const { owner, project } = await aProjectAtWork(server)
    await run(
      `insert into announcements (id, project_id, organization_id, sent_hash, created_at)
       select gen_random_uuid(), $1, $2, sha256(n::text::bytea), now() - n * interval '1 day'
       from generate_series(1, 30) as n`,
      project.id,
      owner.organizationId,
    )
    const seen: unknown[] = []
    const totals = new Set<string | null>()
    for (let next: string | undefined = `/api/projects/${project.id}/announcements`; next !== undefined;) {
      const { body, headers } = await owner.client.get(next)
      seen.push(...listAnnouncements.response.parse(body).map(({ id }) => id))
      totals.add(headers.get('x-total-count'))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect([new Set(seen).size, seen.length]).toEqual([30, 30])
    expect(totals.has('30')).toBe(true)
    const bad = await owner.client.get(`/api/projects/${project.id}/announcements?cursor=nonsense`)
    expect(refusalOf(bad)).toEqual([400, 'bad_cursor'])
  })
})
