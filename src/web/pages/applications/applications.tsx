import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useApplicationList } from '#web/features/applications/api.ts'
import { MyApplications } from '#web/features/applications/mine/my-applications.tsx'
import { ReceivedList } from '#web/features/applications/received-list.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState } from '#web/lib/search-state.ts'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { renderCollaboration, volunteerWork } from './collaboration.tsx'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { applicationsSearch } from './routes.tsx'

/** Applications of both sides at /applications and /my-applications (spec F2.14); the open tab is in the URL. */
export function ApplicationsPage() {
  const { page } = useTexts(applicationsCatalog)
  usePageHead({ title: page.heading })
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  const [search, changeSearch] = useSearchState(applicationsSearch)
  const { tab = mode === 'organization' ? 'received' : 'mine', application, show } = search
  const mine = useApplicationList('mine')
  const received = useApplicationList('received')
  const isOrganization = user?.isOrganization ?? false
  return (
    <div className="page-width max-w-272 pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{page.heading}</h1>
      <Tabs
        className="mt-6"
        label={page.tabs}
        tabs={[
          { value: 'mine', label: page.mine, count: readTotal(mine) },
          { value: 'received', label: page.received, count: readTotal(received) },
        ]}
        value={tab}
        onValueChange={(value) => changeSearch(() => ({ tab: value }), { replace: true })}
      >
        <TabPanel value="mine">
          <MyApplications readerId={user?.id} highlighted={application} parts={volunteerWork} />
        </TabPanel>
        <TabPanel value="received">
          <ReceivedList
            list={received}
            isOrganization={isOrganization}
            highlighted={application}
            show={show}
            onShow={(chosen) => changeSearch(() => ({ tab: 'received', show: chosen }), { replace: true })}
            more={renderCollaboration}
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
