import { useEffect, useRef, type ReactNode } from 'react'
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
  const list = useRef<HTMLUListElement>(null)
  const requested = useRef<number | null>(null)
  useEffect(() => {
    const first = requested.current
    if (first === null || items.length <= first) return
    requested.current = null
    const entry = list.current?.children.item(first)
    // The element that names the entry, or else its first child.
    const target = entry?.querySelector(':is(h2, h3, h4) a') ?? entry?.querySelector('a, button') ?? entry
    if (!(target instanceof HTMLElement)) return
    if (target === entry) target.tabIndex = -1
    target.focus()
  }, [items.length])
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
              requested.current = items.length
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
