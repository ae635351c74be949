/** Requests to become the owner of an imported organization, as administrators see and decide them. */
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  ClaimReview,
  decideClaimReview,
  listClaimReviews,
} from '#contract/organizations/claim-reviews.ts'
import { findConflicts } from '#server/cases/conflict-queries.ts'
import { decideCase, requireReason, type CaseKind } from '#server/cases/decide.ts'
import {
  findCase,
  listCases,
  listAllCases,
  type CaseList,
  type CaseRows,
} from '#server/cases/list-queries.ts'
import type { Context } from '#server/context.ts'
import { isPersonSuspended, shownEmail } from '#server/queries/accounts/leaving.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  claimReviews as reviews,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'
import { type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { completeClaim } from './claim-completion.ts'

const deciders = alias(users, 'deciders')

const columns = {
  id: reviews.id,
  explanation: reviews.explanation,
  state: reviews.state,
  reason: reviews.reason,
  createdAt: reviews.createdAt,
  decidedAt: reviews.decidedAt,
  organization: {
    id: organizations.id,
    organizationName: organizations.name,
    website: organizations.website,
    location: organizations.location,
    hasOwner: sql<boolean>`exists (
      select from ${organizationMembers} m
      where m.organization_id = ${organizations.id} and m.role = 'owner' and not m.is_placeholder)`,
  },
  isImported: sql<boolean>`${organizations.importedAt} is not null`,
  person: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: shownEmail,
    isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    joinedAt: users.createdAt,
  },
  isSuspended: isPersonSuspended,
  isDisabled: sql<boolean>`${users.disabledAt} is not null`,
  decidedBy: { id: deciders.id, firstName: deciders.firstName, lastName: deciders.lastName },
}

const select = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(organizations, eq(organizations.id, reviews.organizationId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(deciders, eq(deciders.id, reviews.decidedBy))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

type Row = Awaited<ReturnType<typeof select>>[number]

const find = (db: Db, id: string) => findCase(db, select, eq(reviews.id, id))

const partiesOf = ({ organization, person }: Row) => ({
  organizationId: organization.id,
  people: [person.id],
})

async function present(ctx: Context, rows: readonly Row[]): Promise<ClaimReview[]> {
  const conflicts = await findConflicts(ctx, rows.map(partiesOf))
  return rows.map(
    (
      { person, createdAt, decidedAt, isImported: _, isSuspended: __, isDisabled: ___, ...fields },
      index,
    ) => ({
      ...fields,
      person: { ...person, joinedAt: person.joinedAt.toISOString() },
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      isOwnCase: conflicts[index] === true,
    }),
  )
}

type Query = EndpointInput<typeof listClaimReviews>['query']

/** Waiting requests oldest first, decided ones by decision time. */
const list: CaseList<Row, Query> = {
  id: reviews.id,
  from: reviews,
  select,
  isShown: ({ show }) => sql`(${reviews.state} = 'waiting') = ${show === 'waiting'}::boolean`,
  sortedBy: ({ show }) =>
    show === 'waiting' ? { at: reviews.createdAt, isQueue: true } : { at: reviews.decidedAt, isQueue: false },
  keyOf: ({ id, createdAt, decidedAt }) => ({ id, createdAt: decidedAt ?? createdAt }),
}

/** One page of the administrators' queue. */
export async function listRequests(ctx: Context, query: Query): Promise<Page<ClaimReview>> {
  const page = await listCases(ctx.db, list, query)
  return { ...page, items: await present(ctx, page.items) }
}

/** All requests that a query shows, in the order of the queue. */
export const listAllRequests = (ctx: Context, query: Query): AsyncIterable<ClaimReview> =>
  listAllCases(ctx.db, list, { query, present: (rows) => present(ctx, rows) })

type Decision = EndpointInput<typeof decideClaimReview>['body'] & { id: string }

const states = { approve: 'approved', decline: 'declined' } as const

const claimCase: CaseKind<Row, Decision> = {
  objectType: 'claim',
  notFound: 'claim_not_found',
  partiesOf,
  find: ({ db }, id) => find(db, id),
  async lock(db, id) {
    const found = await find(db, id)
    if (!found) return
    // Lock the person first, in the same order as a suspension does.
    await lockUser(db, found.person.id)
    await lockOrganization(db, found.organization.id)
    await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update')
  },
  check({ state, isSuspended, isDisabled }, { verdict }) {
    if (state !== 'waiting') throw new Problem('claim_decided')
    if (verdict === 'approve' && isSuspended) throw new Problem('claimant_suspended')
    // Someone whose account is being deleted, or was, has withdrawn the request.
    if (verdict === 'approve' && isDisabled) throw new Problem('claim_not_found')
  },
  async save({ db, actor, now }, { organization, person, isImported }, { id, verdict, reason }) {
    const [state, decidedBy, decidedAt] = [states[verdict], actor.id, now()]
    await db.update(reviews).set({ state, reason, decidedBy, decidedAt }).where(eq(reviews.id, id))
    if (verdict === 'approve') {
      const claimed = { id: organization.id, isImported }
      await completeClaim(db, claimed, { userId: person.id, actorId: decidedBy, at: decidedAt })
    }
    return {
      audit: { action: `claim.${verdict}`, before: { state: 'waiting' }, after: { state, reason } },
      event: {
        type: `claim_review.${state}`,
        subjectId: organization.id,
        data: { reviewId: id, memberId: person.id },
      },
    }
  },
}

/** Decides a waiting request: makes the claimant the owner, as the emailed link does, or declines with a reason. */
export async function decideRequest(ctx: Context, decision: Decision): Promise<ClaimReview> {
  requireReason(decision.verdict === 'decline' && decision.reason === null, 'reason')
  await decideCase(ctx, claimCase, decision)
  const row = await find(ctx.db, decision.id)
  const [presented] = row ? await present(ctx, [row]) : []
  if (!presented) throw new Problem('claim_not_found')
  return presented
}
