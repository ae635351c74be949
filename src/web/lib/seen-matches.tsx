/** Reports which projects of a list of matches were in view, so that the server doesn't count what nobody looked at. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import { exposureRule } from '#domain/matching/exposures.ts'
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

/** An entry of a list. Calls `onSeen` when half of it was in view for a second, in a tab that is in front. */
export function InView({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const entry = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = entry.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let timer: number | undefined
    const observer = new IntersectionObserver(
      ([latest]) => {
        window.clearInterval(timer)
        if (!latest?.isIntersecting) return
        // Tried again as long as the tab is behind others.
        timer = window.setInterval(() => {
          if (document.visibilityState === 'hidden') return
          window.clearInterval(timer)
          observer.disconnect()
          seen()
        }, exposureRule.seenAfterMs)
      },
      { threshold: exposureRule.seenShare },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      window.clearInterval(timer)
    }
  }, [])
  return (
    <div ref={entry} className="h-full">
      {children}
    </div>
  )
}
