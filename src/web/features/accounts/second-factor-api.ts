import { useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts/settings.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  reauthenticate,
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

const { settings, again } = secondFactorTexts
/** Tells what failed, unless it is told at the field that was refused. */
function toastError(error: Error, title = settings.notChanged) {
  if (issuesOf(error).length === 0) toastAccountFailure(title, error)
}

/** Whether the person signs in in two steps; asked again whenever it is opened. */
export function useSecondFactor() {
  return useEndpointQuery(getSecondFactor, {})
}

/** What is asked for again after a change: the state, the person, and their sessions. */
function useRefresh() {
  const queryClient = useQueryClient()
  return {
    invalidates: [getSecondFactor, listSessions],
    awaitsRefetch: false,
    onSuccess: () => void refreshUser(queryClient),
    onError: (error: Error) => toastError(error),
  }
}

/** Makes a secret for the person's app. */
export function useStartSecondFactor() {
  return useEndpointMutation(startSecondFactor, (body) => ({ body }), {
    onError: (error) => toastError(error),
  })
}

/** Puts the app in force by its first code; answers the recovery codes. */
export function useConfirmSecondFactor() {
  return useEndpointMutation(confirmSecondFactor, (body) => ({ body }), useRefresh())
}

/** Takes the app away. */
export function useRemoveSecondFactor() {
  return useEndpointMutation(removeSecondFactor, (body) => ({ body }), {
    done: settings.turnedOff,
    ...useRefresh(),
  })
}

/** Makes new recovery codes. */
export function useRenewRecoveryCodes() {
  return useEndpointMutation(renewRecoveryCodes, (body) => ({ body }), useRefresh())
}

/** Gives the password again. */
export function useReauthenticate() {
  return useEndpointMutation(reauthenticate, (body) => ({ body }), {
    onError: (error) => toastError(error, again.failed),
  })
}
