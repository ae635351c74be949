import { describe, expect, test } from 'vitest'
import { moveApplication } from '#contract/applications/applications.ts'
import { blockContact } from '#contract/messages/conversations.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  announceTo,
  aProjectAtWork,
  optionsOf,
  refusalOf,
  textsOf,
} from '#tests/support/scenarios/announcements.ts'
import { say } from '#tests/support/scenarios/messaging.ts'
import {
  anAcceptedApplication,
  aVolunteer,
  expectSuccess,
  insertPerson,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: run } = server

const endWork = async (owner: Person, id: string, status: 'withdrawn' | 'completed') =>
  expectSuccess(
    await owner.client.call(moveApplication, {
      params: { id },
      body: { status, ...(status === 'withdrawn' && { reason: 'No time' }) },
    }),
  )

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
