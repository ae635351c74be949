import {
  findSubscription,
  getNotificationPreferences,
  resubscribe,
  unsubscribe,
  type Subscription,
} from '#contract/notifications/preferences.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { unsubscribeCatalog } from './texts/unsubscribe-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The reader's notification settings. Cached data shows immediately and is fetched again. */
export function useNotificationPreferences() {
  return useEndpointQuery(getNotificationPreferences, {})
}

/** The subscription of an emailed link. */
export function useSubscription(token: string) {
  return useEndpointQuery(
    findSubscription,
    { body: { token } },
    { enabled: token !== '', retry: false, refetchOnMount: true },
  )
}

/** Unsubscribes from a link's emails, or undoes that. */
export function useChangeSubscription(token: string) {
  const errorsTexts = useTexts(errorsCatalog)
  const { failed } = useTexts(unsubscribeCatalog)
  return useCallMutation(
    (isOn: boolean): Promise<Subscription> => call(isOn ? resubscribe : unsubscribe, { query: { token } }),
    {
      invalidates: [getNotificationPreferences],
      onError: (error) => toastFailure(error, failed, errorsTexts.unreachable),
    },
  )
}
