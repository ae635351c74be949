import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Pixels beyond what is in sight that stand ready. */
const ahead = 1500

export type WindowedPartProps = {
  /** The element that scrolls. */
  within: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A part of a long list that is on the page only near what is in sight: further away an empty place of its height stands
 * for it, so that the list scrolls as if all of it were there. What has the focus stays.
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
