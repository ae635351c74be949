import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import { insertPortfolioView, viewDay } from '#server/queries/portfolios/portfolio-views.ts'
import { isReadable } from './queries.ts'

/**
 * Counts that the organization viewed a public portfolio; not a suspended one, and not the volunteer themselves, who may be a
 * member of it. Repeating the call on the same day changes nothing.
 */
export async function recordView(
  ctx: Context,
  volunteerId: string,
  organizationId: string | undefined,
): Promise<{ isCounted: boolean }> {
  const organization = findOwnOrganization(ctx, organizationId)
  if (!(await isReadable(ctx.db, volunteerId, ctx.actor.id))) throw new Problem('portfolio_not_found')
  if (!organization || organization.isSuspended || volunteerId === ctx.actor.id) return { isCounted: false }
  const view = { volunteerId, organizationId: organization.id, day: viewDay(ctx.now()) }
  await transact(ctx.db, (db) => insertPortfolioView(db, view))
  return { isCounted: true }
}
