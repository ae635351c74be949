import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownMessageCases } from '#contract/admin-messages.ts'
import { MessagesList } from '#web/features/admin/messages-list.tsx'
import { Queue } from '#web/features/admin/queue.tsx'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'

/** Reported messages at /admin/messages. */
export function AdminMessagesPage() {
  const { state: show = 'open' } = useSearch({ from: '/admin/admin/messages' })
  const navigate = useNavigate()
  return (
    <Queue
      texts={messages.adminMessages}
      tabs={shownMessageCases}
      show={show}
      onShow={(chosen) => {
        const state = chosen === 'open' ? undefined : chosen
        void navigate({ ...paths.adminMessages({ state }), resetScroll: false })
      }}
    >
      <MessagesList show={show} />
    </Queue>
  )
}
