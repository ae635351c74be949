import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  findSubscription,
  getNoticePreferences,
  resubscribe,
  saveNoticePreferences,
  unsubscribe,
  type NoticePreferences,
  type Subscription,
} from '#contract/notice-preferences.ts'
import { call } from '#web/lib/api.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { noticeSettingsTexts, unsubscribingTexts } from '#web/messages/en/notice-settings.ts'
import { toast } from '#web/ui/toast-store.ts'

const preferencesKey = [getNoticePreferences.path]
const subscriptionKey = [findSubscription.path]

/** What the reader wants to be told of; what is known shows at once and is asked for again. */
export function useNoticePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: (asked) => call(getNoticePreferences, {}, asked),
    refetchOnMount: 'always',
  })
}

export function useSaveNoticePreferences() {
  const queryClient = useQueryClient()
  const { saved, notSaved } = noticeSettingsTexts
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof saveNoticePreferences>['body']) =>
      call(saveNoticePreferences, { body }),
    onSuccess: (preferences) => {
      queryClient.setQueryData<NoticePreferences>(preferencesKey, preferences)
      toast(saved)
    },
    onError: (error) => tellFailure(error, notSaved, errorsTexts.unreachable),
  })
}

/** What the link of a letter speaks of. */
export function useSubscription(token: string) {
  return useQuery({
    queryKey: [...subscriptionKey, token],
    queryFn: (asked) => call(findSubscription, { body: { token } }, asked),
    enabled: token !== '',
    retry: false,
  })
}

/** Ends the letters of a link, or takes that back. */
export function useChangeSubscription(token: string) {
  const queryClient = useQueryClient()
  const { failed } = unsubscribingTexts
  return useMutation({
    mutationFn: (isOn: boolean): Promise<Subscription> =>
      call(isOn ? resubscribe : unsubscribe, { query: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: preferencesKey }),
    onError: (error) => tellFailure(error, failed, errorsTexts.unreachable),
  })
}
