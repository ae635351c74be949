/** A collaboration of a volunteer and an organization, created by real calls. */
import { moveApplication } from '#contract/applications/applications.ts'
import {
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

export type Collaboration = { volunteer: Person; owner: OrganizationOwner; projectId: string; id: string }

type Given = { volunteer?: Person; owner?: OrganizationOwner; projectId?: string }

/** A volunteer whose application was accepted; `id` is the application's. */
export async function aCollaboration(
  server: Pick<TestServer, 'openClient'>,
  given: Given = {},
): Promise<Collaboration> {
  const owner = given.owner ?? (await anOrganization(server))
  const volunteer = given.volunteer ?? (await aVolunteer(server))
  const projectId = given.projectId ?? (await aProject(owner, { maxVolunteers: 50 })).id
  const { id } = await anAcceptedApplication(volunteer, owner, projectId)
  return { volunteer, owner, projectId, id }
}

/** A volunteer whose work the organization signed off. */
export async function aDoneCollaboration(
  server: Pick<TestServer, 'openClient'>,
  given: Given = {},
): Promise<Collaboration> {
  const collaboration = await aCollaboration(server, given)
  const { owner, id } = collaboration
  expectSuccess(await owner.client.call(moveApplication, { params: { id }, body: { status: 'completed' } }))
  return collaboration
}
