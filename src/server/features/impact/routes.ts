import type { FastifyInstance } from 'fastify'
import * as impact from '#contract/impact/impact.ts'
import type { ImpactGroupRow } from '#contract/impact/impact.ts'
import { listHourRates, removeHourRate, saveHourRate } from '#contract/impact/rates.ts'
import { hasPowerIn, type MemberPower } from '#domain/organizations/members.ts'
import { firstGroups, type ImpactGrouping } from '#domain/impact/figures.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { exportGroups, exportList } from './export.ts'
import { listRates } from './rate-queries.ts'
import { endRate, setRate } from './rate-service.ts'
import { findReport, listGroups } from './report.ts'

export function impactRoutes(app: FastifyInstance): void {
  route(app, impact.getImpact, (ctx, { query }) => findReport(ctx, query))
  route(app, impact.listImpactGroups, async (ctx, { query: { limit, ...asked } }) =>
    presentGroups(await listGroups(ctx, asked), { by: asked.by, limit }),
  )
  route(app, impact.exportImpactGroups, (ctx, { body }) => exportGroups(ctx, body))
  route(app, impact.exportImpactList, (ctx, { params, body }) => exportList(ctx, params.list, body))

  route(app, impact.getOrganizationImpact, async (ctx, { params, query }) =>
    findReport(ctx, { ...query, ...requireOwn(ctx, params) }),
  )
  route(app, impact.listOrganizationImpactGroups, async (ctx, { params, query: { limit, ...asked } }) =>
    presentGroups(await listGroups(ctx, { ...asked, ...requireOwn(ctx, params) }), { by: asked.by, limit }),
  )
  route(app, impact.exportOrganizationImpactGroups, async (ctx, { params, body }) =>
    exportGroups(ctx, { ...body, ...requireOwn(ctx, params) }),
  )
  route(app, impact.exportOrganizationImpactList, async (ctx, { params, body }) =>
    exportList(ctx, params.list, { ...body, ...requireOwn(ctx, params, 'organization') }),
  )

  route(app, listHourRates, (ctx) => listRates(ctx.db))
  route(app, saveHourRate, (ctx, { body }) => setRate(ctx, body))
  route(app, removeHourRate, (ctx, { params }) => endRate(ctx, params.year))
}

const presentGroups = (groups: readonly ImpactGroupRow[], shown: { by: ImpactGrouping; limit: number }) => ({
  groups: [...firstGroups(groups, shown)],
  total: groups.length,
})

/** For people without the power in an organization, its report or list does not exist. */
function requireOwn(
  { actor }: Context,
  { id }: { id: string },
  power: MemberPower = 'daily-work',
): { organizationId: string } {
  if (!hasPowerIn(actor, id, power)) throw new Problem('organization_not_found')
  return { organizationId: id }
}
