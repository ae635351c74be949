import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that count as being at the end, and from the beginning at which earlier messages load. */
const near = { end: 80, beginning: 500 }

type Content = {
  /** Key of the first row; a new one means that earlier messages were added. */
  firstKey: string | undefined
  /** Changes whenever something is added at the end. */
  lastKey: string
  /** Id of the element to start at; the end if there is none. */
  startAt: string | null
  onNearBeginning: () => void
}

/**
 * The log's scroll position as it grows: it follows the end while the reader is there, stays in place when earlier
 * messages load above, and starts at the linked message.
 */
export function useLogScroll({ firstKey, lastKey, startAt, onNearBeginning }: Content) {
  const log = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  // Nothing counts as seen until it is measured.
  const [isAtEnd, setAtEnd] = useState(false)
  const isFollowing = useRef(true)
  /** Pixels from the visible part to the end; unchanged when rows are added above. */
  const distanceFromEnd = useRef(0)
  const shown = useRef<{ firstKey: string | undefined } | null>(null)

  const measure = useCallback(() => {
    const { current: element } = log
    if (!element) return
    distanceFromEnd.current = element.scrollHeight - element.scrollTop
    isFollowing.current = distanceFromEnd.current - element.clientHeight <= near.end
    setAtEnd(isFollowing.current)
  }, [])
  const scrollToEnd = useCallback(() => {
    const { current: element } = log
    if (element) element.scrollTop = element.scrollHeight
    measure()
  }, [measure])

  useLayoutEffect(() => {
    const { current: element } = log
    if (!element || firstKey === undefined) return
    const before = shown.current
    shown.current = { firstKey }
    const start = before === null && startAt !== null ? document.getElementById(startAt) : null
    if (start) {
      // Scrolls only the log, not the page.
      const top = start.getBoundingClientRect().top - element.getBoundingClientRect().top
      element.scrollTop += top - element.clientHeight / 3
    } else if (before === null || isFollowing.current) {
      element.scrollTop = element.scrollHeight
    } else if (before.firstKey !== firstKey) {
      element.scrollTop = element.scrollHeight - distanceFromEnd.current
    }
    measure()
  }, [firstKey, lastKey, startAt, measure])

  // The content's height also changes without new rows: a picture loads, a message is edited, the window is resized.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { current: element } = log
      if (element && isFollowing.current) element.scrollTop = element.scrollHeight
    })
    if (log.current) observer.observe(log.current)
    if (inside.current) observer.observe(inside.current)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    measure()
    if (log.current && log.current.scrollTop < near.beginning) onNearBeginning()
  }
  return { log, inside, isAtEnd, scrollToEnd, onScroll }
}
