import { useNavigate, useSearch } from '@tanstack/react-router'
import { shownMessageCases } from '#contract/admin-messages.ts'
import { MessagesList } from '#web/features/admin/messages-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** Reported messages at /admin/messages. */
export function AdminMessagesPage() {
  const { adminMessages: texts } = messages
  usePageHead({ title: texts.title })
  const { state: show = 'open' } = useSearch({ from: '/admin/admin/messages' })
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">{texts.intro}</p>
      <Tabs
        label={texts.tabs}
        tabs={shownMessageCases.map((value) => ({ value, label: texts.shown[value] }))}
        value={show}
        onValueChange={(value) =>
          void navigate({
            ...paths.adminMessages({ state: value === 'open' ? undefined : value }),
            resetScroll: false,
          })
        }
      >
        <TabPanel value={show}>
          <MessagesList show={show} />
        </TabPanel>
      </Tabs>
    </>
  )
}
