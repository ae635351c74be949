/** What volunteers wrote for everybody about their work on a project (decisions A1, A23). */
import { defineEndpoint } from './endpoint.ts'
import { idParams, pageQuery } from './fields.ts'
import { publicReview } from './organization-page.ts'
import { z } from './zod.ts'

export const listProjectReviews = defineEndpoint({
  id: 'listProjectReviews',
  summary: 'The public reviews that volunteers wrote about their work on a project, newest first.',
  method: 'GET',
  path: '/api/projects/:id/reviews',
  access: 'public',
  params: idParams,
  query: pageQuery,
  response: z.array(publicReview),
  paged: true,
  problems: ['project_not_found', 'gone', 'bad_cursor'],
})
