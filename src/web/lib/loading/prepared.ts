import { useEffect, useEffectEvent, useState } from 'react'

/** A part whose code loads later, or earlier than it shows if someone is about to open it. */
export type Preparable = {
  /** Loads the code. If that fails, the part says so once it shows. */
  prepare: () => Promise<void>
  isPrepared: () => boolean
}

/**
 * Whether the code of parts that are open from the start has loaded, so that nothing below them shifts. A screen waits for
 * it once, while its data loads too.
 */
export function usePrepared(parts: readonly Preparable[]): boolean {
  const [isPrepared, setPrepared] = useState(() => parts.every((part) => part.isPrepared()))
  const prepare = useEffectEvent(() => Promise.all(parts.map((part) => part.prepare())))
  useEffect(() => {
    void prepare().then(() => setPrepared(true))
  }, [])
  return isPrepared
}
