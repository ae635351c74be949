import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { currentVersionOf } from '#contract/help/legal.ts'
import { login, register, type User } from '#contract/accounts/accounts.ts'
import { isCodeRequired, isSuspendedError, issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { getDeviceTimeZone } from '#web/lib/format/time-zone.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { clearCachedData, setCachedUser } from './session.ts'
import { accountsCatalog } from './texts/accounts-texts.ts'

/** Signs in, sets the current user, and clears what was cached as a visitor. */
export function useSignIn() {
  const accountsTexts = useTexts(accountsCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(login, (body) => ({ body }), {
    onSuccess: (user) => {
      enter(queryClient, user)
      toast(accountsTexts.toasts.signedIn)
    },
    onError: (error) => {
      // The form says that the account is suspended, and its field that a code is wrong.
      if (isSuspendedError(error)) return
      if (!isCodeRequired(error) && issuesOf(error).every(({ path }) => path !== 'code'))
        toastFailure(accountsTexts.toasts.signInFailed, error)
    },
  })
}

/** Creates an account and signs in with it, as `useSignIn` does. */
export function useSignUp() {
  const accountsTexts = useTexts(accountsCatalog)
  const queryClient = useQueryClient()
  const { publishedLegal } = use(SiteContext)
  // What the sentence beside the button names.
  const terms = currentVersionOf(publishedLegal, 'terms')
  const privacy = currentVersionOf(publishedLegal, 'privacy')
  const agreedTo = {
    terms: terms.number,
    privacy: privacy.number,
    since: { terms: terms.since, privacy: privacy.since },
  }
  return useEndpointMutation(
    register,
    (body) => ({ body: { ...body, agreedTo, timeZone: getDeviceTimeZone() } }),
    {
      onSuccess: (user) => {
        enter(queryClient, user)
        toast(accountsTexts.toasts.signedUp)
      },
      onError: (error) => toastFailure(accountsTexts.toasts.signUpFailed, error),
    },
  )
}

function enter(queryClient: QueryClient, user: User): void {
  clearCachedData(queryClient)
  setCachedUser(queryClient, user)
}

function toastFailure({ title }: { title: string }, error: Error): void {
  toast({ title, description: messageOf(error, title), variant: 'destructive' })
}
