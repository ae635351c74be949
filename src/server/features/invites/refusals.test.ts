import { describe, expect, test } from 'vitest'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import {
  acceptInvite,
  aFindableVolunteer,
  anInvite,
  inviteTo,
  makeFindable,
  readAcceptance,
} from '#tests/support/scenarios/invites.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

const suspend = (organizationId: string) =>
  rows(
    'insert into organization_suspensions (organization_id, reason) values ($1, $2)',
    organizationId,
    'Spam',
  )
const block = async (by: Person, body: object) => {
  const started = await by.client.post('/api/conversations', body)
  await by.client.put(`/api/conversations/${started.body['id']}/block`, {})
}

const inviting = (by: Person, projectId: string, volunteerId: string) =>
  listRefusal(server, () => inviteTo(by, projectId, volunteerId))
const moving = (by: Person, id: string, body: object) =>
  listRefusal(server, () => by.client.patch(`/api/invites/${id}`, body))

describe('inviting is refused and changes nothing', () => {
  test('to projects of others, and by people without an organization', async () => {
    const project = await aProject(await anOrganization(server))
    const volunteer = await aFindableVolunteer(server)
    expect(await inviting(await anOrganization(server), project.id, volunteer.id)).toEqual([
      404,
      'project_not_found',
    ])
    expect(await inviting(await aVolunteer(server), project.id, volunteer.id)).toEqual([
      403,
      'organizations_only',
    ])
  })

  test('of people whom the organization cannot see: hidden, suspended, unknown or its own members', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const hidden = await aVolunteer(server)
    const suspended = await aFindableVolunteer(server)
    await rows('update users set disabled_at = now() where id = $1', suspended.id)
    const colleague = await aColleague(server, owner)
    await makeFindable(server, colleague.id)
    const unknown = '0f0e0d0c-0b0a-4908-8706-050403020100'
    for (const userId of [hidden.id, suspended.id, colleague.id, unknown])
      expect(await inviting(owner, id, userId)).toEqual([404, 'person_not_found'])
  })

  test('of someone with an invite or an application to the project', async () => {
    const { owner, projectId, volunteer } = await anInvite(server)
    expect(await inviting(owner, projectId, volunteer.id)).toEqual([409, 'invite_exists'])
    const [pending, declined, accepted] = [
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
    ]
    await anApplication(pending, projectId)
    const { id } = await anApplication(declined, projectId)
    await owner.client.patch(`/api/applications/${id}`, { status: 'declined' })
    await anAcceptedApplication(accepted, owner, projectId)
    for (const one of [pending, declined, accepted])
      expect(await inviting(owner, projectId, one.id)).toEqual([409, 'invite_applied'])
  })

  test('to a project that takes no one: a draft, held, paused, full, past its deadline or over', async () => {
    const volunteer = await aFindableVolunteer(server)
    for (const [change, code] of [
      ["visibility = 'draft'", 'project_not_published'],
      ["visibility = 'held'", 'project_not_published'],
      ["status = 'paused'", 'project_paused'],
      ["status = 'completed'", 'project_completed'],
      ["status = 'canceled', canceled_at = now(), cancel_reason = 'x'", 'project_canceled'],
      ["status = 'in_progress', max_volunteers = 1, accepted_count = 1", 'no_places_left'],
      ["application_deadline = '2026-05-09'", 'deadline_passed'],
    ] as const) {
      const owner = await anOrganization(server)
      const { id } = await aProject(owner)
      await rows(`update projects set ${change} where id = $1`, id)
      expect(await inviting(owner, id, volunteer.id)).toEqual([409, code])
    }
  })

  test('between two sides of which one blocked the other or wants nothing from it, and by suspended organizations', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const [blocking, blocked, uninterested, other] = [
      await aFindableVolunteer(server),
      await aFindableVolunteer(server),
      await aFindableVolunteer(server),
      await aFindableVolunteer(server),
    ]
    await block(blocking, { organizationId: owner.organizationId })
    await block(owner, { volunteerId: blocked.id })
    await rows(
      "insert into match_exclusions (user_id, kind, organization_id) values ($1, 'organization', $2)",
      uninterested.id,
      owner.organizationId,
    )
    // To find out about a block by inviting must not be possible.
    expect(await inviting(owner, id, blocking.id)).toEqual([404, 'person_not_found'])
    expect(await inviting(owner, id, blocked.id)).toEqual([409, 'blocked_by_you'])
    expect(await inviting(owner, id, uninterested.id)).toEqual([404, 'person_not_found'])
    await suspend(owner.organizationId)
    expect(await inviting(owner, id, other.id)).toEqual([409, 'organization_suspended'])
  })
})

