import type { FastifyInstance } from 'fastify'
import { editReview, removeReply, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { exportGivenReviews, exportReceivedReviews } from '#contract/reviews/exports.ts'
import {
  getProjectDetailsForReview,
  getProjectDetailsForReviewOf,
  listGivenReviews,
  listPendingReviews,
  listReceivedReviews,
} from '#contract/reviews/lists.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { changeReview, reply, report, deleteReply } from './change-service.ts'
import { exportReviews } from './export.ts'
import { findReviewDetails, listPending } from './pending-search.ts'
import { listReviews } from './search.ts'
import { writeReview } from './service.ts'

export function reviewRoutes(app: FastifyInstance): void {
  route(app, createReview, (ctx, { body }) => writeReview(ctx, body))

  route(app, listGivenReviews, (ctx, { query }) => listReviews(ctx, 'given', query.cursor))

  route(app, listReceivedReviews, (ctx, { query }) => listReviews(ctx, 'received', query.cursor))

  route(app, exportGivenReviews, (ctx) => exportReviews(ctx, 'given'))

  route(app, exportReceivedReviews, (ctx) => exportReviews(ctx, 'received'))

  route(app, listPendingReviews, (ctx, { query }) => listPending(ctx, query.cursor))

  route(app, getProjectDetailsForReview, async (ctx, { query }) =>
    requireDetails(await findReviewDetails(ctx, query)),
  )

  route(app, getProjectDetailsForReviewOf, async (ctx, { params: { projectId, userId } }) =>
    // The path contains the reader's own ID (decision A22).
    requireDetails(
      await findReviewDetails(ctx, { projectId, revieweeId: userId === ctx.actor.id ? undefined : userId }),
    ),
  )

  route(app, editReview, (ctx, { params, body }) => changeReview(ctx, params.id, body))

  route(app, replyToReview, (ctx, { params, body }) => reply(ctx, params.id, body.text))

  route(app, removeReply, (ctx, { params }) => deleteReply(ctx, params.id))

  route(app, reportReview, (ctx, { params, body }) => report(ctx, params.id, body))
}

function requireDetails(found: Awaited<ReturnType<typeof findReviewDetails>>) {
  if (found === null) throw new Problem('review_target_not_found')
  if (typeof found === 'string') throw new Problem(found)
  return found
}
