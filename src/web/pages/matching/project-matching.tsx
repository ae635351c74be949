import { useState } from 'react'
import type { MatchWeights } from '#domain/matching/factors.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useMatches, useWeights, type MatchListOptions } from '#web/features/projects/matching/api.ts'
import { Insights } from '#web/features/projects/matching/insights.tsx'
import { MatchList, NoMatches } from '#web/features/projects/matching/match-list.tsx'
import { Preferences } from '#web/features/projects/matching/preferences.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { useSearchState, type Update } from '#web/lib/search-state.ts'
import type { SearchOf } from '#web/lib/screen-search.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { matchingSearch } from './routes.tsx'

/**
 * Projects that match a volunteer, and what counts for the match (/project-matching; spec F2); the open tab is in the
 * URL.
 */
export function ProjectMatchingPage() {
  const texts = useTexts(matchingCatalog)
  usePageHead({ title: texts.title })
  const { user } = useSession()
  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2">{texts.intro}</p>
      {user?.isVolunteer ? (
        <MatchingTabs key={user.id} />
      ) : (
        <div className="mt-6">
          <NoMatches isVolunteer={false} />
        </div>
      )}
    </div>
  )
}

function MatchingTabs() {
  const { tabs: texts, preferences } = useTexts(matchingCatalog)
  const [search, changeSearch] = useSearchState(matchingSearch)
  const { tab = 'recommendations' } = search
  const change = (update: Update<SearchOf<'/project-matching'>>) => changeSearch(update, { replace: true })
  const options = toMatchOptions(search)
  const matches = useMatches(options)
  const weights = useWeights()
  // Weights are tried on one tab and take effect on another, so their state lives above both.
  const [previewWeights, setPreviewWeights] = useState<MatchWeights | null>(null)
  return (
    <>
      <Tabs
        className="mt-6"
        label={texts.label}
        tabs={[
          { value: 'recommendations', label: texts.recommendations },
          { value: 'insights', label: texts.insights },
          { value: 'preferences', label: texts.preferences },
        ]}
        value={tab}
        onValueChange={(value) => change((current) => ({ ...current, tab: value }))}
      >
        <TabPanel value="recommendations">
          <MatchList
            query={matches}
            listOptions={options}
            onOptionsChange={(update) =>
              change((current) => toMatchingSearch(update(toMatchOptions(current))))
            }
            previewWeights={previewWeights}
          />
        </TabPanel>
        <TabPanel value="insights">
          <Insights />
        </TabPanel>
        <TabPanel value="preferences">
          {weights.data ? (
            <Preferences
              stored={weights.data}
              previewWeights={previewWeights}
              onPreview={setPreviewWeights}
              matches={matches}
              order={options.order}
            />
          ) : weights.isError ? (
            <ErrorState
              title={preferences.failed}
              onRetry={() => void weights.refetch()}
              retrying={weights.isFetching}
            />
          ) : (
            <LoadingRegion>
              <Skeleton className="h-140 rounded-lg" />
            </LoadingRegion>
          )}
        </TabPanel>
      </Tabs>
      <LeaveGuard isDirty={() => previewWeights !== null} text={preferences.leave} />
    </>
  )
}

const toMatchOptions = ({
  order = 'best-fit',
  ineligible,
}: SearchOf<'/project-matching'>): MatchListOptions => ({
  order,
  ineligible: ineligible === true,
})

/** Only values that differ from the defaults. */
const toMatchingSearch = ({ order, ineligible }: MatchListOptions): SearchOf<'/project-matching'> => ({
  ...(order !== 'best-fit' && { order }),
  ...(ineligible && { ineligible }),
})
