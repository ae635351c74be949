/** Volunteers whom organizations can find, and invites to them. */
import { getInvite, moveInvite, sendInvite, type Invite } from '#contract/invites/invites.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from './scenario.ts'

/** Lets organizations find a volunteer. */
export async function makeFindable({ database }: TestServer, userId: string): Promise<void> {
  await database.pool.query(
    `insert into volunteer_profiles (user_id, is_contactable) values ($1, true)
     on conflict (user_id) do update set is_contactable = true`,
    [userId],
  )
}

/** A volunteer whom organizations can find. */
export async function aFindableVolunteer(server: TestServer): Promise<Person> {
  const volunteer = await aVolunteer(server)
  await makeFindable(server, volunteer.id)
  return volunteer
}

const content = 'Your maps would help us a lot.'

export const inviteTo = ({ client }: Person, projectId: string, volunteerId: string) =>
  client.post(`/api/projects/${projectId}/invites`, { volunteerId, content })

/** An open invite to a project with this many spots. */
export async function anInvite(
  server: TestServer,
  given: { owner?: OrganizationOwner; projectId?: string; volunteer?: Person; places?: number } = {},
) {
  const owner = given.owner ?? (await anOrganization(server))
  const projectId = given.projectId ?? (await aProject(owner, { maxVolunteers: given.places ?? 3 })).id
  const volunteer = given.volunteer ?? (await aFindableVolunteer(server))
  const body = { volunteerId: volunteer.id, content }
  const invite = expectSuccess(await owner.client.call(sendInvite, { params: { id: projectId }, body }))
  return { owner, projectId, volunteer, invite, id: invite.id }
}

/** What a volunteer sends to accept an invite that they have read. */
export async function readAcceptance({ client }: Person, id: string, coverLetter?: string) {
  const { scopeHash } = expectSuccess(await client.call(getInvite, { params: { id } }))
  return { status: 'accepted' as const, scopeHash, ...(coverLetter !== undefined && { coverLetter }) }
}

export async function acceptInvite(volunteer: Person, id: string, coverLetter?: string): Promise<Invite> {
  const body = await readAcceptance(volunteer, id, coverLetter)
  return expectSuccess(await volunteer.client.call(moveInvite, { params: { id }, body }))
}
