import { Link } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import type { ListedVolunteer } from '#contract/matching/directory.ts'
import { gridClasses } from '#web/features/projects/grid-classes.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { findLimitDay } from '#domain/time/time.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatTimestamp } from '#web/lib/format/format-time.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { useDirectory } from './api.ts'
import { VolunteerCard } from './volunteer-card.tsx'

export type DirectoryListProps = {
  list: ReturnType<typeof useDirectory>
  /** Why no one may be found: filters, which clearing would help; the chosen project; or no one is listed. */
  empty: 'filtered' | 'project' | 'noOne'
  onClear: () => void
  /** Why the place was refused. */
  nearError: string | undefined
  /** What the reader can do with a volunteer, such as inviting them. */
  actions?: (volunteer: ListedVolunteer) => ReactNode
  /** What else, in a menu of the card. */
  menu?: (volunteer: ListedVolunteer) => ReactNode
}

/** The volunteers found, as cards; six placeholders while the first page loads. */
export function DirectoryList({ list, empty, onClear, nearError, actions, menu }: DirectoryListProps) {
  const language = useLanguage()
  const texts = useTexts(directoryCatalog)
  const limit = useDayLimit(list)
  const { data, isPlaceholderData, isError, isFetching, refetch } = list
  const hasOwnAnswer = data !== undefined && !isPlaceholderData
  // While other filters load, an empty answer keeps its own reason.
  const [settled, setSettled] = useState(empty)
  if (!isPlaceholderData && settled !== empty) setSettled(empty)
  if (nearError !== undefined) return <Nothing empty="filtered" onClear={onClear} text={nearError} />
  if (limit && !hasOwnAnswer) {
    return <UsedUp limit={limit} list={list} onClear={empty === 'filtered' ? onClear : null} />
  }
  if (isError && !hasOwnAnswer) {
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <LoadingRegion isSilent className={gridClasses}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-64 rounded-lg" />
        ))}
      </LoadingRegion>
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  if (found.length === 0) return <Nothing empty={isPlaceholderData ? settled : empty} onClear={onClear} />
  const growth = toLoadMoreProps(list, texts.loadMoreFailed)
  return (
    <div
      aria-busy={isPlaceholderData}
      className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <LoadMoreList
        label={texts.heading}
        className={gridClasses}
        items={found.map((volunteer) => ({
          key: volunteer.id,
          content: (
            <VolunteerCard
              volunteer={volunteer}
              match={volunteer.match}
              actions={actions?.(volunteer)}
              menu={menu?.(volunteer)}
            />
          ),
        }))}
        {...growth}
        hasMore={growth.hasMore && !isPlaceholderData && (!limit || limit.isOver)}
        moreLabel={texts.loadMore}
        progress={texts.shown({
          shown: found.length,
          total: formatTotal(language, data.pages.at(-1)?.total).total,
        })}
      />
      {limit && !limit.isOver && (
        <p role="status" className="measure mx-auto mt-8 text-center">
          {texts.usedUpText({ time: formatTimestamp(language, limit.until, limit.timeZone) })}
        </p>
      )}
    </div>
  )
}

/** Whether the reader has seen as many volunteers as one can in a day. */
const isUsedUp = (error: unknown): boolean => isApiError(error) && error.body?.code === 'directory_used_up'

/** Until when the reader sees no more volunteers: the end of the day in which that was refused. Null if it was not. */
function useDayLimit({ error, errorUpdatedAt }: DirectoryListProps['list']) {
  const now = useNow()
  const timeZone = use(TimeZoneContext)
  if (!isUsedUp(error)) return null
  const { end } = findLimitDay(new Date(errorUpdatedAt))
  return { until: end.toISOString(), isOver: now >= end.getTime(), timeZone }
}

type UsedUpProps = Pick<DirectoryListProps, 'list'> & {
  limit: NonNullable<ReturnType<typeof useDayLimit>>
  /** Other filters may find volunteers whom the reader saw today; null without any. */
  onClear: (() => void) | null
}

function UsedUp({ limit, list, onClear }: UsedUpProps) {
  const language = useLanguage()
  const texts = useTexts(directoryCatalog)
  if (limit.isOver) {
    return (
      <ErrorState title={texts.usedUpOver} onRetry={() => void list.refetch()} retrying={list.isFetching} />
    )
  }
  return (
    <EmptyState
      icon={UserSearch}
      title={texts.usedUp}
      text={texts.usedUpText({ time: formatTimestamp(language, limit.until, limit.timeZone) })}
      action={onClear && <Button onClick={onClear}>{texts.clearFilters}</Button>}
    />
  )
}

type NothingProps = Pick<DirectoryListProps, 'empty' | 'onClear'> & { text?: string }

/** Why no one is listed, and what to do about it. */
function Nothing({ empty, onClear, text }: NothingProps) {
  const { empty: texts } = useTexts(directoryCatalog)
  const { clearAll } = useTexts(browseCatalog).filters
  return (
    <EmptyState
      icon={UserSearch}
      title={texts.title}
      text={text ?? texts[empty]}
      action={
        empty === 'filtered' ? (
          <Button onClick={onClear}>{clearAll}</Button>
        ) : empty === 'noOne' ? (
          <Button asChild>
            <Link {...paths.createProject()}>{texts.create}</Link>
          </Button>
        ) : undefined
      }
    />
  )
}
