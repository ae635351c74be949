import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { Page } from '#web/lib/api.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RowList } from './row-list.tsx'

type LoadedRowsProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  texts: { label: string; failed: string; moreFailed: string; more: string }
  /** Shown if there are none. */
  empty: ReactNode
  /** Makes the list focusable, for entries that can disappear. */
  ref?: Ref<HTMLUListElement>
  /** One of them, as a row with its key. */
  children: (item: Item) => ReactNode
}

/** A list of rows, page by page, with what is shown until they are there and if they can't be. */
export function LoadedRows<Item>({ list, texts, empty, ref, children }: LoadedRowsProps<Item>) {
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion>
        <Skeleton className="h-48 rounded-lg" />
      </LoadingRegion>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  const { hasMore, loadingMore, onMore } = toLoadMoreProps(list, texts.moreFailed)
  return (
    <>
      <RowList {...(ref && { ref })} label={texts.label}>
        {items.map(children)}
      </RowList>
      {hasMore && (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={loadingMore} onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
