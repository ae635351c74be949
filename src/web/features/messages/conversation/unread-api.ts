import { countUnreadMessages } from '#contract/messages/conversations.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** The reader's number of unread messages; not fetched for a visitor. */
export function useUnreadMessages(isEnabled: boolean): number {
  const { data } = useEndpointQuery(
    countUnreadMessages,
    {},
    { enabled: isEnabled, refetchOnMount: true, refetchOnWindowFocus: 'always' },
  )
  return data?.unread ?? 0
}
