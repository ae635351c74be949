/** The organization that someone with several acts for unless a call names one (decision A27). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { joinedOrganization } from '#contract/organizations/members.ts'
import { z } from '#contract/zod.ts'

export const choosePrimaryOrganization = defineEndpoint({
  id: 'choosePrimaryOrganization',
  summary: 'Chooses your primary organization, used by calls that do not name one (A27).',
  method: 'PUT',
  path: '/api/account/primary-organization',
  access: 'signed-in',
  body: z.object({ organizationId: z.uuid() }),
  response: joinedOrganization,
  problems: ['organization_not_found'],
})

export const primaryOrganizationEndpoints = [choosePrimaryOrganization] as const
