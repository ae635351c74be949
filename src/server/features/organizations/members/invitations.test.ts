import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { listMembers } from '#contract/organizations/members.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '#contract/organizations/member-invitations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anInvitation } from '#tests/support/scenarios/members.ts'
import {
  aColleague,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
// Sessions must survive while the clock advances by a week.
const server = useServer({ now, env: { SESSION_IDLE_DAYS: '30' } })
const emails = useEmails(server, now)
const { rows } = server
const day = 86_400_000
const ids = (owner: OrganizationOwner) => ({ id: owner.organizationId })
const namesOf = async (owner: OrganizationOwner) =>
  expectSuccess(await owner.client.call(listMembers, { params: ids(owner) })).map(({ userId, role }) => [
    userId,
    role,
  ])
const listed = async (owner: OrganizationOwner) =>
  expectSuccess(await owner.client.call(listInvitations, { params: ids(owner) }))
const listNotificationKinds = async (userId: string) =>
  (await rows('select kind from notifications where user_id = $1 order by fact_id', userId)).map(
    ({ kind }) => kind,
  )

describe('an invitation', () => {
  test('makes the invited person a member, once, who can then act for the organization', async () => {
    const owner = await anOrganization(server)
    await aProject(owner, { organizationName: 'Harbor Light Shelter' })
    const person = await aVolunteer(server)
    const token = await anInvitation(emails, owner, { email: person.email.toUpperCase() })
    expect(await emails.listSubjects(person.email.toUpperCase())).toEqual([
      expect.stringMatching(/ invites you to Harbor Light Shelter$/),
    ])
    const opened = await person.client.call(openInvitation, { body: { token } })
    expect(opened.body).toEqual({
      organizationName: 'Harbor Light Shelter',
      role: 'manager',
      invited: null,
      isForReader: true,
    })
    const { status, body } = await person.client.call(acceptInvitation, { body: { token } })
    expect([status, body]).toEqual([
      200,
      { organizationId: owner.organizationId, organizationName: 'Harbor Light Shelter' },
    ])
    expect(await namesOf(owner)).toEqual([
      [owner.id, 'owner'],
      [person.id, 'manager'],
    ])
    const user = (await person.client.get('/api/user')).body
    expect(user).toMatchObject({ isVolunteer: true, isOrganization: true, isEmailVerified: true })
    expect((await aProject(person)).organizationId).toBe(owner.organizationId)
    expect((await person.client.call(acceptInvitation, { body: { token } })).status).toBe(410)
    expect(await listNotificationKinds(owner.id)).toEqual(['member.joined'])
    expect(await listed(owner)).toEqual([])
    const [event] = await rows("select actor_id, data from facts where type = 'member.joined'")
    expect(event).toEqual({ actor_id: person.id, data: { memberId: person.id, role: 'manager' } })
  })

  test('can go to someone without an account, who signs up and accepts', async () => {
    const owner = await anOrganization(server)
    const token = await anInvitation(emails, owner, { email: 'new-hand@example.org', role: 'owner' })
    const [emailMessage] = await emails.listEmails('new-hand@example.org')
    expect(emailMessage?.text).toMatch(/^Hello,\n\nRobin Tester\d+ invites you to join their organization/)
    const visitor = server.openClient()
    const { body: opened } = await visitor.call(openInvitation, { body: { token } })
    expect(opened.isForReader).toBeNull()
    expect(JSON.stringify(opened)).not.toContain('new-hand@')
    const person = await aVolunteer(server, { email: 'New-Hand@example.org' })
    expect((await person.client.call(acceptInvitation, { body: { token } })).status).toBe(200)
    expect(await namesOf(owner)).toContainEqual([person.id, 'owner'])
  })

  test('stores its token as a hash, and shows anyone else with the link only the organization', async () => {
    const owner = await anOrganization(server)
    const token = await anInvitation(emails, owner, { email: 'guest@example.org' })
    const stored = await rows('select i::text from organization_invitations i')
    expect(JSON.stringify(stored)).not.toContain(token)
    const stranger = await aVolunteer(server)
    const opened = await stranger.client.call(openInvitation, { body: { token } })
    expect(opened.body).toMatchObject({ isForReader: false })
    expect(JSON.stringify(opened.body)).not.toContain('guest@')
    for (const endpoint of [acceptInvitation, declineInvitation]) {
      const { status, body } = await stranger.client.call(endpoint, { body: { token } })
      expect([status, body]).toMatchObject([403, { code: 'invitation_not_yours' }])
    }
    expect((await stranger.client.get('/api/user')).body['organizations']).toEqual([])
  })

  test('can be declined without an account, and the owners are notified', async () => {
    const owner = await anOrganization(server)
    const token = await anInvitation(emails, owner, { email: 'busy@example.org' })
    const visitor = server.openClient()
    expect((await visitor.call(declineInvitation, { body: { token } })).status).toBe(200)
    expect((await visitor.call(declineInvitation, { body: { token } })).status).toBe(410)
    expect(await listNotificationKinds(owner.id)).toEqual(['member.invitation_declined'])
    expect(await listed(owner)).toEqual([])
  })

  test('stops working after seven days, or when withdrawn, sent again or replaced', async () => {
    const owner = await anOrganization(server)
    const late = await anInvitation(emails, owner, { email: 'late@example.org' })
    ahead += 7 * day
    expect((await server.openClient().call(openInvitation, { body: { token: late } })).status).toBe(410)
    const [over] = await listed(owner)
    expect(over).toMatchObject({ email: 'late@example.org', isExpired: true })
    const params = { ...ids(owner), invitationId: over?.id ?? '' }
    expect((await owner.client.call(resendInvitation, { params })).status).toBe(202)
    const again = await emails.findToken('late@example.org', '/auth/invitation')
    expect(again).not.toBe(late)
    expect((await listed(owner))[0]?.isExpired).toBe(false)
    const secondInvitation = await anInvitation(emails, owner, { email: 'Late@example.org', role: 'owner' })
    // This site sends no email.
    expect((await listed(owner)).map(({ role, undelivered }) => [role, undelivered])).toEqual([
      ['owner', 'stored'],
    ])
    expect((await owner.client.call(withdrawInvitation, { params })).status).toBe(200)
    expect((await owner.client.call(withdrawInvitation, { params })).status).toBe(404)
    for (const token of [late, again, secondInvitation, 'A'.repeat(43), 'x']) {
      const { status } = await server.openClient().call(openInvitation, { body: { token } })
      expect([token, status]).toEqual([token, 410])
    }
    expect(
      (
        await rows(
          "select type from facts where type like 'member.inv%' and subject_id = $1 order by id",
          owner.organizationId,
        )
      ).map(({ type }) => type),
    ).toEqual(['member.invited', 'member.invited_again', 'member.invited', 'member.invitation_withdrawn'])
  })

  test('that is sent again before its email goes out sends one email with a valid link', async () => {
    const owner = await anOrganization(server)
    const email = 'hasty@example.org'
    const body = { email, role: 'manager' } as const
    expectSuccess(await owner.client.call(inviteMember, { params: ids(owner), body }))
    const take = (until: Date | null) =>
      rows(
        "update jobs set locked_until = $1 where payload ->> 'template' = 'organization.invitation'",
        until,
      )
    await take(new Date(now().getTime() + day))
    ahead += 1000
    const [open] = await listed(owner)
    const params = { ...ids(owner), invitationId: open?.id ?? '' }
    expectSuccess(await owner.client.call(resendInvitation, { params }))
    const token = await emails.findToken(email, '/auth/invitation')
    await take(null)
    expect(await emails.listSubjects(email)).toHaveLength(1)
    expect((await server.openClient().call(openInvitation, { body: { token } })).status).toBe(200)
  })

  test('has the name that the owner gives, and the one given last when it is sent again', async () => {
    const owner = await anOrganization(server)
    const email = 'named@example.org'
    const inviteAs = async (name: { firstName?: string; lastName?: string }) => {
      const body = { email, role: 'manager', ...name } as const
      expectSuccess(await owner.client.call(inviteMember, { params: ids(owner), body }))
      return (await listed(owner)).map(({ firstName, lastName }) => [firstName, lastName])
    }
    expect(await inviteAs({ firstName: 'Kim', lastName: 'Leigh' })).toEqual([['Kim', 'Leigh']])
    ahead += 8 * day
    expect(await inviteAs({ firstName: ' Kim', lastName: 'Lee' })).toEqual([['Kim', 'Lee']])
    expect(await inviteAs({})).toEqual([['', '']])
  })

  test('does not change the role of a member', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const token = await anInvitation(emails, owner, { email: colleague.email, role: 'owner' })
    expect((await colleague.client.call(acceptInvitation, { body: { token } })).status).toBe(200)
    expect(await namesOf(owner)).toContainEqual([colleague.id, 'manager'])
    expect(await listNotificationKinds(owner.id)).toEqual([])
  })

  test('can be sent, listed, resent and withdrawn by owners only; managers get 403, others 404', async () => {
    const owner = await anOrganization(server)
    await anInvitation(emails, owner, { email: 'open@example.org' })
    const [open] = await listed(owner)
    const manager = await aColleague(server, owner)
    const stranger = await anOrganization(server)
    for (const [person, status] of [
      [manager, 403],
      [stranger, 404],
    ] as const) {
      const params = { ...ids(owner), invitationId: open?.id ?? '' }
      const body = { email: 'x@example.org', role: 'manager' } as const
      expect((await person.client.call(inviteMember, { params, body })).status).toBe(status)
      expect((await person.client.call(listInvitations, { params })).status).toBe(status)
      expect((await person.client.call(resendInvitation, { params })).status).toBe(status)
      expect((await person.client.call(withdrawInvitation, { params })).status).toBe(status)
    }
    // Another organization's invitation is not found.
    const params = { ...ids(stranger), invitationId: open?.id ?? '' }
    expect((await stranger.client.call(resendInvitation, { params })).status).toBe(404)
    expect((await stranger.client.call(withdrawInvitation, { params })).status).toBe(404)
  })

  test('needs an email and a role, and members plus open invitations are limited to a hundred', async () => {
    const owner = await anOrganization(server)
    const path = `/api/organizations/${owner.organizationId}/invitations`
    const refused = await owner.client.post(path, { email: 'no address', role: 'boss' })
    expect([refused.status, refused.body['issues'].map((issue: { path: string }) => issue.path)]).toEqual([
      422,
      ['email', 'role'],
    ])
    await rows(
      `insert into organization_invitations (organization_id, email, role, expires_at)
       select $1, 'full' || n || '@example.org', 'manager', $2 from generate_series(1, ${limits.members - 1}) n`,
      owner.organizationId,
      new Date(now().getTime() + day),
    )
    const full = await owner.client.post(path, { email: 'one-more@example.org', role: 'manager' })
    expect([full.status, full.body['code']]).toEqual([409, 'organization_full'])
    expect((await owner.client.post(path, { email: 'full1@example.org', role: 'owner' })).status).toBe(202)
  })
})
