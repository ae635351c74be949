import { useState } from 'react'

/** Screen readers don't read it. */
const mark = '\u00a0'

/**
 * The text of a `LiveRegion` and how to announce something. The same text twice is announced twice, which a region whose
 * content stays the same is not.
 */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('')
  return [text, (next) => setText((before) => (before === next ? `${next}${mark}` : next))]
}
