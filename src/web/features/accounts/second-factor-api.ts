import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts/settings.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  reauthenticate,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/accounts/second-factor.ts'
import { call } from '#web/lib/api.ts'
import { issuesOf } from '#web/lib/api-error.ts'
import { secondFactorTexts } from '#web/i18n/en/second-factor.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { refreshUser } from './session.ts'

const factorKey = [getSecondFactor.path]
const { settings, again } = secondFactorTexts
/** Tells what failed, unless it is told at the field that was refused. */
function toastError(error: Error, title = settings.notChanged) {
  if (issuesOf(error).length === 0) toastAccountFailure(title, error)
}

/** Whether the person signs in in two steps; asked again whenever it is opened. */
export function useSecondFactor() {
  return useQuery({
    queryKey: factorKey,
    queryFn: (context) => call(getSecondFactor, {}, context),
    refetchOnMount: 'always',
  })
}

/** What is asked for again after a change: the state, the person, and their sessions. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: factorKey })
    void queryClient.invalidateQueries({ queryKey: [listSessions.path] })
    void refreshUser(queryClient)
  }
}

/** Makes a secret for the person's app. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof startSecondFactor>['body']) =>
      call(startSecondFactor, { body }),
    onError: (error) => toastError(error),
  })
}

/** Puts the app in force by its first code; answers the recovery codes. */
export function useConfirmSecondFactor() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof confirmSecondFactor>['body']) =>
      call(confirmSecondFactor, { body }),
    onSuccess: refresh,
    onError: (error) => toastError(error),
  })
}

type Both = EndpointRequest<typeof removeSecondFactor>['body']

/** Takes the app away. */
export function useRemoveSecondFactor() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Both) => call(removeSecondFactor, { body }),
    onSuccess: () => {
      toast(settings.turnedOff)
      refresh()
    },
    onError: (error) => toastError(error),
  })
}

/** Makes new recovery codes. */
export function useRenewRecoveryCodes() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Both) => call(renewRecoveryCodes, { body }),
    onSuccess: refresh,
    onError: (error) => toastError(error),
  })
}

/** Gives the password again. */
export function useReauthenticate() {
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof reauthenticate>['body']) => call(reauthenticate, { body }),
    onError: (error) => toastError(error, again.failed),
  })
}
