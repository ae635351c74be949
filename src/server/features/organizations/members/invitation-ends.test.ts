import { describe, expect, test } from 'vitest'
import { changeMember, handOver, listMembers, removeMember } from '#contract/organizations/members.ts'
import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  openInvitation,
} from '#contract/organizations/member-invitations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anInvitation } from '#tests/support/scenarios/members.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  joinOrganization,
  expectSuccess,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const ids = (owner: OrganizationOwner) => ({ id: owner.organizationId })
const memberIds = async (owner: OrganizationOwner) =>
  expectSuccess(await owner.client.call(listMembers, { params: ids(owner) })).map(({ userId }) => userId)

describe('an invitation', () => {
  test('is valid only while its sender may invite, so no removed member can come back by one', async () => {
    const owner = await anOrganization(server)
    const members = { params: ids(owner) }
    const other = await aColleague(server, owner)
    const roleOf = (role: 'owner' | 'manager') =>
      owner.client.call(changeMember, { params: { ...ids(owner), userId: other.id }, body: { role } })
    for (const end of [
      () => roleOf('manager'),
      () => owner.client.call(removeMember, { params: { ...ids(owner), userId: other.id } }),
      () => other.client.call(handOver, { ...members, body: { userId: owner.id } }),
    ]) {
      if (!(await memberIds(owner)).includes(other.id))
        await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: other.id })
      await roleOf('owner')
      const friend = await aVolunteer(server)
      const sent = { ...owner, client: other.client }
      const token = await anInvitation(emails, sent, { email: friend.email, role: 'owner' })
      const kept = await anInvitation(emails, owner, { email: `${friend.id}@example.org` })
      expect((await end()).status).toBe(200)
      expect((await friend.client.call(acceptInvitation, { body: { token } })).status).toBe(410)
      expect((await friend.client.call(openInvitation, { body: { token: kept } })).status).toBe(200)
    }
  })

  test('to a member stops working once they are removed', async () => {
    const owner = await anOrganization(server)
    const member = await aColleague(server, owner)
    const token = await anInvitation(emails, owner, { email: member.email, role: 'owner' })
    await owner.client.call(removeMember, { params: { ...ids(owner), userId: member.id } })
    expect((await member.client.call(acceptInvitation, { body: { token } })).status).toBe(410)
    expect(await memberIds(owner)).toEqual([owner.id])
  })

  test('to one’s own address is refused with an error on the field', async () => {
    const owner = await anOrganization(server)
    const email = owner.email.toUpperCase()
    const { status, body } = await owner.client.call(inviteMember, {
      params: ids(owner),
      body: { email, role: 'owner' },
    })
    expect([status, body]).toMatchObject([
      422,
      {
        issues: [
          {
            path: 'email',
            message: 'This is your own address. You are already a member of the organization',
          },
        ],
      },
    ])
    expect(expectSuccess(await owner.client.call(listInvitations, { params: ids(owner) }))).toEqual([])
  })
})
