/**
 * The browse list: newest first or by relevance, few projects of one organization on the first page, and stale imports
 * last (decision A28, docs/decisions/0077-order-of-browsing.md).
 */
import type { User } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import {
  browseRule,
  findStaleDay,
  spreadOrganizations,
  type BrowseOrder,
} from '#domain/projects/browse-order.ts'
import { dayInZone, type LocalDate } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Cursor } from '#server/http/cursor.ts'
import type { Page } from '#server/http/page.ts'
import { findTypedQuery } from '#server/http/text-queries.ts'
import {
  decodeBrowseCursor,
  encodeBrowseCursor,
  parts,
  shownKeyOf,
  type BrowseCursor,
  type Part,
  type Position,
} from './browse-cursor.ts'
import { listCards, listKeys, type FoundKey } from './browse-queries.ts'
import type { Counter } from './counter.ts'
import { presentCard } from './present.ts'
import { findFilterValues, type FilterValues } from './filter-queries.ts'

/** One page of the browse list. */
export async function browseProjects(
  ctx: Context<User | null>,
  { order, cursor, ...filters }: ProjectFilters & { order: BrowseOrder; cursor?: string | undefined },
  counter: Counter,
): Promise<Page<ProjectCard>> {
  const start = cursor === undefined ? null : decodeBrowseCursor(cursor, order)
  const now = ctx.now()
  const isRanked = order === 'relevance' && Boolean(filters.search)
  const list: List = {
    db: ctx.db,
    isRanked,
    staleDay: start?.staleDay ?? findStaleDay(dayInZone(now, 'UTC')),
    values: {
      ...(await findFilterValues(ctx, filters)),
      ...(isRanked && { typed: await findTypedQuery(ctx.db, filters.search ?? '', now) }),
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

interface List {
  db: Db
  /** Whether results of a search are ranked; otherwise there are only the parts of older ones. */
  isRanked: boolean
  staleDay: LocalDate
  values: FilterValues & { typed?: string }
}

type Key = FoundKey & { part: Part }
/** A project on the way through the list. */
interface Step {
  key: Key
  /** The end of the ranked results that it is among; null elsewhere. */
  oldestRanked: Cursor | null
  /** False once others before it were left out. */
  isNext: boolean
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

/** How many to ask for at once while organizations are spread: usually enough for a page. */
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

const isStalePart = (part: Part) => part === 'staleRanked' || part === 'staleOlder'

interface Walk {
  start?: BrowseCursor | null
  /** How many older ones to ask for at once. */
  batch: number
  /** The organizations to leave out from the second batch on. */
  without?: () => readonly string[]
}

/** All results in order, after the start. */
async function* walk(list: List, options: Walk): AsyncGenerator<Step> {
  const { start } = options
  let oldestRanked: Cursor | null = null
  for (const part of parts.slice(start ? parts.indexOf(start.after.part) : 0)) {
    const from = start?.after.part === part ? start : null
    if (part === 'ranked' || part === 'staleRanked') {
      const ranked = await listRanked(list, part, from)
      oldestRanked = ranked.oldest
      for (const key of ranked.keys) yield { key, oldestRanked, isNext: true }
      continue
    }
    const after: Cursor | null = from?.after ?? oldestRanked
    // If all results are ranked, there are no older ones.
    if (after || !list.isRanked) yield* walkOlder(list, part, { ...options, after })
    oldestRanked = null
  }
}

/** Older results, newest first. */
async function* walkOlder(
  list: List,
  part: Part,
  { after, batch, without = () => [] }: Walk & { after: Cursor | null },
): AsyncGenerator<Step> {
  const { typed: _, ...values } = list.values
  let last = after
  let left: readonly string[] = []
  for (let isMore = true; isMore;) {
    const range = { ...rangeOf(list, part), after: last, oldest: null, without: left, most: batch }
    const keys = await listKeys(list.db, values, { ...range, isRanked: false })
    for (const key of keys) yield { key: { ...key, part }, oldestRanked: null, isNext: left.length === 0 }
    last = keys.at(-1) ?? null
    left = without()
    isMore = keys.length === batch
  }
}

const rangeOf = ({ staleDay }: List, part: Part) => ({ staleDay, isStale: isStalePart(part) })

/**
 * The ranked results, best first, and the oldest of them if there are older results. A start says which was the oldest, and
 * only what follows it is returned.
 */
async function listRanked(
  list: List,
  part: Part,
  start: BrowseCursor | null,
): Promise<{ keys: Key[]; oldest: Cursor | null }> {
  if (!list.isRanked) return { keys: [], oldest: null }
  const rows = await listKeys(list.db, list.values, {
    ...rangeOf(list, part),
    isRanked: true,
    after: null,
    oldest: start?.oldestRanked ?? null,
    without: [],
    most: start ? null : browseRule.ranked,
  })
  const keys = rows.map((row) => ({ ...row, part })).toSorted(compare)
  if (start) return { keys: keys.filter((key) => compare(key, start.after) > 0), oldest: start.oldestRanked }
  return { keys, oldest: rows.length < browseRule.ranked ? null : (rows.at(-1) ?? null) }
}

/** The order of ranked results: best first, then newest first. */
const compare = (a: Position, b: Position): number =>
  b.rank - a.rank || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
