import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts/settings.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { issuesOf } from '#web/lib/api-error.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { secondFactorTexts } from '#web/i18n/en/second-factor.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { refreshUser } from './session.ts'

const { settings } = secondFactorTexts
/** Shows the failure unless the rejected field shows it. */
export function toastError(error: Error, title = settings.notChanged) {
  if (issuesOf(error).length === 0) toastAccountFailure(title, error)
}

/** Whether two-step sign-in is on; fetched again each time it is opened. */
export function useSecondFactor() {
  return useEndpointQuery(getSecondFactor, {})
}

/** Refetches everything that a change affects: the state, the person and their sessions. */
function useRefresh() {
  const queryClient = useQueryClient()
  return {
    invalidates: [getSecondFactor, listSessions],
    awaitsRefetch: false,
    onSuccess: () => void refreshUser(queryClient),
    onError: (error: Error) => toastError(error),
  }
}

/** Creates a secret for the authenticator app. */
export function useStartSecondFactor() {
  return useEndpointMutation(startSecondFactor, (body) => ({ body }), {
    onError: (error) => toastError(error),
  })
}

/** Turns the app on with its first code; returns the recovery codes. */
export function useConfirmSecondFactor() {
  return useEndpointMutation(confirmSecondFactor, (body) => ({ body }), useRefresh())
}

/** Removes the app. */
export function useRemoveSecondFactor() {
  return useEndpointMutation(removeSecondFactor, (body) => ({ body }), {
    done: settings.turnedOff,
    ...useRefresh(),
  })
}

/** Creates new recovery codes. */
export function useRenewRecoveryCodes() {
  return useEndpointMutation(renewRecoveryCodes, (body) => ({ body }), useRefresh())
}