describe('moves are refused and change nothing', () => {
  test('of other people', async () => {
    const { id } = await anInvite(server)
    for (const person of [await anOrganization(server), await aVolunteer(server)]) {
      expect(await moving(person, id, { status: 'declined' })).toEqual([404, 'invite_not_found'])
      expect((await person.client.get(`/api/invites/${id}`)).status).toBe(404)
    }
  })

  test('of the other side, also after the volunteer joined the organization', async () => {
    const { owner, volunteer, id } = await anInvite(server)
    const acceptance = await readAcceptance(volunteer, id)
    expect(await moving(owner, id, acceptance)).toEqual([403, 'invite_not_yours'])
    expect(await moving(owner, id, { status: 'declined' })).toEqual([403, 'invite_not_yours'])
    expect(await moving(volunteer, id, { status: 'withdrawn' })).toEqual([403, 'invite_not_yours'])
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: volunteer.id })
    expect(await moving(volunteer, id, { status: 'withdrawn' })).toEqual([403, 'invite_not_yours'])
    expect(await moving(volunteer, id, acceptance)).toEqual([403, 'own_project'])
  })

  test('of an invite that has ended', async () => {
    const [accepted, declined] = [await anInvite(server), await anInvite(server)]
    const acceptance = await readAcceptance(accepted.volunteer, accepted.id)
    await acceptInvite(accepted.volunteer, accepted.id)
    await declined.volunteer.client.patch(`/api/invites/${declined.id}`, { status: 'declined' })
    for (const { owner, volunteer, id } of [accepted, declined]) {
      expect(await moving(volunteer, id, acceptance)).toEqual([409, 'invite_ended'])
      expect(await moving(volunteer, id, { status: 'declined' })).toEqual([409, 'invite_ended'])
      expect(await moving(owner, id, { status: 'withdrawn' })).toEqual([409, 'invite_ended'])
    }
  })

  test('by acceptance without the scope, and with fields of another move', async () => {
    const { owner, volunteer, id } = await anInvite(server)
    for (const body of [
      { status: 'accepted' },
      { status: 'accepted', scopeHash: 'x', reason: 'why' },
      { status: 'declined', coverLetter: 'I would love to.' },
      { status: 'declined', declineReason: 'bored' },
      { status: 'pending' },
      { status: 'expired' },
      {},
    ])
      expect(await moving(volunteer, id, body)).toEqual([422, 'invalid'])
    expect(await moving(owner, id, { status: 'withdrawn', reason: 'x' })).toEqual([422, 'invalid'])
    expect(await moving(volunteer, id, { status: 'accepted', scopeHash: 'x' })).toEqual([
      409,
      'invite_scope_changed',
    ])
  })

  test('by acceptance while the project takes no one, as the invite says', async () => {
    for (const [change, code] of [
      ["visibility = 'held'", 'project_not_published'],
      ["status = 'paused'", 'project_paused'],
      ["status = 'in_progress', max_volunteers = 1, accepted_count = 1", 'no_places_left'],
      ["application_deadline = '2026-01-09'", 'deadline_passed'],
    ] as const) {
      const { projectId, volunteer, id } = await anInvite(server)
      const acceptance = await readAcceptance(volunteer, id)
      await rows(`update projects set ${change} where id = $1`, projectId)
      expect(await moving(volunteer, id, acceptance)).toEqual([409, code])
      expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({ refusal: code })
    }
    const { owner, volunteer, id } = await anInvite(server)
    const acceptance = await readAcceptance(volunteer, id)
    await suspend(owner.organizationId)
    expect(await moving(volunteer, id, acceptance)).toEqual([409, 'not_possible_now'])
    expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({
      refusal: 'not_possible_now',
    })
  })

  test('a volunteer may decline whatever became of the project', async () => {
    const { projectId, volunteer, id } = await anInvite(server)
    await rows("update projects set status = 'paused' where id = $1", projectId)
    expect((await volunteer.client.patch(`/api/invites/${id}`, { status: 'declined' })).status).toBe(200)
  })
})
