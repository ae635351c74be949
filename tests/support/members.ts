/** Invitations and claims as their letters carry them. */
import { acceptInvitation, inviteMember } from '#contract/members.ts'
import type { MemberRole } from '#domain/accounts.ts'
import type { useLetters } from './account-letters.ts'
import { aVolunteer, succeeded, type OrganizationOwner, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'

type Letters = Pick<ReturnType<typeof useLetters>, 'findToken'>

/** Invites an address; answers the token of its letter. */
export async function anInvitation(
  letters: Letters,
  owner: OrganizationOwner,
  { email, role = 'manager' }: { email: string; role?: MemberRole },
): Promise<string> {
  const params = { id: owner.organizationId }
  succeeded(await owner.client.call(inviteMember, { params, body: { email, role } }))
  return letters.findToken(email, '/auth/invitation')
}

/** Somebody who came into the owner's organization by a letter. */
export async function aMember(
  { server, letters }: { server: TestServer; letters: Letters },
  owner: OrganizationOwner,
  role: MemberRole = 'manager',
): Promise<Person> {
  const person = await aVolunteer(server)
  const token = await anInvitation(letters, owner, { email: person.email, role })
  succeeded(await person.client.call(acceptInvitation, { body: { token } }))
  return person
}
