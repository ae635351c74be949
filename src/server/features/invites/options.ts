import type { ResponseStats } from '#contract/applications/responses.ts'
import type { InviteOptions } from '#contract/invites/options.ts'
import { inviteLimits } from '#contract/limits.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { responseStats, responseWindow } from '#domain/applications/responses.ts'
import { findInvitesClosedReason, findPairRefusal } from '#domain/invites/invites.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { cutoffOf } from '#server/queries/applications/open-invites.ts'
import { requireInvitable } from './invitable-queries.ts'
import { findLimits, presentLimits } from './limits.ts'
import { pairCode } from './problems.ts'
import { countAnswers, listOpenProjects, listPairs } from './queries.ts'

/** How a volunteer answers invites: for those who could invite them, and for themselves. */
export async function findAnswers(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  volunteerId: string,
): Promise<ResponseStats> {
  const now = ctx.now()
  const { since } = responseWindow(now)
  return responseStats(await countAnswers(ctx.db, { volunteerId, since, cutoff: cutoffOf(ctx) }), now)
}

/** To which projects a volunteer can be invited, and how many invites are left. */
export async function findInviteOptions(
  ctx: Context,
  volunteerId: string,
  organizationId?: string,
): Promise<InviteOptions> {
  const own = findOwnOrganization(ctx, organizationId)
  if (!own) throw new Problem('organizations_only')
  const pair = { volunteerId, organizationId: own.id }
  const volunteer = await requireInvitable(ctx.db, pair)
  const limits = await findLimits(ctx, ctx.db, { ...pair, organization: volunteer })
  const now = ctx.now()
  const cutoff = cutoffOf(ctx)
  const projects = await listOpenProjects(ctx.db, own.id, inviteLimits.projects)
  const pairs = await listPairs(
    ctx.db,
    { volunteerId, cutoff },
    projects.map(({ id }) => id),
  )
  return {
    volunteer: { id: volunteer.id, name: formatFullName(volunteer) },
    remaining: presentLimits(limits),
    responses: await findAnswers(ctx, volunteerId),
    projects: projects.map((project) => {
      const known = pairs.get(project.id) ?? { latestApplication: null, latestInvite: null }
      const refusal =
        findPairRefusal(known) ?? findInvitesClosedReason(project, dayInZone(now, project.timeZone))
      return {
        id: project.id,
        title: project.title,
        placesLeft: spotsLeft(project),
        refusal: refusal === null ? null : pairCode(refusal),
      }
    }),
  }
}
