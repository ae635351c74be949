/** The administrators' queue of verification cases, with counts by state. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CaseFilter } from '#contract/administration/list-filters.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { listVerifications, QueuedCase } from '#contract/verification/cases.ts'
import { parseRegistrationNumber } from '#domain/verification/identifiers.ts'
import { storedVerificationStates, type StoredVerificationState } from '#domain/verification/register.ts'
import {
  computeAdvice,
  countBusinessDays,
  requiresManualApproval,
  type VerificationAdvice,
} from '#domain/verification/queue.ts'
import { listCases, listAllCases, type CaseList, type CaseRows } from '#server/cases/list-queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { verifications } from '#server/db/tables/verification.ts'
import type { Page } from '#server/http/lists/page.ts'
import { checkCases, currentIdentifier } from './case-check.ts'
import { presentIdentifier, storedIdentifier } from './queries.ts'
import { dayMs } from '#domain/time/time.ts'

type Query = EndpointInput<typeof listVerifications>['query']

const queuedAt = sql<Date>`coalesce(${verifications.queuedAt}, ${verifications.requestedAt})`.mapWith(
  verifications.requestedAt,
)

const columns = {
  id: verifications.organizationId,
  organizationName: organizations.name,
  identifierKind: verifications.identifierKind,
  ein: verifications.ein,
  registrationNumber: verifications.registrationNumber,
  registerName: verifications.registerName,
  location: organizations.location,
  state: verifications.state,
  reasons: verifications.reasons,
  heldEin: organizations.ein,
  isByRegister: verifications.isByRegister,
  requestedAt: verifications.requestedAt,
  queuedAt,
  updatedAt: verifications.updatedAt,
}

const select = (db: Db, { where, orderBy, limit }: CaseRows) =>
  db
    .select(columns)
    .from(verifications)
    .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

type Row = Awaited<ReturnType<typeof select>>[number]

/** Waiting cases in queue order, all others by their last change. */
const queue: CaseList<Row, Query> = {
  id: verifications.organizationId,
  from: sql`${verifications} inner join ${organizations} on ${organizations.id} = ${verifications.organizationId}`,
  select,
  isShown: ({ show, search }) => and(ofState(show), named(search)),
  sortedBy: ({ show }) =>
    show === 'pending' ? { at: queuedAt, isQueue: true } : { at: verifications.updatedAt, isQueue: false },
  keyOf: ({ id, ...row }, { show }) => ({ id, createdAt: show === 'pending' ? row.queuedAt : row.updatedAt }),
}

/** One page of cases, each with the advice from what the registers say now. */
export async function listQueue(ctx: Context, query: Query): Promise<Page<QueuedCase>> {
  const page = await listCases(ctx.db, queue, query)
  return { ...page, items: await presentAll(ctx, page.items) }
}

/** All cases that a query shows, in the order of the queue. */
export const listWholeQueue = (ctx: Context, query: Query): AsyncIterable<QueuedCase> =>
  listAllCases(ctx.db, queue, { query, present: (rows) => presentAll(ctx, rows) })

async function presentAll(ctx: Context, rows: readonly Row[]): Promise<QueuedCase[]> {
  const questions = rows.map((row) => ({
    organizationId: row.id,
    identifier: currentIdentifier(storedIdentifier(row), row.heldEin),
    name: row.organizationName,
    requiresManualApproval: requiresManualApproval(row),
  }))
  const checked = await checkCases(ctx, questions)
  const now = ctx.now()
  return rows.map((row, index) => {
    const decision = checked[index]?.decision
    return present(row, { now, advice: decision ? computeAdvice(decision) : 'look_closer' })
  })
}

const ofState = (show: CaseFilter): SQL | undefined =>
  show === 'all' ? undefined : eq(verifications.state, show)

/** Matches part of the current or requested name, or the beginning of the number. */
function named(search: string): SQL | undefined {
  if (search === '') return undefined
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const number = parseRegistrationNumber(search)
  const digits = /^[\d-]+$/.test(search) ? search.replaceAll('-', '') : ''
  return or(
    sql`${organizations.name} ilike ${part}`,
    sql`${verifications.name} ilike ${part}`,
    digits === '' ? undefined : sql`${verifications.ein} like ${`${digits}%`}`,
    number === null ? undefined : sql`starts_with(${verifications.registrationNumber}, ${number})`,
  )
}

function present(row: Row, { now, advice }: { now: Date; advice: VerificationAdvice }): QueuedCase {
  const { id, organizationName, location, state, reasons, queuedAt, requestedAt, updatedAt } = row
  return {
    id,
    organizationName,
    ...presentIdentifier(storedIdentifier(row)),
    location,
    state,
    reasons,
    advice,
    disagreements: Math.max(Math.round((queuedAt.getTime() - requestedAt.getTime()) / dayMs), 0),
    requestedAt: requestedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    waitedDays: countBusinessDays(requestedAt, now),
  }
}

/** The number of cases in each state. */
export async function countCases(db: Db): Promise<Record<StoredVerificationState, number>> {
  const rows = await db
    .select({ state: verifications.state, count: sql<number>`count(*)::int` })
    .from(verifications)
    .groupBy(verifications.state)
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  const of = (state: StoredVerificationState) => counts.get(state) ?? 0
  const [pending, verified, suspended, declined] = storedVerificationStates
  return {
    [pending]: of(pending),
    [verified]: of(verified),
    [suspended]: of(suspended),
    [declined]: of(declined),
  }
}
