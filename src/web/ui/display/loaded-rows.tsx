import type { ReactNode, RefObject } from 'react'
import { useFocusOnMore } from '#web/lib/calls/load-more.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RowList } from './row-list.tsx'

type LoadedRowsProps<Item> = {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined
  isError: boolean
  retrying: boolean
  onRetry: () => void
  hasMore: boolean
  loadingMore: boolean
  onMore: () => void
  texts: { label: string; failed: string; more: string }
  /** Shown if there are none. */
  empty: ReactNode
  /** Makes the list focusable, for entries that can disappear. */
  ref?: RefObject<HTMLUListElement | null>
  /** One of them, as a row with its key. */
  children: (item: Item) => ReactNode
}

/**
 * A list of rows, page by page, with what is shown until they are there and if they can't be. The focus moves to the
 * first row of a page that was asked for.
 */
export function LoadedRows<Item>({ items, texts, empty, ref, children, ...list }: LoadedRowsProps<Item>) {
  const { list: rows, onRequest } = useFocusOnMore(items?.length ?? 0, {
    isLoading: list.loadingMore,
    ref,
  })
  if (!items) {
    if (list.isError)
      return <ErrorState title={texts.failed} onRetry={list.onRetry} retrying={list.retrying} />
    return (
      <LoadingRegion>
        <Skeleton className="h-48 rounded-lg" />
      </LoadingRegion>
    )
  }
  if (items.length === 0) return empty
  return (
    <>
      <RowList ref={rows} label={texts.label}>
        {items.map(children)}
      </RowList>
      {list.hasMore && (
        <div className="mt-6 text-center">
          <Button
            variant="secondary"
            loading={list.loadingMore}
            onClick={() => {
              onRequest()
              list.onMore()
            }}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
