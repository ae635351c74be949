/** Applications by id, with the side of them that the reader is on; for every change of one or several. */
import { inArray, eq } from 'drizzle-orm'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import type { Context } from '#server/context.ts'
import { applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { Problem } from '#server/http/problem.ts'

/** The reader's side of an application, or null. */
function sideOf(
  { actor }: Context,
  application: { organizationId: string; volunteerId: string },
): ApplicationSide | null {
  // No one decides their own application, even if they have joined the organization since.
  if (application.volunteerId === actor.id) return 'volunteer'
  return isMemberOf(actor, application.organizationId) ? 'organization' : null
}

/** The given applications that the reader is a side of, ordered by id. */
export async function listMoveTargets(ctx: Context, ids: readonly string[]) {
  const rows = await ctx.db
    .select({
      id: applications.id,
      projectId: projects.id,
      organizationId: projects.organizationId,
      volunteerId: applications.volunteerId,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)
  return rows.flatMap((row) => {
    const side = sideOf(ctx, row)
    return side ? [{ ...row, side }] : []
  })
}

/**
 * These applications by id. Throws unless all of them are to the caller's organizations: `triage_not_yours` to the
 * applicant, `application_not_found` to others.
 */
export async function requireReceivedApplications(ctx: Context, ids: readonly string[]) {
  const targets = await listMoveTargets(ctx, ids)
  if (targets.length < new Set(ids).size) throw new Problem('application_not_found')
  if (targets.some(({ side }) => side === 'volunteer')) throw new Problem('triage_not_yours')
  return targets
}
