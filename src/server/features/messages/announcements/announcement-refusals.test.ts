import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  announceTo,
  aProjectAtWork,
  optionsOf,
  refusalOf,
  textsOf,
} from '#tests/support/scenarios/announcements.ts'
import {
  aColleague,
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: run } = server

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
    // To more people it is another message.
    const toMore = { content: 'Hello', includesCompleted: true }
    expectSuccess(await announceTo(colleague.client, project.id, toMore))
    for (let index = 2; index < 5; index += 1)
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
