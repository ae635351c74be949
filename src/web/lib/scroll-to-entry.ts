import { useEffect, useRef } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/** The place on the page of what an application is about. */
export const anchorOf = (applicationId: string) => `application-${applicationId}`

/** Pages that are asked for to find an entry further down; older ones are reached by Load More. */
const furthest = 10

type InfiniteList<Item> = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
> & { data: { pages: readonly { items: readonly Item[] }[] } | undefined }

/**
 * Leads to the entry of one application in a list once, as soon as it stands at its anchor; asks for further pages to
 * find it. `applicationOf` is the same function each time.
 */
export function useScrollToEntry<Item>(
  list: InfiniteList<Item>,
  applicationOf: (item: Item) => string,
  id: string | undefined,
): void {
  const reached = useRef<string | null>(null)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (!data || id === undefined || reached.current === id) return undefined
    const isThere = data.pages.some((page) => page.items.some((item) => applicationOf(item) === id))
    if (!isThere) {
      if (hasNextPage && !isFetching && !isError && data.pages.length < furthest) void fetchNextPage()
      return undefined
    }
    // After the router has scrolled the new screen to its top.
    const frame = requestAnimationFrame(() => {
      reached.current = id
      const card = document.getElementById(anchorOf(id))
      card?.scrollIntoView({ block: 'start' })
      card?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [data, id, applicationOf, hasNextPage, isFetching, isError, fetchNextPage])
}
