/** Public reviews by volunteers about their work on a project (decisions A1, A23). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, pageQuery } from '#contract/fields.ts'
import { publicReview } from '#contract/organizations/page.ts'
import { z } from '#contract/zod.ts'

export const listProjectReviews = defineEndpoint({
  id: 'listProjectReviews',
  summary: 'The public reviews that volunteers wrote about their work on a project, newest first.',
  method: 'GET',
  path: '/api/projects/:id/reviews',
  access: 'public',
  allowsReplica: true,
  params: idParams,
  query: pageQuery,
  response: z.array(publicReview),
  paged: true,
  problems: ['project_not_found', 'gone', 'bad_cursor'],
})

export const projectReviewEndpoints = [listProjectReviews] as const
