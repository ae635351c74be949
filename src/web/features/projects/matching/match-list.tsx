import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { Update } from '#web/lib/search-state.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Chip } from '#web/ui/display/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { MatchWeights } from '#domain/matching/factors.ts'
import { matchOrders } from '#domain/matching/order.ts'
import type { MatchListOptions, useMatches } from './api.ts'
import { MatchCard } from './match-card.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { rescoreMatches } from './rescore.ts'

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
  listOptions: MatchListOptions
  onOptionsChange: (update: Update<MatchListOptions>) => void
  /** Previewed weights that are not saved; null = the saved ones. */
  previewWeights: MatchWeights | null
}

/** The matching projects with their number and sort order (spec F2, /project-matching). */
export function MatchList({ query, listOptions, onOptionsChange, previewWeights }: MatchListProps) {
  const texts = useTexts(matchingCatalog)
  const [shown, setShown] = useState(page)
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  if (!data) {
    if (isError) {
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <LoadingMatches />
  }
  const others = (
    <Checkbox
      label={texts.ineligible}
      checked={listOptions.ineligible}
      onChange={(event) => {
        const { checked } = event.currentTarget
        onOptionsChange((current) => ({ ...current, ineligible: checked }))
      }}
    />
  )
  if (data.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <NoMatches isVolunteer />
        {others}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Banner count={data.filter(({ isEligible }) => isEligible).length} />
      <div className="no-print grid gap-2">
        <div role="group" aria-label={texts.order.label} className="flex flex-wrap items-center gap-2">
          {matchOrders.map((each) => (
            <Chip
              key={each}
              pressed={listOptions.order === each}
              onClick={() => onOptionsChange((current) => ({ ...current, order: each }))}
            >
              {texts.order[each]}
            </Chip>
          ))}
          <div className="sm:ms-auto">{others}</div>
        </div>
        <p className="text-muted text-sm">{texts.order.text[listOptions.order]}</p>
      </div>
      {previewWeights && <PreviewNote />}
      <div aria-busy={isPlaceholderData} className={joinClasses(isPlaceholderData && 'opacity-60')}>
        <LoadMoreList
          label={texts.tabs.recommendations}
          className="grid grid-cols-1 gap-5"
          items={rescoreMatches(data, previewWeights, listOptions.order)
            .slice(0, shown)
            .map((match) => ({ key: match.id, content: <MatchCard match={match} /> }))}
          hasMore={shown < data.length}
          loadingMore={false}
          onMore={() => setShown(shown + page)}
          moreLabel={texts.more}
          progress={texts.shown({ shown: Math.min(shown, data.length), total: data.length })}
        />
      </div>
    </div>
  )
}

function Banner({ count }: { count: number }) {
  const matchingTexts = useTexts(matchingCatalog)
  return (
    <p
      role="status"
      className="bg-primary-soft text-primary-ink flex items-center gap-3 rounded-lg px-5 py-4 font-semibold"
    >
      <Sparkles aria-hidden className="size-5 shrink-0" />
      {matchingTexts.banner({ count })}
    </p>
  )
}

/** Reminds that other pages still show the scores with saved weights. */
function PreviewNote() {
  const { unsaved: texts } = useTexts(matchingCatalog)
  return (
    <p className="bg-warn-soft border-line rounded-lg border px-4 py-3 text-sm">
      {texts.text}{' '}
      <Link {...paths.matching({ tab: 'preferences' })} className="link">
        {texts.link}
      </Link>
    </p>
  )
}

function LoadingMatches() {
  const matchingTexts = useTexts(matchingCatalog)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-muted">
        {matchingTexts.loading}
      </p>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-lg lg:h-80" />
      ))}
    </div>
  )
}
