import { useEffect, useRef, type RefObject } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts } from '#web/lib/language/texts.ts'
import type { Page } from './api.ts'

const noCursor: string | null = null

/** Cursor pagination for an infinite query. */
export const cursorPagination = {
  initialPageParam: noCursor,
  getNextPageParam: (page: Page<unknown>) => page.nextCursor,
}

/** The number of all entries of a list, as its last page says; undefined while it loads. */
export function readTotal(list: {
  data?: { pages: { total: string | null }[] } | undefined
}): number | undefined {
  const total = Number.parseInt(list.data?.pages.at(-1)?.total ?? '', 10)
  return Number.isNaN(total) ? undefined : total
}

type InfiniteList = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** The "Load More" props of a list; `failed` is the toast's title if the next page cannot be loaded. */
export function toLoadMoreProps(list: InfiniteList, failed: string) {
  const fetchMore = async () => {
    const errorsTexts = readTexts(errorsCatalog)
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) {
      toast({ title: failed, description: errorsTexts.text, variant: 'destructive' })
    }
  }
  return {
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    onMore: () => void fetchMore(),
  }
}

/** The props of rows that load page by page; `failed` as above. */
export function toLoadedRowsProps<Item>(
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  failed: string,
) {
  return {
    items: list.data?.pages.flatMap((page) => page.items),
    isError: list.isError,
    retrying: list.isFetching,
    onRetry: () => void list.refetch(),
    ...toLoadMoreProps(list, failed),
  }
}

/**
 * Moves the focus to the first entry that "Load More" brings: returns the ref of the list's element, which may be the
 * caller's, and what to call when the button is pressed. A list that grows later, after a failure, moves no focus.
 */
export function useFocusOnMore(
  count: number,
  { isLoading, ref }: { isLoading: boolean; ref?: RefObject<HTMLUListElement | null> | undefined },
) {
  const own = useRef<HTMLUListElement>(null)
  const list = ref ?? own
  const requested = useRef<number | null>(null)
  useEffect(() => {
    const first = requested.current
    if (first === null || count <= first) return
    requested.current = null
    const entry = list.current?.children.item(first)
    // The element that names the entry, or else its first child.
    const target = entry?.querySelector(':is(h2, h3, h4) a') ?? entry?.querySelector('a, button') ?? entry
    if (!(target instanceof HTMLElement)) return
    if (target === entry) target.tabIndex = -1
    target.focus()
  }, [count, list])
  // After the effect above, which needs it when the entries are there.
  useEffect(() => {
    if (!isLoading) requested.current = null
  }, [isLoading])
  const onRequest = () => {
    requested.current = count
  }
  return { list, onRequest }
}
