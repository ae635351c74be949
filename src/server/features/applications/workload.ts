import type { getWorkload } from '#contract/applications/workload.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { evaluateWorkload } from '#domain/applications/workload.ts'
import { canSeeProject } from '#domain/projects/moves.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findHours } from './workload-queries.ts'

/** What a project that the reader can see means for their own hours. */
export async function findWorkload(
  { db, actor }: Context,
  projectId: string,
): Promise<EndpointResponse<typeof getWorkload>> {
  const found = await findHours(db, { projectId, volunteerId: actor.id })
  if (!found || !canSeeProject(actor, found)) throw new Problem('project_not_found')
  const { acceptedHours, projectHours, maxHours } = found
  const level = evaluateWorkload({ accepted: acceptedHours, added: projectHours, max: maxHours })
  return { acceptedHours, projectHours, maxHours, level }
}
