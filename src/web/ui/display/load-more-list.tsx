import type { ReactNode } from 'react'
import { useFocusOnMore } from '#web/lib/calls/load-more.ts'
import { Button } from '#web/ui/actions/button.tsx'

export type LoadMoreListProps = {
  label: string
  /** The entries so far, each with its key. */
  items: readonly { key: string; content: ReactNode }[]
  className?: string
  hasMore: boolean
  loadingMore: boolean
  onMore: () => void
  moreLabel: string
  /** How much of the total is shown. */
  progress?: ReactNode
}

/** A list that grows with its "Load More" button; the focus then moves to the first new entry. */
export function LoadMoreList(props: LoadMoreListProps) {
  const { items, hasMore } = props
  const { list, onRequest } = useFocusOnMore(items.length, { isLoading: props.loadingMore })
  return (
    <>
      <ul ref={list} aria-label={props.label} className={props.className}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {hasMore && (
        <div className="mt-8 grid justify-items-center gap-3">
          {props.progress && <p className="text-muted text-sm tabular-nums">{props.progress}</p>}
          <Button
            variant="secondary"
            loading={props.loadingMore}
            onClick={() => {
              onRequest()
              props.onMore()
            }}
          >
            {props.moreLabel}
          </Button>
        </div>
      )}
    </>
  )
}
