import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Pixels beyond the viewport to render in advance. */
const ahead = 1500

export type WindowedPartProps = {
  /** The scrolling element. */
  within: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A part of a long list that is rendered only near the viewport. Further away, an empty box of the same height
 * replaces it, so that scrolling stays the same. A part that contains the focus stays rendered.
 */
export function WindowedPart({ within, children }: WindowedPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(true)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (!last) return
        if (last.isIntersecting) {
          element.style.removeProperty('height')
          setNear(true)
        } else if (!element.contains(document.activeElement)) {
          element.style.setProperty('height', `${last.boundingClientRect.height}px`)
          setNear(false)
        }
      },
      { root: within.current, rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [within])
  return <div ref={place}>{isNear && children}</div>
}
