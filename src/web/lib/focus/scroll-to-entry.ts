import { useEffect, useRef } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/** The element id of an application's entry on the page. */
export const anchorOf = (applicationId: string) => `application-${applicationId}`

/** Puts the focus on an application's entry, after a button in it is gone. */
export const focusEntry = (applicationId: string): void =>
  document.getElementById(anchorOf(applicationId))?.focus({ preventScroll: true })

/** How many pages to load to find an entry; older ones are reached with "Load More". */
const furthest = 10

type InfiniteList<Item> = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'
> & { data: { pages: readonly { items: readonly Item[] }[] } | undefined }

/**
 * Scrolls once to the entry of one application in a list as soon as it is rendered, and loads further pages to find
 * it. `applicationOf` must be a stable function.
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
    // Runs after the router has scrolled the new screen to the top.
    const frame = requestAnimationFrame(() => {
      reached.current = id
      const card = document.getElementById(anchorOf(id))
      card?.scrollIntoView({ block: 'start' })
      card?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [data, id, applicationOf, hasNextPage, isFetching, isError, fetchNextPage])
}
