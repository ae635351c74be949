/** The administrators' queue of reported reviews, and their decisions. */
import type { ReportFilter } from '#contract/administration/list-filters.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { decideReviewCase as decideEndpoint, ReviewCase } from '#contract/reviews/cases.ts'
import { reasonRequiredText } from '#contract/verification/cases.ts'
import {
  hasReviewConflictOfInterest,
  listReviewCaseDecisions,
  needsNote,
  reviewCaseState,
  type ReviewCaseDecision,
} from '#domain/reviews/moderation.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listConflictingCases } from '#server/queries/conflict-of-interest.ts'
import { presentReply } from '#server/queries/public-reviews.ts'
import { publish } from '#server/events/publish.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, type Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './case-queries.ts'
import { lockCollaboration } from './queries.ts'

/** One page of the open or decided cases. */
export async function listReviewCases(
  ctx: Context,
  { show, cursor }: { show: ReportFilter; cursor: string | undefined },
): Promise<Page<ReviewCase>> {
  const after = decodeCursor(cursor)
  const rows = await queries.listCases(ctx.db, { show, after })
  const page = await pageOf(rows, {
    isFirst: !after,
    keyOf: ({ at, review }) => ({ createdAt: at, id: review.id }),
    present: (row) => row,
    count: () => queries.countCases(ctx.db, show),
  })
  const items = await presentCases(ctx, ctx.db, page.items)
  await recordReading(ctx, items)
  return { ...page, items }
}

/** It contains private reviews and the reporters, so each read is recorded. */
async function recordReading({ db, actor, origin }: Context, cases: readonly ReviewCase[]): Promise<void> {
  if (cases.length === 0) return
  await recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'review.read',
    objectType: 'review',
    objectId: null,
    after: { reviews: cases.map(({ id }) => id) },
  })
}

const stateOf = ({ review, ...row }: queries.CaseRow) =>
  reviewCaseState({ ...row, isHidden: review.hiddenAt !== null })

async function presentCases(ctx: Context, db: Db, rows: readonly queries.CaseRow[]): Promise<ReviewCase[]> {
  const reports = await queries.listReports(
    db,
    rows.map(({ review }) => review.id),
  )
  const restored = await queries.listRestored(db, rows)
  const own = await listConflictingCases(db, {
    userId: ctx.actor.id,
    organizationIds: rows.map(({ organization }) => organization.id),
  })
  return rows.map((row) => {
    const { review, at, version, project, organization, volunteer, writer } = row
    const again = restored.find(({ reviewId }) => reviewId === review.id)
    return {
      id: review.id,
      state: stateOf(row),
      at: at.toISOString(),
      version,
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
      reports: reports
        .filter(({ aboutId }) => aboutId === review.id)
        .map(({ aboutId: _about, ...report }) => report),
      restored: again ? { at: again.at, by: again.by } : null,
      isOwnCase: isOwn(ctx, row, own),
    }
  })
}

const isOwn = (ctx: Context, { review, volunteer, organization }: queries.CaseRow, own: Set<string>) =>
  hasReviewConflictOfInterest(ctx.actor.id, {
    writerId: review.writerId,
    volunteerId: volunteer.id,
    isOfOwnOrganization: own.has(organization.id),
  })

type DecisionInput = EndpointInput<typeof decideEndpoint>['body'] & { id: string }

const eventOf = { keep: 'review.kept', hide: 'review.hidden', restore: 'review.restored' } as const
const stateAfter = { keep: 'kept', hide: 'hidden', restore: 'restored' } as const

/** Keeps or hides a reported review and closes all its open reports, or restores a hidden one. */
export async function decideReviewCase(
  ctx: Context,
  { id, verdict, note, version }: DecisionInput,
): Promise<ReviewCase> {
  if (needsNote(verdict) && note === null) {
    throw new Problem('invalid', [{ path: 'note', message: reasonRequiredText }])
  }
  const found = await queries.findCase(ctx.db, id)
  if (!found) throw new Problem('review_not_found')
  return transact(ctx.db, async (db) => {
    await lockCollaboration(db, {
      applicationId: found.review.applicationId,
      projectId: found.project.id,
      organizationId: found.organization.id,
      volunteerId: found.volunteer.id,
    })
    const row = await queries.findCase(db, id)
    if (!row) throw new Problem('review_not_found')
    const own = await listConflictingCases(db, {
      userId: ctx.actor.id,
      organizationIds: [row.organization.id],
    })
    if (isOwn(ctx, row, own)) throw new Problem('own_case')
    if (row.version !== version) throw new Problem('case_changed')
    if (!listReviewCaseDecisions(stateOf(row)).includes(verdict)) throw new Problem('case_decided')
    const reporterIds = await save(ctx, db, { id, verdict, note })
    await publish(db, {
      type: eventOf[verdict],
      actorId: ctx.actor.id,
      subjectId: row.review.applicationId,
      data: { projectId: row.project.id, organizationId: row.organization.id, reviewId: id },
      // Don't notify people about their own decision.
      reporterIds: reporterIds.filter((reporterId) => reporterId !== ctx.actor.id),
      isByVolunteer: row.review.type === 'volunteer_to_organization',
    })
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: `review.${verdict}`,
      objectType: 'review',
      objectId: id,
      before: { state: stateOf(row) },
      after: { state: stateAfter[verdict], reason: note, reports: reporterIds.length },
    })
    const after = await queries.findCase(db, id)
    const [presented] = after ? await presentCases(ctx, db, [after]) : []
    if (!presented) throw new Problem('review_not_found')
    return presented
  })
}

type Decision = { id: string; verdict: ReviewCaseDecision; note: string | null }

async function save(ctx: Context, db: Db, { id, verdict, note }: Decision): Promise<string[]> {
  if (verdict !== 'keep') await queries.saveHidden(db, id, verdict === 'hide' ? ctx.now() : null)
  if (verdict === 'restore') return []
  return queries.saveDecision(db, id, { verdict, note, decidedBy: ctx.actor.id, decidedAt: ctx.now() })
}
