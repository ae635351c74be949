import { use } from 'react'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { getOrganizationHome, getVolunteerHome } from '#contract/dashboards/homes.ts'
import { completeOnboarding } from '#contract/onboarding/onboarding.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { toastLoadFailure } from '#web/lib/calls/load-failure.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { onboardingCatalog } from './texts/onboarding-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { clearOnboardingDraft, hasVisitorDraft } from './stored-answers.ts'

/** Sends the answers, then refetches the current user and their profiles (spec F4). `onSaved` comes before that. */
export function useOnboarding(onSaved?: (userType: UserType) => void) {
  const { toasts, failed } = useTexts(onboardingCatalog)
  const userId = use(CurrentUserContext)
  return useEndpointMutation(completeOnboarding, (body) => ({ body }), {
    onSuccess: ({ userType }) => {
      clearOnboardingDraft(userId)
      onSaved?.(userType)
    },
    done: toasts.done,
    invalidates: [
      getCurrentUser,
      getVolunteerProfile,
      getOrganizationProfile,
      getVolunteerHome,
      getOrganizationHome,
    ],
    onError: (error) =>
      toast({
        title: toasts.failed.title,
        // Without a response all we can say is to try again.
        description: messageOf(error, isAnswered(error) ? failed : toasts.failed.description),
        variant: 'destructive',
      }),
  })
}

const isAnswered = (error: Error) => isApiError(error) && error.status > 0

const loadAnswers = async (userId: string) =>
  (await withTexts(import('./answers.ts'))).loadCompleteAnswers(userId)

/**
 * After sign-up, sends the stored answers once, as the account's own type; does nothing if there are none. A failure
 * is shown and keeps them stored, as theirs. Returns whether it has saved them.
 */
export function useSendSavedOnboarding() {
  const send = useOnboarding()
  return async (userId: string, userType: UserType): Promise<boolean> => {
    if (!hasVisitorDraft()) return false
    const answers = await loadAnswers(userId).catch(toastLoadFailure)
    if (!answers) return false
    return send.mutateAsync({ ...answers, userType }).then(
      () => {
        clearOnboardingDraft(userId)
        return true
      },
      () => false,
    )
  }
}
