import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts/settings.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { refreshUser } from './session.ts'
import { secondFactorCatalog } from './texts/second-factor-texts.ts'

/** Shows the failure unless the rejected field shows it. */
export function toastError(title: { title: string }, error: Error) {
  if (issuesOf(error).length === 0) toastAccountFailure(title, error)
}

/** Whether two-step sign-in is on; fetched again each time it is opened. */
export function useSecondFactor() {
  return useEndpointQuery(getSecondFactor, {})
}

/** Refetches everything that a change affects: the state, the person and their sessions. */
function useRefresh() {
  const { settings } = useTexts(secondFactorCatalog)
  const queryClient = useQueryClient()
  return {
    invalidates: [getSecondFactor, listSessions],
    awaitsRefetch: false,
    onSuccess: () => void refreshUser(queryClient),
    onError: (error: Error) => toastError(settings.notChanged, error),
  }
}

/** Creates a secret for the authenticator app. */
export function useStartSecondFactor() {
  const { settings } = useTexts(secondFactorCatalog)
  return useEndpointMutation(startSecondFactor, (body) => ({ body }), {
    onError: (error) => toastError(settings.notChanged, error),
  })
}

/** Turns the app on with its first code; returns the recovery codes. */
export function useConfirmSecondFactor() {
  return useEndpointMutation(confirmSecondFactor, (body) => ({ body }), useRefresh())
}

/** Removes the app. */
export function useRemoveSecondFactor() {
  const { settings } = useTexts(secondFactorCatalog)
  return useEndpointMutation(removeSecondFactor, (body) => ({ body }), {
    done: settings.turnedOff,
    ...useRefresh(),
  })
}

/** Creates new recovery codes. */
export function useRenewRecoveryCodes() {
  return useEndpointMutation(renewRecoveryCodes, (body) => ({ body }), useRefresh())
}
