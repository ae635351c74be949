import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import type { Page } from './api.ts'

const noCursor: string | null = null

/** How a query goes from page to page. */
export const cursorPagination = {
  initialPageParam: noCursor,
  getNextPageParam: (page: Page<unknown>) => page.nextCursor,
}

type InfiniteList = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** How a list on the screen grows by its next page; `failed` is said where that cannot be had. */
export function toLoadMoreProps(list: InfiniteList, failed: string) {
  const fetchMore = async () => {
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
