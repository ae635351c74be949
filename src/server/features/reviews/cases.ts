/** Reported reviews, as administrators see and decide them. */
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { decideReviewCase, listReviewCases } from '#contract/reviews/cases.ts'
import {
  listReviewCaseDecisions,
  needsNote,
  reviewCaseState,
  type ReviewCaseDecision,
} from '#domain/reviews/moderation.ts'
import type { ReportDecision, ReportReason } from '#domain/reviews/reviews.ts'
import type { CaseRows } from '#server/cases/list-queries.ts'
import { partyColumns, writers } from '#server/cases/party-queries.ts'
import { queryReports, toIsoTimestamp, toPersonJson, type PersonRow } from '#server/cases/report-queries.ts'
import { reportedCases, type Decided } from '#server/cases/reported.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'
import { route } from '#server/http/route.ts'
import { presentReply } from '#server/queries/reviews/public-reviews.ts'
import { lockCollaboration } from './queries.ts'

const reports = queryReports<ReportReason, ReportDecision>({
  item: reviews.id,
  reports: reviewReports,
  about: reviewReports.reviewId,
})

/** When the review was last restored, and by whom. */
const restored = sql<{ at: string; by: PersonRow | null } | null>`(
  select json_build_object('at', ${toIsoTimestamp('f.at')}, 'by', ${toPersonJson('actor')})
  from facts f left join ${users} actor on actor.id = f.actor_id
  where f.subject_id = ${reviews.applicationId} and f.type = 'review.restored'
    and f.data ->> 'reviewId' = ${reviews.id}::text
  order by f.id desc limit 1)`

const columns = {
  ...reports.columns,
  lastDecision: reports.lastDecision,
  version: sql<string>`md5(concat_ws('|', ${reviews.version}, ${reviews.repliedAt}, ${reviews.hiddenAt},
    ${reports.openReportIds}))`,
  review: reviews,
  restored,
  ...partyColumns,
}

const select = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .leftJoin(writers, eq(writers.id, reviews.writerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

type Row = Awaited<ReturnType<typeof select>>[number]

const eventTypes = { keep: 'review.kept', hide: 'review.hidden', restore: 'review.restored' } as const

export const reviewCases = reportedCases({
  objectType: 'review',
  notFound: 'review_not_found',
  reports,
  select,
  lock: (db, { review, project, organization, volunteer }: Row) =>
    lockCollaboration(db, {
      applicationId: review.applicationId,
      projectId: project.id,
      organizationId: organization.id,
      volunteerId: volunteer.id,
    }),
  partiesOf: ({ review, volunteer, organization }) => ({
    organizationId: organization.id,
    people: [review.writerId, volunteer.id],
  }),
  stateOf: ({ review, openReports, lastDecision }) =>
    reviewCaseState({ openReports, lastDecision, isHidden: review.hiddenAt !== null }),
  listDecisions: listReviewCaseDecisions,
  needsNote,
  outcomes: {
    keep: { state: 'kept', action: 'review.keep' },
    hide: { state: 'hidden', action: 'review.hide' },
    restore: { state: 'restored', action: 'review.restore' },
  },
  async save({ db, now }, { id }, { verdict }: Decided<ReviewCaseDecision>) {
    if (verdict === 'keep') return
    const hiddenAt = verdict === 'hide' ? now() : null
    await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id))
  },
  eventOf: ({ review, project, organization }, { verdict, reporterIds, isAppeal }) => ({
    type: eventTypes[verdict],
    subjectId: review.applicationId,
    data: { projectId: project.id, organizationId: organization.id, reviewId: review.id },
    reporterIds,
    isByVolunteer: review.type === 'volunteer_to_organization',
    appellantId: isAppeal ? review.writerId : null,
  }),
  present: ({ review, writer, project, organization, volunteer, ...row }) => ({
    review: {
      reviewType: review.type,
      rating: review.rating,
      reviewText: review.reviewText,
      categories: review.categories,
      isPublic: review.isPublic,
      createdAt: review.createdAt.toISOString(),
      editedAt: review.editedAt?.toISOString() ?? null,
      hiddenAt: review.hiddenAt?.toISOString() ?? null,
      reply: presentReply(review),
      writer,
    },
    collaboration: { project, organization, volunteer },
    restored: row.restored,
  }),
  auditRead: (ids) => ({ action: 'review.read', after: { reviews: ids } }),
})

/** Shows a hidden review again, because an appeal was granted. */
export const undoReviewDecision = (ctx: Context, about: { id: string; note: string }): Promise<void> =>
  reviewCases.decideNow(ctx, about, (state) => (state === 'hidden' ? 'restore' : null))

export function reviewCaseRoutes(app: FastifyInstance): void {
  route(app, listReviewCases, (ctx, { query }) => reviewCases.list(ctx, query))
  route(app, decideReviewCase, (ctx, { params, body }) => reviewCases.decide(ctx, { ...params, ...body }))
}
