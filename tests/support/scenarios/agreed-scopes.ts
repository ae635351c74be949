/** Agreed work and requests to change it, for tests. */
import { randomUUID } from 'node:crypto'
import { getAgreedScopes, type AgreedScopes } from '#contract/applications/agreed-scopes.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { insertChange } from '#server/features/applications/scopes/scope-queries.ts'
import { findProjectScope } from '#server/queries/applications/project-scope.ts'
import { storeFirstVersion } from '#server/features/applications/scopes/scope-requests.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import {
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertProjects,
  type Person,
} from './scenario.ts'

/** A project with an accepted volunteer. */
export async function aWorkAgreed(server: TestServer, form: Partial<NewProjectInput> = {}) {
  const owner = await anOrganization(server)
  const project = await aProject(owner, {
    maxVolunteers: 9,
    timeCommitment: 2,
    duration: '1-2 weeks',
    deliverables: '- Five printed flyers\n- Two long banners',
    contactInstructions: 'Write to Ruth.',
    ...form,
  })
  const volunteer = await aVolunteer(server)
  const { id } = await anAcceptedApplication(volunteer, owner, project.id)
  const edit = (changes: object) => owner.client.patch(`/api/projects/${project.id}`, changes)
  return {
    owner,
    project,
    volunteer,
    id,
    /** Edits the project and returns the request that the volunteer gets. */
    ask: async (changes: object) => {
      expectSuccess(await edit(changes))
      const open = (await readScopes(volunteer, id)).changes.find(({ status }) => status === 'open')
      if (!open) throw new Error('the edit asks for nothing')
      return open.id
    },
    edit,
  }
}

export const readScopes = async ({ client }: Pick<Person, 'client'>, id: string): Promise<AgreedScopes> =>
  expectSuccess(await client.call(getAgreedScopes, { params: { id } }))

export const answerChange = ({ client }: Pick<Person, 'client'>, id: string, body: object) =>
  client.post(`/api/scope-changes/${id}/answer`, body)

/** Inserts accepted work of a volunteer with an open request to change it; returns the request's id. */
export async function insertScopeChange(
  db: Db,
  { volunteerId, organizationId }: { volunteerId: string; organizationId: string },
): Promise<string> {
  const [projectId = ''] = await insertProjects(db, [{ organizationId, status: 'active', acceptedCount: 1 }])
  const applicationId = randomUUID()
  await db.insert(applications).values({
    id: applicationId,
    projectId,
    volunteerId,
    coverLetter: 'I would like to help.',
    status: 'accepted',
    reviewedAt: new Date(),
  })
  await storeFirstVersion(db, { applicationId, projectId })
  const proposed = { ...(await findProjectScope(db, projectId)), hoursPerWeek: 40 }
  return insertChange(db, { applicationId, baseVersion: 1, proposed })
}
