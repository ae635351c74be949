import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useApplicationList } from '#web/features/applications/api.ts'
import { useApplicantCounts } from '#web/features/applications/received/applicants-api.ts'
import type { ReceivedActionsProps } from '#web/features/applications/received/actions/received-actions.tsx'
import {
  narrow,
  type ChangeSearch,
  type ReceivedSearch,
} from '#web/features/applications/received/list/applicant-filters.ts'
import { InvitesLink } from '#web/features/invites/invites-link.tsx'
import { useLiveBlocks } from '#web/features/messages/blocks/block-live.ts'
import { OrganizationScope } from '#web/features/organizations/organization-scope.tsx'
import { useScopeQuery } from '#web/lib/session/acting-organization.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { waitingSearch } from '#web/lib/navigation/paths.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { readTotal } from '#web/lib/calls/load-more.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { lazySection } from '#web/ui/feedback/lazy-section.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ReceivedTitle, SentTitle } from './headings.tsx'
import { applicationsSearch } from './routes.tsx'

const MinePart = lazySection(async () => (await withTexts(import('./mine-part.tsx'))).MinePart)
const loadReceived = () => withTexts(import('./received-part.tsx'))
const ReceivedPart = lazySection(async () => (await loadReceived()).ReceivedPart)
const ReceivedHeading = lazyPart<ReceivedActionsProps>(
  async () => (await loadReceived()).ReceivedHeading,
  () => null,
)

/** Applications of both sides at /applications and /my-applications (spec F2.14); the open tab is in the URL. */
export function ApplicationsPage() {
  const { page } = useTexts(applicationsCatalog)
  usePageHead({ title: page.heading })
  useLiveBlocks()
  const { user } = useSession()
  const { mode } = useAccountMode(user)
  const [search, changeSearch] = useSearchState(applicationsSearch)
  const { tab = mode === 'organization' ? 'received' : 'mine', application } = search
  const mine = useApplicationList('mine')
  const counts = useApplicantCounts(useScopeQuery(search.organization))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isOrganization = user?.isOrganization ?? false
  const isReceived = tab === 'received'
  const { shown, isOpening } = useOpenWaiting(isReceived && counts, search, changeSearch)
  // Below 1024 px an open application is a page of its own.
  const isDetailPage = isReceived && application !== undefined
  return (
    <div
      data-reaches-bottom={isReceived || undefined}
      className={joinClasses(
        'page-width flex flex-col',
        isReceived ? 'pt-5 pb-4 short:pt-2 lg:flex-1 lg:pt-3' : 'max-w-272 pt-8 pb-16 sm:pt-10',
        isDetailPage && 'max-lg:pt-0',
      )}
    >
      {!isReceived && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <SentTitle />
          <InvitesLink side="volunteer" />
        </div>
      )}
      <Tabs
        className={isReceived ? 'flex min-h-0 flex-1 flex-col' : undefined}
        heading={
          isReceived
            ? {
                start: <ReceivedTitle />,
                end: (
                  <>
                    <InvitesLink isCompact side="organization" />
                    <Suspense>
                      <ReceivedHeading search={shown} isHelpOpen={isHelpOpen} onHelpOpen={setHelpOpen} />
                    </Suspense>
                  </>
                ),
                className: isDetailPage ? 'max-lg:sr-only max-lg:[&>[role=tablist]]:hidden' : undefined,
              }
            : undefined
        }
        label={page.tabs}
        tabs={[
          { value: 'mine', label: page.mine, count: readTotal(mine) },
          { value: 'received', label: page.received, count: counts.data?.counts.all },
        ]}
        value={tab}
        onValueChange={(value) =>
          changeSearch(() => (value === 'received' ? openReceived(counts.data) : { tab: value }), {
            replace: true,
          })
        }
      >
        <TabPanel value="mine">
          <MinePart readerId={user?.id} highlighted={application} />
        </TabPanel>
        <TabPanel
          value="received"
          className={joinClasses(
            'short:pt-2 flex min-h-0 flex-1 flex-col pt-4 lg:pt-3',
            isDetailPage && 'max-lg:pt-0',
          )}
        >
          {user && isReceived && (
            <ReceivedPart
              search={shown}
              isOpening={isOpening}
              // What is on the screen is what changes, also before the URL says it.
              onSearch={(update, options) =>
                changeSearch(
                  (current) => update(isOpening ? { ...current, ...waitingSearch } : current),
                  options,
                )
              }
              reader={user}
              scope={(place) => (
                <OrganizationScope
                  layout={place}
                  value={search.organization}
                  onChoose={(organization) => changeSearch(narrow({ organization, project: undefined }))}
                />
              )}
              isOrganization={isOrganization}
              onHelp={() => setHelpOpen(true)}
            />
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** What waits for an answer, the longest first, as the homes open it; all if nothing waits or no one knows. */
const openReceived = (counts: ReturnType<typeof useApplicantCounts>['data']): ReceivedSearch =>
  (counts?.counts.pending ?? 0) > 0 ? waitingSearch : { tab: 'received' }

/**
 * Opens what waits where the URL says nothing, as in the links of the navigation. Returns what to show: until the counts
 * are there, what waits.
 */
function useOpenWaiting(
  counts: ReturnType<typeof useApplicantCounts> | false,
  search: ReceivedSearch,
  changeSearch: ChangeSearch,
): { shown: ReceivedSearch; isOpening: boolean } {
  const isOpening = counts !== false && Object.values(search).every((value) => value === undefined)
  // Counts from before, or of the organization that acted before, are loaded again first. What waits for a connection, or was
  // canceled, may never come.
  const isKnown = isOpening && !counts.isFetching
  const open = useEffectEvent(() =>
    changeSearch(() => openReceived(counts === false ? undefined : counts.data), { replace: true }),
  )
  useEffect(() => {
    if (isKnown) open()
  }, [isKnown])
  return { shown: isOpening ? waitingSearch : search, isOpening }
}
