import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getAccount, keepEmail, resendVerification, verifyEmail } from '#contract/accounts/settings.ts'
import { retryEmail } from '#contract/email/bounces.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { readTexts, useTexts } from '#web/lib/language/texts.ts'
import { clearCachedData, getCachedUser, refreshUser } from './session.ts'
import { recoveryCatalog } from './texts/recovery-texts.ts'

const expected = ['link_expired', 'email_taken', 'email_already_verified']

/** The error of a link that its page shows itself; undefined for every other failure. */
export function getLinkError(error: unknown): string | undefined {
  return isApiError(error) ? expected.find((code) => code === error.body?.code) : undefined
}

/** Shows a failure as a toast with the server's message, unless the page or the shell shows it. */
export function toastAccountFailure({ title }: { title: string }, error: Error): void {
  const errorsTexts = readTexts(errorsCatalog)
  if (!getLinkError(error)) toastFailure(error, title, errorsTexts.unreachable)
}

/** If someone was signed in, fetches the current user again: links can change accounts and end sessions. */
export async function syncSession(queryClient: QueryClient): Promise<void> {
  if (!getCachedUser(queryClient)) return
  await refreshUser(queryClient)
  if (!getCachedUser(queryClient)) clearCachedData(queryClient)
  await queryClient.invalidateQueries({ queryKey: [getAccount.path] })
}

/** Verifies the address that the email was sent to. */
export function useVerifyEmail() {
  const recoveryTexts = useTexts(recoveryCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(verifyEmail, (token: string) => ({ body: { token } }), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => {
      toastAccountFailure(recoveryTexts.verify.failed, error)
      // Another link may have verified it meanwhile.
      if (getLinkError(error)) void syncSession(queryClient)
    },
  })
}

/** Sends the verification email again. */
export function useResendVerification() {
  const recoveryTexts = useTexts(recoveryCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(resendVerification, () => ({}), {
    onError: (error) => {
      toastAccountFailure(recoveryTexts.notice.failed, error)
      if (getLinkError(error)) void syncSession(queryClient)
    },
  })
}

/** Sends emails to the bouncing address again. */
export function useRetryEmail() {
  const { bounce } = useTexts(recoveryCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(retryEmail, () => ({}), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => toastAccountFailure(bounce.failed, error),
    done: { title: bounce.done },
  })
}

/** Restores the previous address; all sessions of the account end. */
export function useRestoreEmail() {
  const recoveryTexts = useTexts(recoveryCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(keepEmail, (token: string) => ({ body: { token } }), {
    onSuccess: () => syncSession(queryClient),
    onError: (error) => toastAccountFailure(recoveryTexts.keep.failed, error),
  })
}
