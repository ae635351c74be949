/**
 * The search for top organizations by text, filters and sort order. Each page is an index range scan (decisions A15,
 * A22).
 */
import { and, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TopOrganization } from '#contract/rankings/top-organizations.ts'
import type { OrganizationFilter, OrganizationSort } from '#domain/rankings/top-organizations.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizationRankings as rankings } from '#server/db/tables/rankings.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import { listCards, presentCard } from './card-queries.ts'
import { decodePosition, encodePosition, type CursorPosition } from './cursor.ts'

export interface OrganizationQuery {
  search: string
  filter: OrganizationFilter
  sort: OrganizationSort
  cursor?: string | undefined
}

interface Order {
  first: AnyColumn
  second: AnyColumn
  /** The SQL types of the two columns. */
  types: readonly [SQL, SQL]
}

const [float, whole] = [sql`float8`, sql`bigint`]
const { ratingRank } = rankings

/** The columns that a list is sorted by, highest first, then by ID. */
const orders: Record<OrganizationSort, Order> = {
  rating: { first: ratingRank, second: rankings.ratingCount, types: [float, whole] },
  impact: { first: rankings.peopleHelped, second: ratingRank, types: [whole, float] },
  projects: { first: rankings.projectsCompleted, second: ratingRank, types: [whole, float] },
  recent: { first: rankings.joinedAt, second: ratingRank, types: [sql`timestamptz`, float] },
}

const filterConditions: Record<OrganizationFilter, SQL | undefined> = {
  all: undefined,
  verified: sql`${rankings.isVerified}`,
  'top-rated': sql`${rankings.hasTopRatedAverage}`,
  'gold-tier': sql`${rankings.tier} = 'Gold'`,
  'rising-star': sql`'rising_star' = any (${rankings.badges})`,
}

// An organization that was just suspended or closed still has a ranking.
const isShown = sql`not exists (select from ${organizationSuspensions} held
  where held.organization_id = ${rankings}.organization_id)
  and not exists (select from organizations closed
  where closed.id = ${rankings}.organization_id and closed.closed_at is not null)`

/** By database, because those who read from the primary must not wait for an attempt at a replica. */
const totalsOf = prepareOnce(() => cacheFor<number>())

/** One page of results. Totals are cached briefly. */
export async function searchTopOrganizations(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  { search, filter, sort, cursor }: OrganizationQuery,
): Promise<Page<TopOrganization>> {
  const after = decodePosition(sort, cursor)
  const text = search && (await findTextQuery(db, search, now()))
  const found = and(
    filterConditions[filter],
    search ? sql`${rankings.search} @@ ${text}::tsquery` : undefined,
    isShown,
  )
  const rows = await listRanked(db, and(found, after ? isAfterKeyset(sort, after) : undefined), sort)
  const cards = await listCards(
    { db, now },
    rows.map(({ id }) => id),
  )
  const { items, ...page } = await pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => encodePosition(sort, placeOf(sort, row)),
    present: ({ id }) => cards.get(id),
    count: () =>
      totalsOf(db, 'rankings').read(`${filter} ${search}`, now(), () =>
        countFound(db, (rows) => rows.from(rankings).where(found)),
      ),
  })
  // Organizations that disappeared since the search are left out.
  return { ...page, items: items.flatMap((card) => (card ? [presentCard(language, card)] : [])) }
}

function listRanked(db: Db, condition: SQL | undefined, sort: OrganizationSort) {
  const { first, second } = orders[sort]
  return db
    .select({
      id: rankings.organizationId,
      ratingRank: rankings.ratingRank,
      ratingCount: rankings.ratingCount,
      peopleHelped: rankings.peopleHelped,
      projectsCompleted: rankings.projectsCompleted,
      joinedAt: rankings.joinedAt,
    })
    .from(rankings)
    .where(condition)
    .orderBy(desc(first), desc(second), desc(rankings.organizationId))
    .limit(pageRows)
}

function isAfterKeyset(sort: OrganizationSort, { first, second, id }: CursorPosition): SQL {
  const order = orders[sort]
  const [type, secondType] = order.types
  return sql`(${order.first}, ${order.second}, ${rankings.organizationId})
    < (${first}::text::${type}, ${second}::text::${secondType}, ${id}::uuid)`
}

type RankedRow = Awaited<ReturnType<typeof listRanked>>[number]

function placeOf(sort: OrganizationSort, row: RankedRow): CursorPosition {
  const firstValues: Record<OrganizationSort, string> = {
    rating: String(row.ratingRank),
    impact: String(row.peopleHelped),
    projects: String(row.projectsCompleted),
    recent: row.joinedAt.toISOString(),
  }
  return {
    first: firstValues[sort],
    second: String(sort === 'rating' ? row.ratingCount : row.ratingRank),
    id: row.id,
  }
}
