import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * Leaves a multi-step form for good: goes back to its first step, which `leave` then replaces, so that Back leads to
 * where the form was opened and not into one of its steps.
 */
export function useLeaveSteps(): (leave: () => void) => void {
  const { history } = useRouter()
  const [opened] = useState(() => history.location.state.__TSR_index)
  return (leave) => {
    const steps = history.location.state.__TSR_index - opened
    if (steps <= 0) return leave()
    const forget = history.subscribe(() => {
      forget()
      leave()
    })
    history.go(-steps, { ignoreBlocker: true })
  }
}
