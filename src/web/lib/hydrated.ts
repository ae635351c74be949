import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has the page; false on the server and while its drawing is taken over, which must be alike. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
