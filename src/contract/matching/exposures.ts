/** What people were shown among their matches (docs/decisions/0126). */
import { exposureLists, exposureRule } from '#domain/matching/predictions/exposures.ts'
import { matchOrders } from '#domain/matching/order.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

export const recordSeenMatches = defineEndpoint({
  id: 'recordSeenMatches',
  summary:
    'Records which projects of one of your lists of matches were in view for a second. Only projects that the list had today or yesterday count. What you passed over on many days comes last in the recommended order.',
  method: 'POST',
  path: '/api/project-matches/seen',
  access: 'signed-in',
  limit: 'reading',
  body: z.object({
    list: z.enum(exposureLists),
    order: z.enum(matchOrders),
    projectIds: z.array(z.uuid()).min(1).max(exposureRule.recorded),
  }),
  response: z.object({}),
})

export const exposureEndpoints = [recordSeenMatches] as const
