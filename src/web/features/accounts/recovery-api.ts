import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  forgetPassword,
  getAccount,
  keepEmail,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/account-settings.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { recoveryTexts } from '#web/messages/en/recovery.ts'
import { forgetData, readUser, refreshUser } from './session.ts'

const expected = ['link_expired', 'email_taken', 'email_already_verified']

/** The refusal of a link, which its page tells itself; undefined for every other failure. */
export function refusalOf(error: unknown): string | undefined {
  return isApiError(error) ? expected.find((code) => code === error.body?.code) : undefined
}

/** Tells a failure above the page, in the server's words, unless the page or the shell tells it. */
export function tellAccountFailure({ title }: { title: string }, error: Error): void {
  if (!refusalOf(error)) tellFailure(error, title, errorsTexts.unreachable)
}

/** Asks who is signed in now, where somebody was: links change accounts and end their sessions. */
async function followSession(queryClient: QueryClient): Promise<void> {
  if (!readUser(queryClient)) return
  await refreshUser(queryClient)
  if (!readUser(queryClient)) forgetData(queryClient)
  await queryClient.invalidateQueries({ queryKey: [getAccount.path] })
}

/** Asks for the letter by which a new password is chosen. */
export function useForgetPassword() {
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof forgetPassword>['body']) => call(forgetPassword, { body }),
    onError: (error) => tellAccountFailure(recoveryTexts.forgot.failed, error),
  })
}

/** Sets a new password by a link; all sessions of its account end. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof resetPassword>['body']) => call(resetPassword, { body }),
    onSuccess: () => followSession(queryClient),
    onError: (error) => tellAccountFailure(recoveryTexts.reset.failed, error),
  })
}

/** Verifies the address that a letter went to. */
export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: () => followSession(queryClient),
    onError: (error) => {
      tellAccountFailure(recoveryTexts.verify.failed, error)
      // It may have been verified by another link meanwhile.
      if (refusalOf(error)) void followSession(queryClient)
    },
  })
}

/** Sends the letter that verifies the address of the person again. */
export function useResendVerification() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(resendVerification, {}),
    onError: (error) => {
      tellAccountFailure(recoveryTexts.notice.failed, error)
      if (refusalOf(error)) void followSession(queryClient)
    },
  })
}

/** Takes the way back to an address; all sessions of its account end. */
export function useKeepEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(keepEmail, { body: { token } }),
    onSuccess: () => followSession(queryClient),
    onError: (error) => tellAccountFailure(recoveryTexts.keep.failed, error),
  })
}
