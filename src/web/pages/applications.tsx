import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useApplicationList } from '#web/features/applications/api.ts'
import { ApplicationList } from '#web/features/applications/application-list.tsx'
import { ReceivedList } from '#web/features/applications/received-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { showCollaboration } from './collaboration.tsx'

/** Both sides' applications at /applications and /my-applications (foundation 2.14); the open tab is in the URL. */
export function ApplicationsPage() {
  const { page } = messages.applications
  usePageHead({ title: page.heading })
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  const {
    tab = mode === 'organization' ? 'received' : 'mine',
    application,
    show,
  } = useSearch({ strict: false })
  const navigate = useNavigate()
  const mine = useApplicationList('mine')
  const received = useApplicationList('received')
  const isOrganization = user?.isOrganization ?? false
  return (
    <div className="page-width max-w-4xl pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{page.heading}</h1>
      <Tabs
        className="mt-6"
        label={page.tabs}
        tabs={[
          { value: 'mine', label: page.mine, count: readTotal(mine) },
          { value: 'received', label: page.received, count: readTotal(received) },
        ]}
        value={tab}
        onValueChange={(value) =>
          void navigate({ to: '.', search: { tab: value }, replace: true, resetScroll: false })
        }
      >
        <TabPanel value="mine">
          <ApplicationList
            side="mine"
            list={mine}
            isOrganization={isOrganization}
            meant={application}
            more={showCollaboration}
          />
        </TabPanel>
        <TabPanel value="received">
          <ReceivedList
            list={received}
            isOrganization={isOrganization}
            meant={application}
            show={show}
            onShow={(chosen) =>
              void navigate({
                to: '.',
                search: { tab: 'received', show: chosen },
                replace: true,
                resetScroll: false,
              })
            }
            more={showCollaboration}
          />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function readTotal(list: ReturnType<typeof useApplicationList>): number | undefined {
  const total = Number.parseInt(list.data?.pages.at(-1)?.total ?? '', 10)
  return Number.isNaN(total) ? undefined : total
}
