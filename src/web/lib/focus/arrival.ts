import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Scrolls once to the heading with this id if the link asked for it, when the content above it has its height. */
export function useArrival(id: string, isThere: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  const isDone = useRef(false)
  useEffect(() => {
    if (!isThere || isDone.current || hash !== id) return
    isDone.current = true
    focusSection(id)
  }, [isThere, hash, id])
}

/** Moves the focus to the heading with this id, at the top of the window. */
export function focusSection(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
