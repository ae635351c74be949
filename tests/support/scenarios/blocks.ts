/** Two sides of which one blocks the other. */
import { expect } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import type { Client, TestServer } from '#tests/support/running/server.ts'
import { startWith } from './messaging.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type OrganizationOwner,
  type Person,
} from './scenario.ts'

export const blockingSides = ['volunteer', 'organization'] as const
type Side = (typeof blockingSides)[number]

/** Two sides with a conversation, and how one of them blocks the other and undoes it. */
export async function aPair(
  server: TestServer,
  given: { volunteer?: Person; owner?: OrganizationOwner } = {},
) {
  const volunteer = given.volunteer ?? (await aVolunteer(server))
  const owner = given.owner ?? (await anOrganization(server))
  const { id } = await startWith(volunteer, { organizationId: owner.organizationId })
  await volunteer.client.post(`/api/conversations/${id}/messages`, {
    id: crypto.randomUUID(),
    content: 'Do you need help?',
  })
  const of = (side: Side): Client => (side === 'volunteer' ? volunteer : owner).client
  const path = `/api/conversations/${id}/block`
  return {
    volunteer,
    owner,
    block: async (side: Side) => expect((await of(side).put(path, {})).status).toBe(200),
    unblock: async (side: Side) => expect((await of(side).delete(path)).status).toBe(200),
  }
}

/** A pending application of a volunteer to a new project of an organization. */
export async function anApplicationBetween(volunteer: Person, owner: OrganizationOwner) {
  const { id: projectId } = await aProject(owner)
  const body = { projectId, coverLetter: 'I would like to help.' }
  const { id } = expectSuccess(await volunteer.client.call(applyToProject, { body }))
  return {
    id,
    projectId,
    moveTo: (status: string) => owner.client.patch(`/api/applications/${id}`, { status }),
    status: async () => {
      const { body: application } = await volunteer.client.get(`/api/applications/${id}`)
      return application['status']
    },
  }
}
