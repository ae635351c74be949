/**
 * The browse list in one of its orders: few projects of one organization on the first page, and stale imports last
 * (decision A28, docs/decisions/0077-order-of-browsing.md).
 */
import type { User } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { findStaleDay, spreadOrganizations, type BrowseOrder } from '#domain/projects/browse-order.ts'
import type { Context } from '#server/context.ts'
import type { Page } from '#server/http/lists/page.ts'
import { findTypedQuery, findWrittenWords } from '#server/http/text-queries.ts'
import { scoreProjects } from '#server/matching/scores.ts'
import { decodeBrowseCursor, encodeBrowseCursor, shownKeyOf, type BrowseCursor } from './browse-cursor.ts'
import { listCards } from './browse-queries.ts'
import { isStalePart, walk, type Key, type List, type Ranking, type Step } from './browse-walk.ts'
import type { Counter } from './counter.ts'
import { findFilterValues, type ListFilters } from './filter-queries.ts'
import { requireNearby, type Nearby } from '#server/places/nearby.ts'
import { presentCard } from '#server/features/projects/present.ts'

/** One page of the browse list. */
export async function browseProjects(
  ctx: Context<User | null>,
  { order, cursor, ...filters }: ListFilters & { order: BrowseOrder; cursor?: string | undefined },
  { counter, nearby }: { counter: Counter; nearby: Nearby | null },
): Promise<Page<ProjectCard>> {
  const start = cursor === undefined ? null : decodeBrowseCursor(cursor, order)
  const now = ctx.now()
  const ranking = findRanking(ctx, { order, search: filters.search, nearby })
  const list: List = {
    db: ctx.db,
    ranking,
    staleDay: start?.staleDay ?? findStaleDay(now),
    values: {
      ...(await findFilterValues(ctx, filters, nearby)),
      ...(ranking.kind === 'relevance' && {
        typed: await findTypedQuery(ctx.db, filters.search ?? '', now),
        written: await findWrittenWords(ctx.db, filters.search ?? '', now),
      }),
    },
  }
  const { keys, next } =
    start || filters.organizationId ? await findPage(list, start) : await findSpreadPage(list)
  const cards = await listCards(
    ctx.db,
    keys.map(({ id }) => id),
  )
  const end = next && encodeBrowseCursor({ order, staleDay: list.staleDay, ...next })
  return {
    items: cards.map((row) => presentCard(row, now, ctx.config)),
    next: end,
    total: start || end ? (await counter.count(ctx, filters)).total : cards.length,
  }
}

interface Asked {
  order: BrowseOrder
  search: string | undefined
  nearby: Nearby | null
}

/** Without a search nothing is relevant, and without a volunteer profile nothing matches: then the newest come first. */
function findRanking(ctx: Context<User | null>, { order, search, nearby }: Asked): Ranking {
  if (order === 'nearest') return { kind: 'nearest', metersTo: requireNearby(nearby).metersTo }
  if (order === 'deadline') return { kind: 'deadline' }
  if (order === 'relevance' && search) return { kind: 'relevance' }
  if (order === 'match' && ctx.actor?.isVolunteer) {
    return { kind: 'score', scoreAll: (keys) => scoreProjects(ctx, keys) }
  }
  return { kind: 'none' }
}

type Next = Omit<BrowseCursor, 'order' | 'staleDay'>
interface FoundPage {
  keys: readonly Key[]
  next: Next | null
}

/** The following page, or a first one whose organizations are not spread. */
async function findPage(list: List, start: BrowseCursor | null): Promise<FoundPage> {
  const shown = new Set(start?.shown)
  const keys: Key[] = []
  let last: Step | undefined
  for await (const step of walk(list, { start, batch: limits.page + 1 + shown.size })) {
    if (shown.has(shownKeyOf(step.key.id))) {
      // What follows a full page is left out of the next one, so the cursor keeps it.
      if (keys.length < limits.page) shown.delete(shownKeyOf(step.key.id))
      continue
    }
    if (last && keys.length === limits.page) return { keys, next: nextOf(last, [...shown]) }
    keys.push(step.key)
    last = step
  }
  return { keys, next: null }
}

/** How many to load together while organizations are spread: usually enough for a page. */
const spreadBatch = 4 * limits.page

/** The first page, with few projects of one organization: others are shown before their turn. */
async function findSpreadPage(list: List): Promise<FoundPage> {
  const spread = spreadOrganizations<Key>(limits.page)
  const inOrder: Step[] = []
  let isStale = false
  for await (const step of walk(list, { batch: spreadBatch, without: spread.fullOrganizations })) {
    const { key } = step
    if (isStale !== isStalePart(key.part)) {
      // A stale import never comes before a project that is needed.
      spread.fill()
      isStale = true
    }
    if (spread.isFull() && spread.hasWaiting()) break
    spread.offer(key)
    if (step.isNext) inOrder.push(step)
  }
  spread.fill()
  const keys = spread.chosen()
  if (!spread.hasWaiting()) return { keys, next: null }
  const chosen = new Set(keys)
  const firstWaiting = inOrder.findIndex(({ key }) => !chosen.has(key))
  for (const { key } of inOrder.slice(0, firstWaiting)) chosen.delete(key)
  const last = inOrder[firstWaiting - 1]
  return {
    keys,
    next: last
      ? nextOf(
          last,
          [...chosen].map(({ id }) => shownKeyOf(id)),
        )
      : null,
  }
}

const nextOf = ({ key, oldestRanked }: Step, shown: readonly string[]): Next => ({
  after: key,
  oldestRanked,
  shown,
})
