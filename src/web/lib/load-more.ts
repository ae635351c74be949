import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { errorsCatalog } from './texts/errors-texts.ts'
import { readTexts } from './texts.ts'
import type { Page } from './api.ts'

const noCursor: string | null = null

/** Cursor pagination for an infinite query. */
export const cursorPagination = {
  initialPageParam: noCursor,
  getNextPageParam: (page: Page<unknown>) => page.nextCursor,
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
