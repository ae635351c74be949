import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a step's heading when the step changes, so that keyboard users start at the top. A focused error
 * summary keeps the focus.
 */
export function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The error summary just got the focus, so leave it there.
    if (document.activeElement === heading.current?.nextElementSibling) return
    window.scrollTo({ top: 0 })
    // The step was opened because of an error, so the error keeps the focus.
    if (document.activeElement?.getAttribute('role') === 'alert') return
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
