import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  findSubscription,
  getNotificationPreferences,
  resubscribe,
  saveNotificationPreferences,
  unsubscribe,
  type NotificationPreferences,
  type Subscription,
} from '#contract/notifications/preferences.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { errorsTexts } from '#web/i18n/en/errors.ts'
import { notificationSettingsTexts, unsubscribeTexts } from '#web/i18n/en/notification-settings.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

const preferencesKey = [getNotificationPreferences.path]
const subscriptionKey = [findSubscription.path]

/** What the reader wants to be told of; what is known shows at once and is asked for again. */
export function useNotificationPreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: (context) => call(getNotificationPreferences, {}, context),
    refetchOnMount: 'always',
  })
}

export function useSaveNotificationPreferences() {
  const queryClient = useQueryClient()
  const { saved, notSaved } = notificationSettingsTexts
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof saveNotificationPreferences>['body']) =>
      call(saveNotificationPreferences, { body }),
    onSuccess: (preferences) => {
      queryClient.setQueryData<NotificationPreferences>(preferencesKey, preferences)
      toast(saved)
    },
    onError: (error) => toastFailure(error, notSaved, errorsTexts.unreachable),
  })
}

/** What the link of a letter speaks of. */
export function useSubscription(token: string) {
  return useQuery({
    queryKey: [...subscriptionKey, token],
    queryFn: (context) => call(findSubscription, { body: { token } }, context),
    enabled: token !== '',
    retry: false,
  })
}

/** Ends the letters of a link, or takes that back. */
export function useChangeSubscription(token: string) {
  const queryClient = useQueryClient()
  const { failed } = unsubscribeTexts
  return useMutation({
    mutationFn: (isOn: boolean): Promise<Subscription> =>
      call(isOn ? resubscribe : unsubscribe, { query: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: preferencesKey }),
    onError: (error) => toastFailure(error, failed, errorsTexts.unreachable),
  })
}
