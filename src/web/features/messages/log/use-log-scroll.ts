import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end at which the reader counts as being there, and from the beginning at which more is asked for. */
const near = { end: 80, beginning: 500 }

type Content = {
  /** What the log begins with; another one means that earlier messages came. */
  firstKey: string | undefined
  /** Changes whenever anything is added at the end. */
  lastKey: string
  /** The id of the element to begin at; the end where it is not there. */
  startAt: string | null
  onNearBeginning: () => void
}

/**
 * Where a log stands as it grows: it keeps to its end while the reader is there, stays where it is when earlier messages
 * come above it, and begins at the place it was opened for.
 */
export function useLogScroll({ firstKey, lastKey, startAt, onNearBeginning }: Content) {
  const log = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  // Until it is measured nothing counts as seen.
  const [isAtEnd, setAtEnd] = useState(false)
  const isFollowing = useRef(true)
  /** Pixels from what is in sight to the end, which stay the same when something comes above. */
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
      // Only the log scrolls, not the page around it.
      const top = start.getBoundingClientRect().top - element.getBoundingClientRect().top
      element.scrollTop += top - element.clientHeight / 3
    } else if (before === null || isFollowing.current) {
      element.scrollTop = element.scrollHeight
    } else if (before.firstKey !== firstKey) {
      element.scrollTop = element.scrollHeight - distanceFromEnd.current
    }
    measure()
  }, [firstKey, lastKey, startAt, measure])

  // What is inside changes its height by itself, too: a picture, a message that is edited, the window.
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
