import { useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many entries of the history are between this one and where a multi-step form was opened. */
    formSteps?: number
  }
}

/** For a link from one step of a form to another. */
export const toStep = {
  state: ({ formSteps = 0 }: { formSteps?: number }) => ({ formSteps: formSteps + 1 }),
} as const

/** For the navigation of a form from the step that is open to a chosen one, or to its address only (`replace`). */
export const moveToStep = (
  chosen: number,
  { open, replace }: { open: number | undefined; replace?: boolean },
) => (replace || chosen === open ? ({ replace: true, state: true } as const) : toStep)

/**
 * Leaves a multi-step form for good: goes back to where it was opened, which `leave` then replaces, so that Back leads to
 * the screen before it and not into one of its steps. The form's own navigations count its steps (`moveToStep`, `toStep`).
 */
export function useLeaveSteps(): (leave: () => void) => void {
  const { history } = useRouter()
  return (leave) => {
    const { formSteps = 0 } = history.location.state
    if (formSteps === 0) return leave()
    const forget = history.subscribe(() => {
      forget()
      leave()
    })
    history.go(-formSteps, { ignoreBlocker: true })
  }
}
