/** The administrators' queue of verification cases, with counts by state. */
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CaseFilter } from '#contract/administration/list-filters.ts'
import type { QueuedCase } from '#contract/verification/cases.ts'
import { formatEin } from '#domain/verification/ein.ts'
import { storedVerificationStates, type StoredVerificationState } from '#domain/verification/register.ts'
import {
  computeAdvice,
  countBusinessDays,
  requiresManualApproval,
  type VerificationAdvice,
} from '#domain/verification/queue.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { organizations, verifications } from '#server/db/schema.ts'
import { decodeCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { checkCases } from './case-check.ts'

interface QueueQuery {
  show: CaseFilter
  search: string
  cursor: string | undefined
}

const queuedAt = sql<Date>`coalesce(${verifications.queuedAt}, ${verifications.requestedAt})`.mapWith(
  verifications.requestedAt,
)

const columns = {
  id: verifications.organizationId,
  organizationName: organizations.name,
  ein: verifications.ein,
  location: organizations.location,
  state: verifications.state,
  reasons: verifications.reasons,
  heldEin: organizations.ein,
  isByRegister: verifications.isByRegister,
  requestedAt: verifications.requestedAt,
  queuedAt,
  updatedAt: verifications.updatedAt,
}

/** One page of cases: waiting ones in queue order, all others by last change. */
export async function listCases(ctx: Context, query: QueueQuery): Promise<Page<QueuedCase>> {
  const after = decodeCursor(query.cursor)
  const isQueue = query.show === 'pending'
  const key = isQueue ? queuedAt : verifications.updatedAt
  const isAfter =
    after &&
    sql`(${key}, ${verifications.organizationId}) ${sql.raw(isQueue ? '>' : '<')} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = isQueue
    ? [queuedAt, verifications.organizationId]
    : [desc(verifications.updatedAt), desc(verifications.organizationId)]
  const found = and(ofState(query.show), named(query.search))
  const rows = await ctx.db
    .select(columns)
    .from(verifications)
    .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
    .where(and(found, isAfter ?? undefined))
    .orderBy(...order)
    .limit(pageRows)
  const now = ctx.now()
  const questions = rows.map((row) => {
    const { id: organizationId, organizationName: name } = row
    return {
      organizationId,
      ein: row.heldEin ?? row.ein,
      name,
      requiresManualApproval: requiresManualApproval(row),
    }
  })
  const checked = await checkCases(ctx, ctx.db, questions)
  const advised = rows.map((row, index) => {
    const decision = checked[index]?.decision
    return { ...row, advice: decision ? computeAdvice(decision) : ('look_closer' as const) }
  })
  return pageOf(advised, {
    isFirst: !after,
    keyOf: (row) => ({ createdAt: isQueue ? row.queuedAt : row.updatedAt, id: row.id }),
    present: (row) => present(row, now),
    count: () => {
      const counted = ctx.db
        .select({ one: sql`1` })
        .from(verifications)
        .innerJoin(organizations, eq(organizations.id, verifications.organizationId))
        .where(found)
      return countFound(ctx.db, counted)
    },
  })
}

const ofState = (show: CaseFilter): SQL | undefined =>
  show === 'all' ? undefined : eq(verifications.state, show)

/** Matches part of the current or requested name, or the first digits of the EIN. */
function named(search: string): SQL | undefined {
  if (search === '') return undefined
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = /^[\d-]+$/.test(search) ? search.replaceAll('-', '') : ''
  return or(
    sql`${organizations.name} ilike ${part}`,
    sql`${verifications.name} ilike ${part}`,
    digits === '' ? undefined : sql`${verifications.ein} like ${`${digits}%`}`,
  )
}

type Row = {
  id: string
  organizationName: string
  ein: string
  location: string | null
  state: StoredVerificationState
  reasons: QueuedCase['reasons']
  advice: VerificationAdvice
  requestedAt: Date
  queuedAt: Date
  updatedAt: Date
}

const dayMs = 86_400_000

function present(row: Row, now: Date): QueuedCase {
  const { queuedAt: place, requestedAt, updatedAt, ein, ...verificationCase } = row
  return {
    ...verificationCase,
    ein: formatEin(ein),
    disagreements: Math.max(Math.round((place.getTime() - requestedAt.getTime()) / dayMs), 0),
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
