import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  endAllSessions,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  saveAccount,
  type Account,
} from '#contract/accounts/settings.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { profileTexts } from '#web/i18n/en/profile.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { clearCachedData, refreshUser, setCachedUser } from './session.ts'

const { personal, settings } = profileTexts
const accountKey = [getAccount.path]
const sessionsKey = [listSessions.path]

/** The person's account; what is known shows at once and is asked for again. */
export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: (context) => call(getAccount, {}, context),
    refetchOnMount: 'always',
  })
}

/** Saves names and time zone; the header follows. */
export function useSaveAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof saveAccount>['body']) => call(saveAccount, { body }),
    onSuccess: (account) => {
      queryClient.setQueryData<Account>(accountKey, account)
      toast(personal.saved)
      void refreshUser(queryClient)
    },
    onError: (error) => toastAccountFailure(personal.failed, error),
  })
}

/** Asks for the letter that confirms a new address. */
export function useChangeEmail() {
  const queryClient = useQueryClient()
  const { sent, sentText, failed } = settings.email
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof changeEmail>['body']) => call(changeEmail, { body }),
    onSuccess: (_, { email }) => {
      toast({ ...sent, description: sentText(email) })
      void queryClient.invalidateQueries({ queryKey: accountKey })
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Voids the letter that would confirm a new address. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  const { cancelled, failed } = settings.email
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: (account) => {
      queryClient.setQueryData<Account>(accountKey, account)
      toast(cancelled)
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  const { done, failed } = settings.password
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => {
      toast(done)
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
      // A change of address that waited is void.
      void queryClient.invalidateQueries({ queryKey: accountKey })
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Where the person is signed in; asked again whenever it is opened. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: (context) => call(listSessions, {}, context),
    refetchOnMount: 'always',
  })
}

/** Ends one session, or with null all but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  const { ended, othersEnded, failed } = settings.sessions
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } }),
    onSuccess: (_, id) => void toast(id === null ? othersEnded : ended),
    onError: (error) => toastAccountFailure(failed, error),
    // One that is gone already is gone from the list, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** Ends all sessions, this one too; `leave` takes the person off the page before its data is forgotten. */
export function useEndAllSessions({ leave }: { leave: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const { allEnded, failed } = settings.sessions
  return useMutation({
    mutationFn: () => call(endAllSessions, {}),
    onSuccess: async () => {
      setCachedUser(queryClient, null)
      toast(allEnded)
      await leave()
      clearCachedData(queryClient)
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}
