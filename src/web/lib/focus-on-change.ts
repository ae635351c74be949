import { useEffect, useRef } from 'react'

/** The heading of a step takes the focus when another one is shown, so that the keyboard starts at its top. */
export function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
