import { useSyncExternalStore } from 'react'

// One clock for the whole page, so that all ages on it agree.
let now = Date.now()

function subscribe(listener: () => void) {
  const timer = setInterval(() => {
    now = Date.now()
    listener()
  }, 60_000)
  return () => clearInterval(timer)
}

/** The present moment in milliseconds, to the minute; what shows it is drawn again as time passes. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
}
