/** The order of the browse list, computed without a database. */
import { limits } from '#contract/limits.ts'
import { spreadOrganizations } from '#domain/projects/browse-order.ts'

export interface Listing {
  id: string
  organizationId: string
  createdAt: Date
  isStale: boolean
  /** The higher, the earlier. */
  rank: number
}

/** The ids of the first page and of all others. */
export function expectedPages(listings: readonly Listing[]): string[][] {
  const sorted = listings.toSorted(
    (a, b) =>
      Number(a.isStale) - Number(b.isStale) ||
      b.rank - a.rank ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  )
  const spread = spreadOrganizations<Listing>(limits.page)
  for (const listing of sorted.filter(({ isStale }) => !isStale)) spread.offer(listing)
  spread.fill()
  for (const listing of sorted.filter(({ isStale }) => isStale)) spread.offer(listing)
  spread.fill()
  const first = spread.chosen()
  return [first, sorted.filter((listing) => !first.includes(listing))].map((page) => page.map(({ id }) => id))
}
