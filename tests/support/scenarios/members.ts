/** Invitations and claims with the tokens from their emails. */
import { acceptInvitation, inviteMember } from '#contract/organizations/member-invitations.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { useEmails } from '#tests/support/email/account-emails.ts'
import { aVolunteer, expectSuccess, type OrganizationOwner, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

type Emails = Pick<ReturnType<typeof useEmails>, 'findToken'>

/** Invites an address; returns the token in its email. */
export async function anInvitation(
  emails: Emails,
  owner: OrganizationOwner,
  { email, role = 'manager' }: { email: string; role?: MemberRole },
): Promise<string> {
  const params = { id: owner.organizationId }
  expectSuccess(await owner.client.call(inviteMember, { params, body: { email, role } }))
  return emails.findToken(email, '/auth/invitation')
}

/** Someone who joined the owner's organization by an emailed invitation. */
export async function aMember(
  { server, emails }: { server: TestServer; emails: Emails },
  owner: OrganizationOwner,
  role: MemberRole = 'manager',
): Promise<Person> {
  const person = await aVolunteer(server)
  const token = await anInvitation(emails, owner, { email: person.email, role })
  expectSuccess(await person.client.call(acceptInvitation, { body: { token } }))
  return person
}
