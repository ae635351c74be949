/** Reports which projects of a list of matches were in view, so that the server counts only what people saw. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import { exposureRule } from '#domain/matching/predictions/exposures.ts'
import { call } from './api.ts'

type SeenList = Pick<EndpointRequest<typeof recordSeenMatches>['body'], 'list' | 'order'>

/** How long projects are collected before they are sent together. */
const collectMs = 1000

/** Returns what an entry of the list calls when it was seen. Each project is reported once per visit of the screen. */
export function useSeenMatches({ list, order }: SeenList): (id: string) => void {
  const reported = useRef(new Set<string>())
  const waiting = useRef<{ ids: string[]; timer: number } | null>(null)
  return (id) => {
    const key = `${order} ${id}`
    if (reported.current.has(key)) return
    reported.current.add(key)
    if (waiting.current) {
      waiting.current.ids.push(id)
      return
    }
    const ids = [id]
    const send = () => {
      waiting.current = null
      // No one misses a report that fails, and the next visit makes another.
      const body = { list, order, projectIds: ids.slice(0, exposureRule.recorded) }
      void call(recordSeenMatches, { body }).catch(() => undefined)
    }
    waiting.current = { ids, timer: window.setTimeout(send, collectMs) }
  }
}

/** So that a tall entry is looked at each time that another twentieth of it comes into view. */
const thresholds = Array.from({ length: 21 }, (_, step) => step / 20)

/** Whether at least half of an entry is in view, or it fills half of the viewport, which is all of a tall one that can be. */
function isMostlyInView({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const share = exposureRule.seenShare
  return (
    intersectionRatio >= share ||
    (rootBounds !== null && intersectionRect.height >= share * rootBounds.height)
  )
}

/**
 * An entry of a list. Calls `onSeen` when half of it was in view for a second, in a tab that is in front, or when one of its
 * links is opened.
 */
export function InView({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const entry = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = entry.current
    if (!element) return
    const onOpen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) seen()
    }
    element.addEventListener('click', onOpen)
    const stop = watch(element, () => seen())
    return () => {
      element.removeEventListener('click', onOpen)
      stop()
    }
  }, [])
  return (
    <div ref={entry} className="h-full">
      {children}
    </div>
  )
}

/** Calls back once an element was in view for long enough. Returns what stops it. */
function watch(element: Element, onSeen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  let timer: number | undefined
  const stopTimer = () => {
    window.clearInterval(timer)
    timer = undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several together, the newest last.
      const latest = entries.at(-1)
      if (!latest?.isIntersecting || !isMostlyInView(latest)) {
        stopTimer()
        return
      }
      // Tried again as long as the tab is behind others.
      timer ??= window.setInterval(() => {
        if (document.visibilityState === 'hidden') return
        stopTimer()
        observer.disconnect()
        onSeen()
      }, exposureRule.seenAfterMs)
    },
    { threshold: thresholds },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    stopTimer()
  }
}
