/** Reviews as CSV, for the people who gave or received them. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const file = {
  method: 'POST',
  access: 'signed-in',
  limit: 'exports',
  response: z.string(),
  download: true,
} as const

export const exportGivenReviews = defineEndpoint({
  ...file,
  id: 'exportGivenReviews',
  summary:
    'All reviews that `GET /api/reviews/given` lists, in its order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  path: '/api/reviews/given/export',
})

export const exportReceivedReviews = defineEndpoint({
  ...file,
  id: 'exportReceivedReviews',
  summary:
    'All reviews that `GET /api/reviews/received` lists, in its order, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  path: '/api/reviews/received/export',
})

export const reviewExportEndpoints = [exportGivenReviews, exportReceivedReviews] as const
