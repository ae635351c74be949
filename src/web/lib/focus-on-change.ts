import { useEffect, useRef } from 'react'

/**
 * The heading of a step takes the focus when another one is shown, so that the keyboard starts at its top; an error
 * summary below it that was led to is not left.
 */
export function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // What is wrong with the step was just told beneath it, and keeps the focus.
    if (document.activeElement === heading.current?.nextElementSibling) return
    window.scrollTo({ top: 0 })
    // What is wrong with the step is told first, where it was opened for that.
    if (document.activeElement?.getAttribute('role') === 'alert') return
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
