import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { completeOnboarding } from '#contract/onboarding/onboarding.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { isApiError, messageOf } from '#web/lib/api-error.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { onboardingTexts } from '#web/i18n/en/onboarding.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { clearOnboardingDraft, loadCompleteAnswers } from './answers.ts'

/** Sends the answers; afterwards who is signed in and their profiles are asked for anew (foundation 4). */
export function useOnboarding() {
  const { toasts, failed } = onboardingTexts
  return useEndpointMutation(completeOnboarding, (body) => ({ body }), {
    onSuccess: clearOnboardingDraft,
    done: toasts.done,
    invalidates: [getCurrentUser, getVolunteerProfile, getOrganizationProfile],
    onError: (error) =>
      toast({
        title: toasts.failed.title,
        // Without any answer there is nothing to say but to try again.
        description: messageOf(error, isAnswered(error) ? failed : toasts.failed.description),
        variant: 'destructive',
      }),
  })
}

const isAnswered = (error: Error) => isApiError(error) && error.status > 0

/**
 * Sends the answers that were kept on the way to an account, once, as those of the account's own type; does nothing where
 * there are none. A failure is told and leaves them kept.
 */
export function useSendSavedOnboarding() {
  const send = useOnboarding()
  return async (userType: UserType): Promise<void> => {
    const answers = loadCompleteAnswers()
    if (answers) await send.mutateAsync({ ...answers, userType }).catch(() => undefined)
  }
}
