import { describe, expect, test } from 'vitest'
import { register } from '#contract/accounts/accounts.ts'
import { cancelDeletionFor, getDeletionFor, requestDeletionFor } from '#contract/accounts/deletion.ts'
import { getPerson, listPeople, reinstatePerson, suspendPerson } from '#contract/moderation/moderation.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { getProject } from '#contract/projects/projects.ts'
import { removedCoverLetter } from '#domain/accounts/deletion.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { leave, leaveUntilDeleted, passDays } from '#tests/support/scenarios/deletion.ts'
import { aConversationByCall, send, say } from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  registrationForm,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

describe('a deleted account', () => {
  test('leaves its address to the next person who registers with it, who gets nothing of the former account', async () => {
    const person = await aVolunteer(server)
    await leave(person)
    const body = registrationForm({ email: person.email })
    const attempt = () => server.openClient().call(register, { body })
    // During the thirty days it is still theirs.
    expect((await attempt()).status).toBe(409)
    await passDays(server.database, 31)
    const registered = expectSuccess(await attempt())
    expect(registered.id).not.toBe(person.id)
    expect((await person.client.get('/api/user')).status).toBe(401)
  })

  test('keeps conversations for the other side, with “Former member”, and takes no messages', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server, 'My number is 555 0100')
    await say(owner, id, 'Thank you')
    await leaveUntilDeleted(server.database, volunteer)
    const { body } = await owner.client.get(`/api/conversations/${id}/messages`)
    const text = JSON.stringify(body)
    expect(text).toContain('Former member')
    expect(text).toContain('My number is 555 0100')
    expect(text).not.toContain(volunteer.email)
    expect(text).not.toContain(volunteer.user.lastName)
    const listed = JSON.stringify((await owner.client.get('/api/conversations')).body)
    expect(listed).toContain('Former member')
    expect(listed).not.toContain('deleted.invalid')
    expect(await send(owner, id, 'Hello?')).toMatchObject({ body: { code: 'contact_deleted' } })
  })

  test('keeps the organization’s records of applications, without letters and address', async () => {
    const owner = await anOrganization(server)
    const person = await aVolunteer(server)
    const { id: projectId } = await aProject(owner)
    const { id } = await anAcceptedApplication(person, owner, projectId)
    await leaveUntilDeleted(server.database, person)
    const { body } = await owner.client.get(`/api/applicants/${id}`)
    const shown = JSON.stringify(body)
    expect(shown).toContain('Former member')
    expect(shown).toContain(removedCoverLetter)
    for (const word of [person.email, 'deleted.invalid', 'I would like to help'])
      expect(shown).not.toContain(word)
    expect(body).toMatchObject({ application: { volunteer: { isFormer: true } } })
    for (const path of ['/api/applications/received', '/api/applicants', '/api/applicants/export']) {
      const answer = await owner.client.get(path)
      expect(JSON.stringify(answer.body)).not.toContain('deleted.invalid')
    }
    expect(
      await rows('select to_status from application_history where application_id = $1 order by id', id),
    ).toEqual([{ to_status: 'pending' }, { to_status: 'accepted' }, { to_status: 'withdrawn' }])
  })

  test('closes an organization without other members: its projects are canceled and its page says so', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    const volunteer = await aVolunteer(server)
    await anApplication(volunteer, project.id)
    await rows(
      "update organizations set named_at = now(), name = 'Harbor', description = 'We help', contact_phone = '555', contact_email = 'desk@example.org' where id = $1",
      owner.organizationId,
    )
    await leaveUntilDeleted(server.database, owner)
    const shown = expectSuccess(await volunteer.client.call(getProject, { params: { id: project.id } }))
    expect(shown).toMatchObject({ status: 'canceled' })
    expect(await rows('select status from applications where project_id = $1', project.id)).toEqual([
      { status: 'declined' },
    ])
    const page = expectSuccess(
      await server.openClient().call(getOrganization, { params: { id: owner.organizationId } }),
    )
    expect(page).toMatchObject({
      organizationName: 'Harbor',
      isClosed: true,
      description: null,
      contact: null,
      standing: null,
    })
    const written = (await emails.listEmails(volunteer.email))
      .map(({ text }) => text)
      .join()
      .replaceAll(/\s+/g, ' ')
    expect(written).toContain('Harbor has closed, so')
    expect(written).not.toContain('Harbor wrote:')
    expect(expectSuccess(await volunteer.client.call(listMyApplications, { query: {} }))).toMatchObject([
      { isCanceled: true, endedWithOrganization: true, organizationFeedback: null },
    ])
    expect(
      await rows('select * from organization_members where organization_id = $1', owner.organizationId),
    ).toEqual([])
  })

  test('leaves an organization with other members to them, one of whom owns it', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const other = await aColleague(server, owner)
    const project = await aProject(owner)
    await rows("update organization_members set role = 'owner' where user_id = $1", other.id)
    await leave(owner)
    // The other owner leaves the organization meanwhile: the one who stays longest takes over.
    await rows('delete from organization_members where user_id = $1', other.id)
    await passDays(server.database, 31)
    expect(
      await rows(
        'select user_id, role from organization_members where organization_id = $1',
        owner.organizationId,
      ),
    ).toEqual([{ user_id: colleague.id, role: 'owner' }])
    expect(await rows('select status, created_by from projects where id = $1', project.id)).toEqual([
      { status: 'open', created_by: owner.id },
    ])
    const notified = JSON.stringify((await colleague.client.get('/api/notifications')).body)
    expect(notified).toContain('Former member')
  })

  test('stays suspended if it was, and is not shown as suspended by its deletion alone', async () => {
    const admin = await anAdministrator(server)
    const [suspended, other] = [await aVolunteer(server), await aVolunteer(server)]
    const reason = 'Asks volunteers for money'
    expectSuccess(await admin.client.call(suspendPerson, { params: { id: suspended.id }, body: { reason } }))
    const asked = { reason: 'They wrote to us', credentials: 'keep' } as const
    expectSuccess(await admin.client.call(requestDeletionFor, { params: { id: suspended.id }, body: asked }))
    // Reinstating someone who leaves shows them to no one.
    expectSuccess(await admin.client.call(reinstatePerson, { params: { id: suspended.id } }))
    expect(await rows('select disabled_at is null as a from users where id = $1', suspended.id)).toEqual([
      { a: false },
    ])
    await leaveUntilDeleted(server.database, other)
    const shown = expectSuccess(await admin.client.call(getPerson, { params: { id: other.id } }))
    expect(shown).toMatchObject({ name: 'Former member', email: '', isSuspended: false, isFormer: true })
    expect(shown.helpRefusal).toBe('deletion_already_requested')
    const listed = async (query: { state: 'former' } | { address: 'unverified' } | { role: 'volunteer' }) =>
      expectSuccess(await admin.client.call(listPeople, { query })).filter(({ id }) => id === other.id)
    expect(await listed({ state: 'former' })).toMatchObject([{ isFormer: true, roles: [] }])
    // Nothing can be done about their address, and they do nothing here.
    expect([...(await listed({ address: 'unverified' })), ...(await listed({ role: 'volunteer' }))]).toEqual(
      [],
    )
    const suspend = await admin.client.call(suspendPerson, { params: { id: other.id }, body: { reason } })
    expect(suspend.status).toBe(404)
  })
})

