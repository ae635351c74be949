/** Dispatches live events within this page (decisions B1, B2). */
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { LiveData, LiveKind } from '#contract/live/live.ts'

/** `open` while events arrive live; `off` while no one is signed in. */
export type LiveStatus = 'off' | 'connecting' | 'open'

type Listener = { kind: LiveKind | 'reset'; receive: (data: unknown) => void }

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
/** Kinds of events that came while nothing on this page listened to them, because its code was still loading. */
const missed = new Set<Listener['kind']>()
let status: LiveStatus = 'off'

/**
 * Calls the handler for each event of a kind. `reset` means that events may have been missed: refetch whatever
 * depends on them. It also follows the first listener to a kind whose events came before it.
 */
export function useLive<Kind extends LiveKind>(kind: Kind, handler: (data: LiveData<Kind>) => void): void
export function useLive(kind: 'reset', handler: () => void): void
export function useLive(kind: LiveKind | 'reset', handler: (data: never) => void): void {
  const receive = useEffectEvent(handler)
  useEffect(() => {
    const listener: Listener = {
      kind,
      receive: (data) => void Reflect.apply(receive, undefined, [data]),
    }
    listeners.add(listener)
    // After the other listeners of the same component.
    if (missed.delete(kind)) queueMicrotask(dispatchReset)
    return () => void listeners.delete(listener)
  }, [kind])
}

/** Whether this page receives live events. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => status,
    () => 'off',
  )
}

/** Calls the handler when live events arrive again after a gap: signals of the meantime are lost, as they are not stored. */
export function useReconnect(handler: () => void): void {
  const live = useLiveStatus()
  const receive = useEffectEvent(handler)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (live !== 'open') return
    if (wasOpen.current) receive()
    wasOpen.current = true
  }, [live])
}

export function setLiveStatus(next: LiveStatus): void {
  if (next === status) return
  status = next
  for (const watcher of watchers) watcher()
}

/** Calls this page's listeners. Signals, which are not stored, cannot be fetched later. */
export function dispatch(kind: LiveKind | 'reset', data: unknown, { isStored }: { isStored: boolean }): void {
  const receivers = [...listeners].filter((listener) => listener.kind === kind)
  for (const receiver of receivers) receiver.receive(data)
  if (receivers.length === 0 && isStored) missed.add(kind)
}

/** Tells the listeners that events may have been missed. */
export const dispatchReset = (): void => dispatch('reset', undefined, { isStored: true })
