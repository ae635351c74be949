import { useState } from 'react'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { useMatches, useWeights } from '#web/features/projects/matching/api.ts'
import { HiddenMatches } from '#web/features/projects/matching/dismissals/hidden-matches.tsx'
import { Insights } from '#web/features/projects/matching/insights.tsx'
import { MatchList, NoMatches } from '#web/features/projects/matching/match-list.tsx'
import { toMatchOptions } from '#web/features/projects/matching/match-search.ts'
import { Preferences } from '#web/features/projects/matching/preferences/preferences.tsx'
import { useFolded } from '#web/features/projects/matching/dismissals/use-folded.ts'
import { useMatchShortcuts } from '#web/features/projects/matching/use-match-keys.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState, type Update } from '#web/lib/navigation/search-state.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { matchingSearch } from './routes.tsx'

/**
 * Projects that match a volunteer, and what counts for the match (/project-matching; spec F2); the open tab is in the
 * URL.
 */
export function ProjectMatchingPage() {
  const texts = useTexts(matchingCatalog)
  usePageHead({ title: texts.title })
  const { user } = useSession()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const shortcuts = useMatchShortcuts()
  return (
    <div className="page-width pt-5 pb-16 sm:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{texts.title}</h1>
        {user?.isVolunteer && (
          <ShortcutsButton open={isHelpOpen} onOpenChange={setHelpOpen} shortcuts={shortcuts} />
        )}
      </div>
      {user?.isVolunteer ? (
        <MatchingTabs key={user.id} onHelp={() => setHelpOpen(true)} />
      ) : (
        <div className="mt-6">
          <NoMatches isVolunteer={false} />
        </div>
      )}
    </div>
  )
}

function MatchingTabs({ onHelp }: { onHelp: () => void }) {
  const { tabs: texts, preferences } = useTexts(matchingCatalog)
  const [search, changeSearch] = useSearchState(matchingSearch)
  const { tab = 'recommendations' } = search
  const change = (update: Update<SearchOf<'/project-matching'>>) => changeSearch(update, { replace: true })
  const options = toMatchOptions(search)
  const matches = useMatches(options)
  const weights = useWeights()
  // Weights are tried on one tab and take effect on another, so their state lives above both.
  const [previewWeights, setPreviewWeights] = useState<MatchWeights | null>(null)
  // The same holds for what was hidden: it can be undone after a look at another tab.
  const folded = useFolded()
  return (
    <>
      <Tabs
        className="mt-3"
        label={texts.label}
        tabs={[
          {
            value: 'recommendations',
            label: texts.recommendations,
            count: matches.data?.filter(({ isEligible }) => isEligible).length,
          },
          { value: 'insights', label: texts.insights },
          { value: 'preferences', label: texts.preferences },
        ]}
        value={tab}
        onValueChange={(value) => change((current) => ({ ...current, tab: value }))}
      >
        <TabPanel value="recommendations" className="pt-4">
          <MatchList
            query={matches}
            search={search}
            onSearch={change}
            weights={weights.data}
            previewWeights={previewWeights}
            folded={folded}
            onHelp={onHelp}
          />
        </TabPanel>
        <TabPanel value="insights">
          <Insights />
        </TabPanel>
        <TabPanel value="preferences" className="grid grid-cols-1 gap-10">
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
          <HiddenMatches onShown={folded.unfold} />
        </TabPanel>
      </Tabs>
      <LeaveGuard isDirty={() => previewWeights !== null} text={preferences.leave} />
    </>
  )
}