describe('an administrator', () => {
  const reason = 'They wrote to us from their address'

  test('asks to delete the account of a person who wrote in, who can keep it by the emailed link', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const params = { id: person.id }
    expectSuccess(
      await admin.client.call(requestDeletionFor, { params, body: { reason, credentials: 'keep' } }),
    )
    expect((await person.client.get('/api/user')).status).toBe(401)
    const email = await emails.findEmail(person.email, 'Your account will be deleted')
    expect(email?.text).toContain(reason)
    expect(await emails.findToken(person.email, '/auth/keep-account')).toHaveLength(43)
    expect(expectSuccess(await admin.client.call(getPerson, { params })).deletion).toMatchObject({
      isByAdministrator: true,
      reason,
      completedAt: null,
    })
    const leaving = expectSuccess(await admin.client.call(listPeople, { query: { state: 'leaving' } }))
    expect(leaving.map(({ id }) => id)).toContain(person.id)
    expect(
      await admin.client.call(requestDeletionFor, { params, body: { reason, credentials: 'keep' } }),
    ).toMatchObject({ status: 409, body: { code: 'deletion_already_requested' } })
    expectSuccess(await admin.client.call(cancelDeletionFor, { params, body: { reason } }))
    expect(expectSuccess(await admin.client.call(getPerson, { params })).deletion).toBeNull()
    expect(
      await rows(
        "select action, after from audit_log where object_id = $1 and action like 'user.%deletion' order by position",
        person.id,
      ),
    ).toEqual([
      { action: 'user.request_deletion', after: { reason, endedSessions: 1, keepsCredentials: true } },
      { action: 'user.cancel_deletion', after: { reason } },
    ])
  })

  test('sees what ends with an account, also paused and held projects, and each look is recorded', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const project = await aProject(owner)
    await anApplication(await aVolunteer(server), project.id)
    const params = { id: owner.id }
    const preview = () => admin.client.call(getDeletionFor, { params })
    const { needOwner } = expectSuccess(await preview())
    expect(needOwner).toMatchObject([
      { id: owner.organizationId, isOwnCase: false, members: [{ id: colleague.id }] },
    ])
    const suspension = { params: { id: colleague.id }, body: { reason } }
    expectSuccess(await admin.client.call(suspendPerson, suspension))
    const held = await aProject(owner)
    await rows("update projects set status = 'paused' where id = $1", project.id)
    await rows("update projects set visibility = 'held' where id = $1", held.id)
    const { needOwner: none, closing } = expectSuccess(await preview())
    expect(none).toEqual([])
    expect(closing.map(({ id }) => id)).toEqual([owner.organizationId])
    const people = new Map(closing[0]?.projects.map((each) => [each.id, each.people]))
    expect([people.size, people.get(project.id), people.get(held.id)]).toEqual([2, 1, 0])
    expect(
      await rows("select actor_id from audit_log where object_id = $1 and action = 'user.read'", owner.id),
    ).toEqual([{ actor_id: admin.id }, { actor_id: admin.id }])
  })

  test('is refused for themselves, other administrators and without a reason, and nothing changes', async () => {
    const admin = await anAdministrator(server)
    const [other, person] = [await anAdministrator(server), await aVolunteer(server)]
    const before = await snapshotDatabase(server.database)
    const ask = (id: string, body: object) =>
      admin.client.post(`/api/admin/people/${id}/delete-account`, body)
    expect(await ask(admin.id, { reason })).toMatchObject({ body: { code: 'own_case' } })
    expect(await ask(other.id, { reason })).toMatchObject({ body: { code: 'person_is_administrator' } })
    expect((await ask(person.id, {})).status).toBe(422)
    const keep = await admin.client.call(cancelDeletionFor, { params: { id: person.id }, body: { reason } })
    expect(keep).toMatchObject({ status: 409, body: { code: 'not_leaving' } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })
})
