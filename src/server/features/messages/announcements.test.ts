import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import {
  getAnnouncementOptions,
  listAnnouncements,
  type Announcement,
} from '#contract/messages/announcements.ts'
import { message } from '#contract/messages/messages.ts'
import { blockContact, listConversations, muteConversation } from '#contract/messages/conversations.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { announceTo, aProjectAtWork, listInbox } from '#tests/support/scenarios/announcements.ts'
import { say } from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertPerson,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

const run = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows

const optionsOf = async (client: Client, id: string) =>
  expectSuccess(await client.call(getAnnouncementOptions, { params: { id } }))
const listOf = async (client: Client, id: string): Promise<Announcement[]> =>
  expectSuccess(await client.call(listAnnouncements, { params: { id }, query: {} }))
const endWork = async (owner: Person, id: string, status: 'withdrawn' | 'completed') =>
  expectSuccess(
    await owner.client.call(moveApplication, {
      params: { id },
      body: { status, ...(status === 'withdrawn' && { reason: 'No time' }) },
    }),
  )
const textsOf = async (person: Person) => (await listInbox(person)).map(({ content }) => content)
const conversationOf = async ({ client }: Person) => {
  const [conversation] = expectSuccess(await client.call(listConversations, { query: {} }))
  if (!conversation) throw new Error('no conversation')
  return conversation
}
const refusalOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : 'sent',
]

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

  test('reaches the open pages of its volunteers whole, and tells those of the members that it was sent', async () => {
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
    expect((await owner.client.delete(`/api/messages/${kept?.id}`)).status).toBe(200)
    expect(await textsOf(other)).toEqual([''])
    expect(await textsOf(one)).toEqual(['Bring money.'])
    expect(await listOf(owner.client, project.id)).toMatchObject([{ content: 'Bring money.', recipients: 2 }])
    await owner.client.delete(`/api/messages/${received?.id}`)
    expect(await listOf(owner.client, project.id)).toMatchObject([{ content: '', recipients: 2 }])
  })
})

