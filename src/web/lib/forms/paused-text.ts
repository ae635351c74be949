import { useEffect, useState } from 'react'

/** Milliseconds without typing after which what was typed is looked up. */
const pauseMs = 200

/** The latest text, once no other has followed it for a moment. */
export function usePausedText(text: string, pause = pauseMs): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}
