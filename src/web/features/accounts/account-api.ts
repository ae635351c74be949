import { useQueryClient } from '@tanstack/react-query'
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
} from '#contract/accounts/settings.ts'
import { call, keyOf } from '#web/lib/api.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { profileTexts } from '#web/i18n/en/profile.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { toastAccountFailure } from './recovery-api.ts'
import { clearCachedData, refreshUser, setCachedUser } from './session.ts'

const { personal, settings } = profileTexts
const cachesAccount = { caches: keyOf(getAccount) }

/** The person's account; what is known shows at once and is asked for again. */
export function useAccount() {
  return useEndpointQuery(getAccount, {})
}

/** Saves names and time zone; the header follows. */
export function useSaveAccount() {
  const queryClient = useQueryClient()
  return useEndpointMutation(saveAccount, (body) => ({ body }), {
    ...cachesAccount,
    done: personal.saved,
    onSuccess: () => void refreshUser(queryClient),
    onError: (error) => toastAccountFailure(personal.failed, error),
  })
}

/** Asks for the letter that confirms a new address. */
export function useChangeEmail() {
  const { sent, sentText, failed } = settings.email
  return useEndpointMutation(changeEmail, (body) => ({ body }), {
    done: (_, { email }) => ({ ...sent, description: sentText(email) }),
    invalidates: [getAccount],
    awaitsRefetch: false,
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Voids the letter that would confirm a new address. */
export function useCancelEmailChange() {
  const { cancelled, failed } = settings.email
  return useEndpointMutation(cancelEmailChange, () => ({}), {
    ...cachesAccount,
    done: cancelled,
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  const { done, failed } = settings.password
  return useEndpointMutation(changePassword, (body) => ({ body }), {
    done,
    // A change of address that waited is void.
    invalidates: [listSessions, getAccount],
    awaitsRefetch: false,
    onError: (error) => toastAccountFailure(failed, error),
  })
}

/** Where the person is signed in; asked again whenever it is opened. */
export function useSessions() {
  return useEndpointQuery(listSessions, {})
}

/** Ends one session, or with null all but this one. */
export function useEndSessions() {
  const { ended, othersEnded, failed } = settings.sessions
  return useCallMutation(
    (id: string | null) => (id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } })),
    {
      done: (_, id) => (id === null ? othersEnded : ended),
      onError: (error) => toastAccountFailure(failed, error),
      // One that is gone already is gone from the list, too.
      invalidates: [listSessions],
      invalidatesAfter: 'settled',
    },
  )
}

/** Ends all sessions, this one too; `leave` takes the person off the page before its data is forgotten. */
export function useEndAllSessions({ leave }: { leave: () => Promise<void> }) {
  const queryClient = useQueryClient()
  const { allEnded, failed } = settings.sessions
  return useEndpointMutation(endAllSessions, () => ({}), {
    onSuccess: async () => {
      setCachedUser(queryClient, null)
      toast(allEnded)
      await leave()
      clearCachedData(queryClient)
    },
    onError: (error) => toastAccountFailure(failed, error),
  })
}
