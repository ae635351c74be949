import { use, useSyncExternalStore } from 'react'
import { SiteContext } from '#web/lib/site/site.ts'

const minute = 60_000
const listeners = new Set<() => void>()
// One clock for the whole page, so that all ages on it agree.
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, minute)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    // Whatever shows a time next shows the current one.
    now = 0
  }
}

function getNow(): number {
  // No component showed a time for a while, or the machine slept and its timers with it.
  if (Date.now() - now >= minute) now = Date.now()
  return now
}

/** The current time in milliseconds, to the minute. Components that use it render again as time passes. */
export function useNow(): number {
  const { renderedAt } = use(SiteContext)
  return useSyncExternalStore(subscribe, getNow, () => renderedAt ?? getNow())
}

/** The current time as an ISO timestamp, for what this page shows before the server's answer. */
export const readTimestamp = (): string => new Date().toISOString()
