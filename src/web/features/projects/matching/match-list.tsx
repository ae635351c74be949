import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { matchWeights, type MatchWeights } from '#domain/matching/scoring/factors.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { KeyHints } from '#web/ui/display/key-hints.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { InView, useSeenMatches } from '#web/lib/calls/seen-matches.tsx'
import { focusRow } from '#web/lib/focus/focus-row.ts'
import type { useMatches } from './api.ts'
import { Compare } from './comparison/compare.tsx'
import { DismissedRow } from './dismissals/dismissed-row.tsx'
import { GeneralNote, isGeneral } from './general-note.tsx'
import { MatchDetail } from './match-detail.tsx'
import { MatchRow, titleIdOf } from './match-row.tsx'
import {
  toMatchOptions,
  toggleCompared,
  toggleOpen,
  type ChangeMatchSearch,
  type MatchSearch,
} from './match-search.ts'
import { LoadingMatches } from './match-skeletons.tsx'
import { EligibleSwitch, MatchToolbar } from './match-toolbar.tsx'
import { rescoreMatches } from './preferences/rescore.ts'
import { placeFolded, type Folded } from './dismissals/use-folded.ts'
import { useMatchKeyHints, useMatchKeys } from './use-match-keys.ts'

/** Page size: shown at first, and added by each press. All matches are already loaded. */
const page = 12

/** No matches, or no volunteer profile yet, with what to do about it. */
export function NoMatches({ isVolunteer }: { isVolunteer: boolean }) {
  const { empty: texts } = useTexts(matchingCatalog)
  return (
    <EmptyState
      icon={Sparkles}
      title={texts.title}
      text={isVolunteer ? texts.text : texts.noVolunteer}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isVolunteer && (
            <Button asChild>
              <Link {...paths.organizationDashboard({ tab: 'projects' })}>{texts.projects}</Link>
            </Button>
          )}
          <Button asChild variant={isVolunteer ? 'primary' : 'secondary'}>
            <Link {...paths.volunteerProfileSetup()}>{texts.action}</Link>
          </Button>
        </div>
      }
    />
  )
}

export type MatchListProps = {
  query: ReturnType<typeof useMatches>
  search: MatchSearch
  onSearch: ChangeMatchSearch
  /** Undefined until they are loaded. */
  weights: MatchWeights | undefined
  /** Previewed weights that are not saved; null = the saved ones. */
  previewWeights: MatchWeights | null
  folded: Folded
  onHelp: () => void
}

/** The matching projects (spec F2, /project-matching), or why there are none. */
export function MatchList(props: MatchListProps) {
  const { query, search, onSearch, folded } = props
  const texts = useTexts(matchingCatalog)
  const { data, isError, isFetching, refetch } = query
  if (!data) {
    if (isError) {
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <LoadingMatches />
  }
  if (data.length === 0 && folded.folded.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <NoMatches isVolunteer />
        <EligibleSwitch search={search} onSearch={onSearch} />
      </div>
    )
  }
  return <Found {...props} matches={data} />
}

type FoundProps = MatchListProps & { matches: NonNullable<MatchListProps['query']['data']> }

function Found(props: FoundProps) {
  const { matches, query, search, onSearch, previewWeights, folded } = props
  const texts = useTexts(matchingCatalog)
  const hints = useMatchKeyHints()
  const onSeen = useSeenMatches({ list: 'matches', order: toMatchOptions(search).order })
  const [asked, setAsked] = useState(page)
  const weights = previewWeights ?? props.weights ?? matchWeights
  const rescored = rescoreMatches(matches, previewWeights, toMatchOptions(search).order)
  const rows = placeFolded(rescored, folded.folded)
  // What the URL names is shown, for a reader who comes back to it.
  const named = rows.findLastIndex(({ id }) => id === search.open || search.compare?.includes(id))
  const count = Math.max(asked, Math.ceil((named + 1) / page) * page)
  const shown = rows.slice(0, count)
  const compared = rescored.filter(({ id }) => search.compare?.includes(id))
  const toggle = (id: string) =>
    onSearch(
      toggleCompared(
        id,
        rescored.map((match) => match.id),
      ),
    )
  const hasHotkeys = useMatchKeys({
    ids: shown.filter((row) => row.folded === null).map(({ id }) => id),
    openId: search.open,
    onCompare: toggle,
    onHelp: props.onHelp,
  })
  return (
    <div className={joinClasses('grid grid-cols-1 gap-4', compared.length > 0 && 'max-lg:pb-16')}>
      <GeneralNote matches={matches} />
      <MatchToolbar
        count={matches.filter(({ isEligible }) => isEligible).length}
        search={search}
        onSearch={onSearch}
        isGeneral={isGeneral(matches)}
        isPreview={previewWeights !== null}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div
          aria-busy={query.isPlaceholderData}
          className={joinClasses('min-w-0', query.isPlaceholderData && 'opacity-60')}
        >
          <LoadMoreList
            label={texts.tabs.recommendations}
            className="border-line bg-surface divide-line divide-y rounded-lg border *:first:rounded-t-lg"
            items={shown.map(({ id, match, folded: hidden }) => ({
              key: id,
              content: hidden ? (
                <DismissedRow
                  folded={hidden}
                  isBusy={folded.isBusy}
                  onFocused={() => folded.markFocused(id)}
                  onFollow={(advice) => folded.follow(hidden, advice)}
                  onUndo={() =>
                    folded.undo(hidden, () => requestAnimationFrame(() => focusRow(titleIdOf(id))))
                  }
                />
              ) : (
                <InView onSeen={() => onSeen(id)}>
                  <MatchRow
                    match={match}
                    isOpen={search.open === id}
                    isCompared={search.compare?.includes(id) ?? false}
                    onOpen={() => onSearch(toggleOpen(id))}
                    onCompare={() => toggle(id)}
                  >
                    <MatchDetail
                      match={match}
                      weights={weights}
                      onDismiss={(reason) => folded.dismiss(match, reason, rows)}
                    />
                  </MatchRow>
                </InView>
              ),
            }))}
            hasMore={count < rows.length}
            loadingMore={false}
            onMore={() => setAsked(count + page)}
            moreLabel={texts.more}
            progress={texts.shown({ shown: Math.min(count, rows.length), total: rows.length })}
          />
          {hasHotkeys && <KeyHints hints={hints} />}
        </div>
        <Compare
          compared={compared}
          weights={weights}
          onClear={() => onSearch((current) => ({ ...current, compare: undefined }))}
        />
      </div>
    </div>
  )
}
