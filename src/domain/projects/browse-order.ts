/** In which order the browse screen lists projects (decision A28). */
import { addDays, dayInZone, type LocalDate } from '#domain/time/time.ts'

/** Newest first, or first what fits a search or the reader best, is nearest, or takes applications for the shortest time. */
export const browseOrders = ['newest', 'relevance', 'match', 'nearest', 'deadline'] as const
export type BrowseOrder = (typeof browseOrders)[number]

export const browseRule = {
  /** Maximum number of projects of one organization on the first page. */
  perOrganization: 2,
  /** An import is stale once its original deadline is more than this many days past. */
  staleDays: 90,
  /** Only this many of the newest results are ranked by relevance or match; older ones follow, newest first. */
  ranked: 1000,
} as const

/** The day before which an original deadline makes a listing stale; in UTC, so that it is the same for every listing. */
export const findStaleDay = (now: Date): LocalDate => addDays(dayInZone(now, 'UTC'), -browseRule.staleDays)

/**
 * Whether a listing was imported with a deadline that is long past: no one knows if it is still needed. It ranks last.
 */
export function isStaleListing(
  listing: { isImported: boolean; deadlineEnforced: boolean; applicationDeadline: LocalDate | null },
  now: Date,
): boolean {
  const { isImported, deadlineEnforced, applicationDeadline } = listing
  return (
    isImported && !deadlineEnforced && applicationDeadline !== null && applicationDeadline < findStaleDay(now)
  )
}

/**
 * Chooses the first projects one by one: an organization's third project waits until the others have been chosen from.
 */
export interface Spread<Listing> {
  /** Takes the next project in order; false if it has to wait, because of its organization or because all are chosen. */
  offer(listing: Listing): boolean
  /** After the last one was offered: those that waited take the remaining places, in their order. */
  fill(): void
  /** The chosen ones in the order in which they are shown. */
  chosen(): readonly Listing[]
  isFull(): boolean
  /** Whether one that was offered has to wait for a later page. */
  hasWaiting(): boolean
  /** The organizations that have as many as they may. */
  fullOrganizations(): string[]
}

export function spreadOrganizations<Listing extends { organizationId: string }>(
  size: number,
): Spread<Listing> {
  const chosen: Listing[] = []
  const counts = new Map<string, number>()
  let waiting: Listing[] = []
  const isFull = () => chosen.length === size
  const take = (listing: Listing) => {
    chosen.push(listing)
    counts.set(listing.organizationId, (counts.get(listing.organizationId) ?? 0) + 1)
  }
  return {
    offer(listing) {
      const isTaken = !isFull() && (counts.get(listing.organizationId) ?? 0) < browseRule.perOrganization
      if (isTaken) take(listing)
      else waiting.push(listing)
      return isTaken
    },
    fill() {
      const free = size - chosen.length
      for (const listing of waiting.slice(0, free)) take(listing)
      waiting = waiting.slice(free)
    },
    chosen: () => chosen,
    isFull,
    hasWaiting: () => waiting.length > 0,
    fullOrganizations: () =>
      [...counts].flatMap(([id, count]) => (count >= browseRule.perOrganization ? [id] : [])),
  }
}
