/** Reported projects, by real calls. */
import { decideProjectCase, listProjectCases, type ProjectCase } from '#contract/projects/cases.ts'
import { reportProject } from '#contract/projects/reports.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import type { ProjectCaseDecision, ProjectReportReason } from '#domain/projects/moderation.ts'
import { expectSuccess, type Person } from './scenario.ts'

/** A sentence that safeguard S9 asks an administrator to look at. */
export const likelyFee = 'You pay for your own software and hosting.'

type Decision = {
  id: string
  verdict: ProjectCaseDecision
  note?: string | null
  /** The current version of the case by default. */
  version?: string
}

export const reportAProject = ({ client }: Person, id: string, reason: ProjectReportReason = 'asks_money') =>
  client.call(reportProject, { params: { id }, body: { reason, explanation: 'They wanted a deposit.' } })

export async function listProjectCasesOf(
  { client }: Person,
  query: EndpointRequest<typeof listProjectCases>['query'] = {},
): Promise<readonly ProjectCase[]> {
  return expectSuccess(await client.call(listProjectCases, { query }))
}

/** The case of a project, among the newest or those with its title. */
export async function findProjectCase(admin: Person, id: string): Promise<ProjectCase> {
  const found = (await listProjectCasesOf(admin, { show: 'all' })).find((each) => each.id === id)
  if (!found) throw new Error('no case')
  return found
}

/** Decides with a reason. */
export async function decideProject(admin: Person, { id, verdict, ...given }: Decision) {
  const version = given.version ?? (await findProjectCase(admin, id)).version
  const { note = 'We do not allow fees.' } = given
  return admin.client.call(decideProjectCase, { params: { id }, body: { verdict, note, version } })
}
