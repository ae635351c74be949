import { describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject, findProjectCase, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  countStatuses,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const rounds = [1, 2, 3, 4, 5]
const listStatuses = async (projectId: string): Promise<string[]> =>
  (
    await server.database.pool.query('select status from applications where project_id = $1', [projectId])
  ).rows.map(({ status }) => status)

describe('while an administrator removes a project', () => {
  test.each(rounds)('an application is declined with it or refused (%i)', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    const volunteers = [await aVolunteer(server), await aVolunteer(server), await aVolunteer(server)]
    const { version } = await findProjectCase(admin, id)
    const [removed, ...applied] = await Promise.all([
      decideProject(admin, { id, verdict: 'remove', version }),
      ...volunteers.map(({ client }) =>
        client.call(applyToProject, { body: { projectId: id, coverLetter: 'I would like to help.' } }),
      ),
    ])
    expectSuccess(removed)
    for (const { status } of applied) expect([201, 410]).toContain(status)
    const stored = await listStatuses(id)
    expect(stored).toHaveLength(countStatuses(applied)[201] ?? 0)
    expect(stored.filter((status) => status !== 'declined')).toEqual([])
  })

  test.each(rounds)('accepting an applicant leaves no one at work and no spot taken (%i)', async () => {
    const admin = await anAdministrator(server)
    const { owner, project, id: applicationId } = await aProjectWithApplicants(server)
    const { version } = await findProjectCase(admin, project.id)
    const [removed, accepted] = await Promise.all([
      decideProject(admin, { id: project.id, verdict: 'remove', version }),
      owner.client.patch(`/api/applications/${applicationId}`, { status: 'accepted' }),
    ])
    expectSuccess(removed)
    expect(await listStatuses(project.id)).toEqual([accepted.status === 200 ? 'withdrawn' : 'declined'])
    const { rows } = await server.database.pool.query('select accepted_count from projects where id = $1', [
      project.id,
    ])
    expect(rows).toEqual([{ accepted_count: 0 }])
  })

  test.each(rounds)('a report is decided with it or refused (%i)', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    const reporter = await aVolunteer(server)
    const { version } = await findProjectCase(admin, id)
    const [removed, reported] = await Promise.all([
      decideProject(admin, { id, verdict: 'remove', version }),
      reportAProject(reporter, id),
    ])
    // Whichever came first, the other one knows.
    expect([
      [200, 410],
      [409, 201],
    ]).toContainEqual([removed.status, reported.status])
  })

  test.each(rounds)('another one who dismisses the reports decides nothing (%i)', async () => {
    const administrators = [await anAdministrator(server), await anAdministrator(server)] as const
    const { id } = await aProject(await anOrganization(server))
    expectSuccess(await reportAProject(await aVolunteer(server), id))
    const { version } = await findProjectCase(administrators[0], id)
    const answers = await Promise.all([
      decideProject(administrators[0], { id, verdict: 'remove', version }),
      decideProject(administrators[1], { id, verdict: 'dismiss', version }),
    ])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
  })
})