describe('who receives it', () => {
  test('people at work, and those who completed it only by choice; the options count who does not and why', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 7 })
    const [active, completed, ended, blocking, blocked, disabled, member] = accepted
    if (!active || !completed || !ended || !blocking || !blocked || !disabled || !member)
      throw new Error('seven were accepted')
    await aVolunteer(server)
    await endWork(owner, completed.id, 'completed')
    await endWork(owner, ended.id, 'withdrawn')
    const block = async (volunteer: Person, by: Person) => {
      const { body } = await volunteer.client.post('/api/conversations', {
        organizationId: owner.organizationId,
        projectId: project.id,
      })
      await say(volunteer, body['id'], 'Hello')
      expectSuccess(await by.client.call(blockContact, { params: { id: body['id'] } }))
    }
    await block(blocking.volunteer, blocking.volunteer)
    await block(blocked.volunteer, owner)
    await run('update users set disabled_at = now() where id = $1', disabled.volunteer.id)
    await run(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')",
      owner.organizationId,
      member.volunteer.id,
    )
    expect(await optionsOf(owner.client, project.id)).toEqual({
      project: { id: project.id, title: project.title },
      active: { reachable: 1, ownMembers: 1, unavailable: 3 },
      completed: { reachable: 1, ownMembers: 0, unavailable: 0 },
      ended: 1,
      today: { left: 5, limit: 5 },
    })
    expect(expectSuccess(await announceTo(owner.client, project.id, { content: 'One' })).recipients).toBe(1)
    const both = { content: 'Two', includesCompleted: true }
    expect(expectSuccess(await announceTo(owner.client, project.id, both)).recipients).toBe(2)
    expect(await textsOf(active.volunteer)).toEqual(['Two', 'One'])
    expect(await textsOf(completed.volunteer)).toEqual(['Two'])
    const stored = await run(
      `select c.volunteer_id from messages m join conversations c on c.id = m.conversation_id
       where m.announcement_id is not null and c.project_id = $1`,
      project.id,
    )
    expect(stored).toHaveLength(3)
  })

  test('someone who withdrew and was accepted again is at work, once', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server)
    const [again] = accepted
    if (!again) throw new Error('one was accepted')
    expectSuccess(
      await again.volunteer.client.call(moveApplication, {
        params: { id: again.id },
        body: { status: 'withdrawn', reason: 'Ill' },
      }),
    )
    expect(refusalOf(await announceTo(owner.client, project.id))).toEqual([409, 'no_accepted_volunteers'])
    await anAcceptedApplication(again.volunteer, owner, project.id)
    expect(await optionsOf(owner.client, project.id)).toMatchObject({ active: { reachable: 1 }, ended: 0 })
    expectSuccess(await announceTo(owner.client, project.id))
    expect(await textsOf(again.volunteer)).toEqual(['We meet at the pier.'])
  })

  test('two hundred people get it with one call, each once', async () => {
    const { owner, project } = await aProjectAtWork(server, { volunteers: 0 })
    await run('update projects set max_volunteers = null where id = $1', project.id)
    const people: string[] = []
    for (let index = 0; index < 200; index += 1) people.push(await insertPerson(server.database.db))
    await run(
      `insert into applications (project_id, volunteer_id, status, cover_letter)
       select $1, id, 'accepted', 'I would like to help.' from unnest($2::uuid[]) as p(id)`,
      project.id,
      people,
    )
    const text = 'é'.repeat(4000)
    const sent = expectSuccess(await announceTo(owner.client, project.id, { content: text }))
    expect([sent.recipients, sent.content]).toEqual([200, text])
    const [counted] = await run(
      `select count(*)::int as messages, count(distinct c.volunteer_id)::int as people,
         (select count(*)::int from notifications n where n.user_id = any($2) and n.kind = 'message.received') as notified,
         (select count(*)::int from live_events e where e.user_id = any($2) and e.kind = 'message') as live
       from messages m join conversations c on c.id = m.conversation_id where m.announcement_id = $1`,
      sent.id,
      people,
    )
    expect(counted).toEqual({ messages: 200, people: 200, notified: 200, live: 200 })
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

describe('what is refused', () => {
  test('changes nothing: strangers, volunteers, empty and too long texts, suspensions, removed projects', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server)
    const stranger = await anOrganization(server)
    const suspended = await aProjectAtWork(server)
    await run(
      "insert into organization_suspensions (organization_id, reason, suspended_at) values ($1, 'It asks for money.', now())",
      suspended.owner.organizationId,
    )
    const removed = await aProjectAtWork(server)
    await run("update projects set visibility = 'removed' where id = $1", removed.project.id)
    const empty = await aProjectAtWork(server, { volunteers: 0 })
    const [one] = accepted
    if (!one) throw new Error('one was accepted')
    const path = `/api/projects/${project.id}/announcements`
    const before = await snapshotDatabase(server.database)
    const answers = [
      await announceTo(stranger.client, project.id),
      await announceTo(one.volunteer.client, project.id),
      await announceTo(server.openClient(), project.id),
      await announceTo(owner.client, randomUUID()),
      await announceTo(owner.client, project.id, { content: ' \u200B\n' }),
      await announceTo(owner.client, project.id, { content: 'a'.repeat(4001) }),
      await announceTo(owner.client, project.id, { id: 'no-id' }),
      await owner.client.post(path, { id: randomUUID(), content: 'Hi', includesCompleted: 'yes' }),
      await announceTo(suspended.owner.client, suspended.project.id),
      await announceTo(removed.owner.client, removed.project.id),
      await announceTo(empty.owner.client, empty.project.id),
    ]
    expect(answers.map(refusalOf)).toEqual([
      [404, 'project_not_found'],
      [403, 'organizations_only'],
      [401, 'unauthorized'],
      [404, 'project_not_found'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
      [409, 'organization_suspended'],
      [410, 'gone'],
      [409, 'no_accepted_volunteers'],
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('a retry of a call returns what was sent, also at the limit, and another text under its id is refused', async () => {
    const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 2 })
    const id = randomUUID()
    const sent = expectSuccess(await announceTo(owner.client, project.id, { id, content: 'Hello' }))
    for (let index = 1; index < 5; index += 1)
      expectSuccess(await announceTo(owner.client, project.id, { content: `Update ${index}` }))
    const colleague = await aColleague(server, owner)
    const before = await snapshotDatabase(server.database)
    expect(expectSuccess(await announceTo(owner.client, project.id, { id, content: 'Hello' }))).toEqual(sent)
    const answers = [
      await announceTo(owner.client, project.id, { id, content: 'Other words' }),
      await announceTo(owner.client, project.id, { id, content: 'Hello', includesCompleted: true }),
      await announceTo(colleague.client, project.id, { id, content: 'Hello' }),
    ]
    expect(answers.map(refusalOf)).toEqual(Array.from({ length: 3 }, () => [409, 'message_id_used']))
    for (const { volunteer } of accepted) expect(await textsOf(volunteer)).toHaveLength(5)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('the same text is sent to a project once a day, and the limit counts for all members together', async () => {
    const { owner, project } = await aProjectAtWork(server)
    const colleague = await aColleague(server, owner)
    const other = await anAcceptedProject(owner)
    expectSuccess(await announceTo(owner.client, project.id, { content: 'Hello' }))
    expect(refusalOf(await announceTo(colleague.client, project.id, { content: ' Hello ' }))).toEqual([
      409,
      'announcement_repeated',
    ])
    for (let index = 1; index < 5; index += 1)
      expectSuccess(await announceTo(colleague.client, project.id, { content: `Update ${index}` }))
    expect((await optionsOf(owner.client, project.id)).today).toEqual({ left: 0, limit: 5 })
    const before = await snapshotDatabase(server.database)
    const refused = await announceTo(owner.client, project.id, { content: 'One more' })
    expect(refusalOf(refused)).toEqual([429, 'announcements_used_up'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await snapshotDatabase(server.database)).toEqual(before)
    expectSuccess(await announceTo(owner.client, other, { content: 'Hello' }))
    await run(
      "update announcements set created_at = created_at - interval '1 day' where project_id = $1",
      project.id,
    )
    expectSuccess(await announceTo(owner.client, project.id, { content: 'Hello' }))
  })
})

/** Another project of the organization with a volunteer at work. */
async function anAcceptedProject(owner: Person): Promise<string> {
  const { id } = await aProject(owner)
  await anAcceptedApplication(await aVolunteer(server), owner, id)
  return id
}
