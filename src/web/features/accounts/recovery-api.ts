import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  forgetPassword,
  getAccount,
  keepEmail,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/settings.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { recoveryTexts } from '#web/i18n/en/recovery.ts'
import { clearCachedData, getCachedUser, refreshUser } from './session.ts'

const expected = ['link_expired', 'email_taken', 'email_already_verified']

/** The refusal of a link, which its page tells itself; undefined for every other failure. */
export function getLinkError(error: unknown): string | undefined {
  return isApiError(error) ? expected.find((code) => code === error.body?.code) : undefined
}

/** Tells a failure above the page, in the server's words, unless the page or the shell tells it. */
export function toastAccountFailure({ title }: { title: string }, error: Error): void {
  if (!getLinkError(error)) toastFailure(error, title, errorsTexts.unreachable)
}

/** Asks who is signed in now, where somebody was: links change accounts and end their sessions. */
async function syncSession(queryClient: QueryClient): Promise<void> {
  if (!getCachedUser(queryClient)) return
  await refreshUser(queryClient)
  if (!getCachedUser(queryClient)) clearCachedData(queryClient)
  await queryClient.invalidateQueries({ queryKey: [getAccount.path] })
}

/** Asks for the letter by which a new password is chosen. */
export function useRequestPasswordReset() {
  return useEndpointMutation(forgetPassword, (body) => ({ body }), {
    onError: (error) => toastAccountFailure(recoveryTexts.forgot.failed, error),
  })
}

/** Sets a new password by a link; all sessions of its account end. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useEndpointMutation(resetPassword, (body) => ({ body }), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => toastAccountFailure(recoveryTexts.reset.failed, error),
  })
}

/** Verifies the address that a letter went to. */
export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useEndpointMutation(verifyEmail, (token: string) => ({ body: { token } }), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => {
      toastAccountFailure(recoveryTexts.verify.failed, error)
      // It may have been verified by another link meanwhile.
      if (getLinkError(error)) void syncSession(queryClient)
    },
  })
}

/** Sends the letter that verifies the address of the person again. */
export function useResendVerification() {
  const queryClient = useQueryClient()
  return useEndpointMutation(resendVerification, () => ({}), {
    onError: (error) => {
      toastAccountFailure(recoveryTexts.notice.failed, error)
      if (getLinkError(error)) void syncSession(queryClient)
    },
  })
}

/** Takes the way back to an address; all sessions of its account end. */
export function useRestoreEmail() {
  const queryClient = useQueryClient()
  return useEndpointMutation(keepEmail, (token: string) => ({ body: { token } }), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => toastAccountFailure(recoveryTexts.keep.failed, error),
  })
}
