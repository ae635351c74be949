import { useEffect, useRef } from 'react'
import type { useApplicationList } from './api.ts'

/** The card's place on the page. */
export const anchorOf = (applicationId: string) => `application-${applicationId}`

/** Pages that are asked for to find an application further down; older ones are reached by Load More. */
const furthest = 10

/** Leads to one application of a list once, as soon as its card stands there; asks for further pages to find it. */
export function useGoTo(list: ReturnType<typeof useApplicationList>, id: string | undefined): void {
  const reached = useRef<string | null>(null)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (!data || id === undefined || reached.current === id) return undefined
    const isThere = data.pages.some((page) => page.items.some((application) => application.id === id))
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
  }, [data, id, hasNextPage, isFetching, isError, fetchNextPage])
}
