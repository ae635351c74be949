import { useQuery } from '@tanstack/react-query'
import { countUnreadMessages } from '#contract/conversations.ts'
import { call } from '#web/lib/api.ts'
import { countKey } from './cache.ts'

/** How many messages the reader has not read; not asked for a visitor. */
export function useUnreadMessages(isAsked: boolean): number {
  const { data } = useQuery({
    queryKey: countKey,
    queryFn: (asked) => call(countUnreadMessages, {}, asked),
    enabled: isAsked,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
