/** How many organizations viewed a portfolio. Which ones, only they know. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, ownOrganization } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** Different organizations within the last `days` days. */
export const portfolioViews = z.object({ organizations: z.number().int().min(0), days: z.number().int() })
export type PortfolioViews = z.infer<typeof portfolioViews>

export const recordPortfolioView = defineEndpoint({
  id: 'recordPortfolioView',
  summary:
    'Counts that one of your organizations viewed a public portfolio: once a day. The volunteer sees how many organizations did, not which.',
  method: 'POST',
  path: '/api/volunteers/:id/views',
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
  body: ownOrganization,
  response: z.object({ isCounted: z.boolean() }),
  problems: ['portfolio_not_found', 'organization_not_found'],
})

export const portfolioViewEndpoints = [recordPortfolioView] as const
