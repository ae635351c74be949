import { describe, expect, test } from 'vitest'
import { login, logout } from '#contract/accounts/accounts.ts'
import { cancelDeletion, getDeletion } from '#contract/accounts/deletion.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { getProject } from '#contract/projects/projects.ts'
import { deletionDays } from '#domain/accounts/deletion.ts'
import { accountUnavailableReason } from '#domain/applications/applications.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { leave } from '#tests/support/scenarios/deletion.ts'
import { anInvite, inviteTo } from '#tests/support/scenarios/invites.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const signIn = async (person: Person) => {
  const client = server.openClient()
  const { email, password } = person
  const answer = await client.call(login, { body: { email, password } })
  return { client, answer }
}
const ask = ({ client }: Person, body: object = {}) =>
  client.post('/api/account/deletion', { credentials: 'keep', ...body })

describe('asking to delete an account', () => {
  test('is refused without a recent password, and nothing changes', async () => {
    const person = await aVolunteer(server)
    await server.database.pool.query(
      "update sessions set created_at = now() - interval '11 minutes', reauth_at = null where user_id = $1",
      [person.id],
    )
    const before = await snapshotDatabase(server.database)
    expect(await ask(person)).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('is refused without a code to someone who uses two-step sign-in, and nothing changes', async () => {
    const person = await aVolunteer(server)
    await insertSecondFactor(server, person.id)
    expect(expectSuccess(await person.client.call(getDeletion, {})).hasSecondFactor).toBe(true)
    const before = await snapshotDatabase(server.database)
    for (const code of [undefined, '', '000000']) {
      expect(await ask(person, { code })).toMatchObject({
        body: { code: 'wrong_code', issues: [{ path: 'code' }] },
      })
    }
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('is refused without a choice about credentials', async () => {
    const person = await aVolunteer(server)
    expect((await person.client.post('/api/account/deletion', {})).status).toBe(422)
  })

  test('is refused to the last administrator, and possible for one of two', async () => {
    const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
    await leave(other)
    expect(expectSuccess(await one.client.call(getDeletion, {})).refusal).toBe('last_administrator')
    const before = await snapshotDatabase(server.database)
    expect(await ask(one)).toMatchObject({ status: 409, body: { code: 'last_administrator' } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
    await server.database.pool.query('update users set is_admin = false where id = any($1)', [
      [one.id, other.id],
    ])
  })

  test('is refused to the only owner of an organization with other members, until someone else is one', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    expect(expectSuccess(await owner.client.call(getDeletion, {}))).toMatchObject({
      refusal: 'only_owner_leaves',
      needOwner: [{ id: owner.organizationId }],
      closing: [],
    })
    const before = await snapshotDatabase(server.database)
    expect(await ask(owner)).toMatchObject({ status: 409, body: { code: 'only_owner_leaves' } })
    expect(await snapshotDatabase(server.database)).toEqual(before)
    await server.database.pool.query("update organization_members set role = 'owner' where user_id = $1", [
      colleague.id,
    ])
    await leave(owner)
    // The first one to leave is no owner anymore for the next one who asks.
    expect(expectSuccess(await colleague.client.call(getDeletion, {})).closing).toHaveLength(1)
  })

  test('says when it happens, twice only that it was asked before, and emails a link', async () => {
    const person = await aVolunteer(server)
    const dueAt = await leave(person)
    const days = (dueAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(deletionDays - 1)
    expect(days).toBeLessThanOrEqual(deletionDays)
    expect(await ask(person)).toMatchObject({ status: 403, body: { code: 'deletion_pending' } })
    const email = await emails.findEmail(person.email, 'Your account will be deleted')
    expect(email?.text).toContain('/auth/keep-account#')
    const stored = await rows('select undo_token_hash from account_deletions where user_id = $1', person.id)
    expect(stored[0]?.undo_token_hash).toHaveLength(32)
  })
})

test('the email to the only person of an organization says that it closes', async () => {
  const owner = await anOrganization(server)
  await aProject(owner)
  await leave(owner)
  const email = await emails.findEmail(owner.email, 'Your account will be deleted')
  expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(
    /You’re the only active member of .+\. Its project takes no applications from now on\./,
  )
})

describe('someone who asked to delete their account', () => {
  test('can only see when it happens, keep it and sign out, here and after signing in again', async () => {
    const person = await aVolunteer(server)
    const other = await signIn(person)
    const dueAt = await leave(person)
    // All other sessions ended.
    expect((await other.client.get('/api/user')).status).toBe(401)
    const again = await signIn(person)
    expect(again.answer.status).toBe(200)
    for (const client of [person.client, again.client]) {
      expect((await client.get('/api/user')).body['deletionDueAt']).toBe(dueAt.toISOString())
      expect(expectSuccess(await client.call(getDeletion, {})).dueAt).toBe(dueAt.toISOString())
      for (const path of ['/api/account', '/api/notifications', '/api/live', '/api/conversations']) {
        expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'deletion_pending' } })
      }
      expect((await client.patch('/api/account', { firstName: 'No' })).status).toBe(403)
    }
    // What everyone may read, they read as a visitor.
    const { id } = await aProject(await anOrganization(server))
    const read = expectSuccess(await again.client.call(getProject, { params: { id } }))
    expect(read.viewer).toBeNull()
    expect((await again.client.call(logout, {})).status).toBe(200)
    expect((await again.client.get('/api/user')).status).toBe(401)
  })

  test('is hidden from organizations, who cannot write to or invite them', async () => {
    const { owner, projectId, volunteer, id } = await anInvite(server)
    await leave(volunteer)
    const closed = await rows('select status, closed_for_volunteer_at from invites where id = $1', id)
    expect(closed).toEqual([{ status: 'pending', closed_for_volunteer_at: expect.any(Date) }])
    const inviting = (toId: string) => inviteTo(owner, toId, volunteer.id)
    // The open invite says nothing new; for every other project, there is no such person.
    expect(await inviting(projectId)).toMatchObject({ status: 409, body: { code: 'invite_exists' } })
    expect(await inviting((await aProject(owner)).id)).toMatchObject({ status: 404 })
    expect((await owner.client.get(`/api/volunteers/${volunteer.id}/portfolio`)).status).toBe(404)
  })

  test('has open applications withdrawn and accepted work ended, which frees the spot and blames no one', async () => {
    const owner = await anOrganization(server)
    const person = await aVolunteer(server)
    const [first, second] = [await aProject(owner, { maxVolunteers: 1 }), await aProject(owner)]
    await anAcceptedApplication(person, owner, first.id)
    await anApplication(person, second.id)
    const preview = expectSuccess(await person.client.call(getDeletion, {}))
    expect(new Set(preview.openApplications.map(({ isAccepted }) => isAccepted))).toEqual(
      new Set([false, true]),
    )
    await leave(person)
    expect(
      await rows(
        'select distinct status, ended_by, end_reason from applications where volunteer_id = $1',
        person.id,
      ),
    ).toEqual([{ status: 'withdrawn', ended_by: 'volunteer', end_reason: accountUnavailableReason }])
    expect(await rows('select accepted_count, status from projects where id = $1', first.id)).toEqual([
      { accepted_count: 0, status: 'open' },
    ])
    const notified = expectSuccess(await owner.client.call(listNotifications, { query: {} }))
    expect(notified.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['application.unavailable', 'application.work_unavailable']),
    )
    const texts = (await emails.listEmails(owner.email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('has ended. Their spot is open again.')
    expect(texts).not.toMatch(/delet|suspend/i)
  })

  test('has the projects of an organization without other members paused and its applicants notified, until the account is kept', async () => {
    const owner = await anOrganization(server)
    const [first, second] = [await aProject(owner), await aProject(owner)]
    await owner.client.post(`/api/projects/${second.id}/pause`)
    const preview = expectSuccess(await owner.client.call(getDeletion, {}))
    expect(preview.closing).toMatchObject([{ id: owner.organizationId, projects: 2, openProjects: 1 }])
    const [applicant, volunteer] = [await aVolunteer(server), await aVolunteer(server)]
    await anApplication(applicant, first.id)
    await anAcceptedApplication(volunteer, owner, first.id)
    const newestOf = async ({ client }: Person) =>
      expectSuccess(await client.call(listNotifications, { query: {} }))[0]?.kind
    await leave(owner)
    for (const person of [applicant, volunteer]) {
      expect(await newestOf(person)).toBe('application.organization_unattended')
      const [email] = (await emails.listEmails(person.email)).slice(-1)
      expect(email?.subject).toBe(`“${first.title}”: no one can answer at the moment`)
      expect(email?.text).toContain(`so “${first.title}” takes no applications.`)
      // Why is no one else’s business.
      expect(email?.text).not.toMatch(/delet/i)
    }
    const statuses = () =>
      rows('select id, status from projects where id = any($1) order by status', [first.id, second.id])
    expect((await statuses()).map(({ status }) => status)).toEqual(['paused', 'paused'])
    expectSuccess(await owner.client.call(cancelDeletion, {}))
    for (const person of [applicant, volunteer])
      expect(await newestOf(person)).toBe('application.organization_reinstated')
    expect(await statuses()).toEqual([
      // It has a volunteer at work.
      { id: first.id, status: 'active' },
      { id: second.id, status: 'paused' },
    ])
  })
})
