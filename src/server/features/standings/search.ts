/** Top organizations: found by text, narrowed and ordered; a page is a walk along an index (A15, A22). */
import { and, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { TopOrganization } from '#contract/top-organizations.ts'
import type { OrganizationFilter, OrganizationSort } from '#domain/top-organizations.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFound } from '#server/db/keyset.ts'
import { organizationStandings as standings, organizationSuspensions } from '#server/db/schema.ts'
import type { Kept } from '#server/http/kept.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'
import { readTextQuery } from '#server/http/text-queries.ts'
import { listCards, presentCard } from './card-queries.ts'
import { readPlace, writePlace, type Place } from './cursor.ts'

export interface Asked {
  search: string
  filter: OrganizationFilter
  sort: OrganizationSort
  cursor?: string | undefined
}

interface Order {
  first: AnyColumn
  second: AnyColumn
  /** Of the two columns in SQL. */
  types: readonly [SQL, SQL]
}

const [float, whole] = [sql`float8`, sql`bigint`]
const { ratingRank } = standings

/** By what a list is ordered, most first; the id comes last. */
const orders: Record<OrganizationSort, Order> = {
  rating: { first: ratingRank, second: standings.ratingCount, types: [float, whole] },
  impact: { first: standings.peopleHelped, second: ratingRank, types: [whole, float] },
  projects: { first: standings.projectsCompleted, second: ratingRank, types: [whole, float] },
  recent: { first: standings.joinedAt, second: ratingRank, types: [sql`timestamptz`, float] },
}

const narrowings: Record<OrganizationFilter, SQL | undefined> = {
  all: undefined,
  verified: sql`${standings.isVerified}`,
  'top-rated': sql`${standings.isRatedTop}`,
  'gold-tier': sql`${standings.tier} = 'Gold'`,
  'rising-star': sql`'rising_star' = any (${standings.badges})`,
}

// Who was suspended a moment ago still has a standing.
const isShown = sql`not exists (select from ${organizationSuspensions} held
  where held.organization_id = ${standings}.organization_id)`

/** One page of what is asked for; totals are kept for a moment. */
export async function searchTopOrganizations(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, filter, sort, cursor }: Asked,
  totals: Kept<number>,
): Promise<Page<TopOrganization>> {
  const after = readPlace(sort, cursor)
  const text = search && (await readTextQuery(db, search, now()))
  const found = and(
    narrowings[filter],
    search ? sql`${standings.search} @@ ${text}::tsquery` : undefined,
    isShown,
  )
  const rows = await listPlaced(db, and(found, after ? comesAfter(sort, after) : undefined), sort)
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  const { items, ...page } = await pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => writePlace(sort, placeOf(sort, row)),
    present: ({ id }) => cards.get(id),
    count: () =>
      totals.read(`${filter} ${search}`, now(), () => {
        const counted = db
          .select({ one: sql`1` })
          .from(standings)
          .where(found)
        return countFound(db, counted)
      }),
  })
  // One that has gone since it was found is left out.
  return { ...page, items: items.flatMap((card) => (card ? [presentCard(card)] : [])) }
}

function listPlaced(db: Db, condition: SQL | undefined, sort: OrganizationSort) {
  const { first, second } = orders[sort]
  return db
    .select({
      id: standings.organizationId,
      ratingRank: standings.ratingRank,
      ratingCount: standings.ratingCount,
      peopleHelped: standings.peopleHelped,
      projectsCompleted: standings.projectsCompleted,
      joinedAt: standings.joinedAt,
    })
    .from(standings)
    .where(condition)
    .orderBy(desc(first), desc(second), desc(standings.organizationId))
    .limit(pageRows)
}

function comesAfter(sort: OrganizationSort, { first, second, id }: Place): SQL {
  const order = orders[sort]
  const [type, secondType] = order.types
  return sql`(${order.first}, ${order.second}, ${standings.organizationId})
    < (${first}::text::${type}, ${second}::text::${secondType}, ${id}::uuid)`
}

type Placed = Awaited<ReturnType<typeof listPlaced>>[number]

function placeOf(sort: OrganizationSort, row: Placed): Place {
  const firsts: Record<OrganizationSort, string> = {
    rating: String(row.ratingRank),
    impact: String(row.peopleHelped),
    projects: String(row.projectsCompleted),
    recent: row.joinedAt.toISOString(),
  }
  return {
    first: firsts[sort],
    second: String(sort === 'rating' ? row.ratingCount : row.ratingRank),
    id: row.id,
  }
}
