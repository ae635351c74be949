import { shownReports } from '#contract/admin-lists.ts'
import { readAdminMessages } from '#web/admin-queue-search.ts'
import { MessagesList } from '#web/features/admin/messages-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { useSearchState } from '#web/lib/search-state.ts'
import { adminMessagesTexts } from '#web/messages/en/admin-messages.ts'

/** Reported messages at /admin/messages. */
export function AdminMessagesPage() {
  const [{ state: show = 'open' }, changeSearch] = useSearchState(readAdminMessages)
  return (
    <Queue
      texts={adminMessagesTexts}
      tabs={shownReports}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'open' ? undefined : chosen }))}
    >
      <MessagesList show={show} />
    </Queue>
  )
}
