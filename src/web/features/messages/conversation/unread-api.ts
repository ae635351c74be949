import { useQuery } from '@tanstack/react-query'
import { countUnreadMessages } from '#contract/messages/conversations.ts'
import { call } from '#web/lib/api.ts'
import { countKey } from '#web/features/messages/cache.ts'

/** How many messages the reader has not read; not asked for a visitor. */
export function useUnreadMessages(isEnabled: boolean): number {
  const { data } = useQuery({
    queryKey: countKey,
    queryFn: (context) => call(countUnreadMessages, {}, context),
    enabled: isEnabled,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
