import { useEffect, useId, useRef, useState } from 'react'
import type { HourEntry } from '#contract/hours/hours.ts'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { canDecideHours } from '#domain/hours/hours.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useHours } from './api.ts'
import { DecideBar } from './decide-bar.tsx'
import { HourChoice, HourRow } from './hour-row.tsx'
import type { HoursWork } from './work.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

export type HourListProps = {
  work: HoursWork
  by: ApplicationSide
  /** Called after an action whose button is gone. */
  onGone: () => void
  /** Opens the form for an entry; without it each entry has its own. */
  onEdit?: (entry: HourEntry) => void
}

/** Logged hours: the volunteer edits or removes them, the organization decides on pending ones. */
export function HourList({ work, by, onGone, onEdit }: HourListProps) {
  const texts = useTexts(hoursCatalog)
  const list = useHours(work.applicationId)
  // All pending entries are selected until they are unchecked.
  const [excludedIds, setExcludedIds] = useState<readonly string[]>([])
  const { data, isError, isFetching, refetch } = list
  const titleId = useId()
  const gone = useRef(false)
  const markGone = () => {
    gone.current = true
  }
  useEffect(() => {
    // Waits until the list no longer has the focused element.
    if (gone.current) onGone()
    gone.current = false
  }, [data, onGone])
  if (!data) {
    if (isError)
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion>
        <SkeletonText lines={3} />
      </LoadingRegion>
    )
  }
  const entries = data.pages.flatMap((page) => page.items)
  if (entries.length === 0) {
    return (
      <p className="text-muted text-sm">
        {texts.noEntries}. {texts.noEntriesText[by]}
      </p>
    )
  }
  const decides = by === 'organization'
  const waiting = decides ? entries.filter(canDecideHours) : []
  const chosen = waiting.filter(({ id }) => !excludedIds.includes(id))
  const rest = decides ? entries.filter((entry) => !canDecideHours(entry)) : entries
  const choose = (id: string, checked: boolean) =>
    setExcludedIds((ids) => (checked ? ids.filter((each) => each !== id) : [...ids, id]))
  return (
    <div className="grid gap-3">
      {waiting.length > 0 && (
        <div>
          <p id={titleId} className="text-muted text-sm">
            {texts.choose}
          </p>
          <ul aria-labelledby={titleId} className="divide-line divide-y">
            {waiting.map((entry) => (
              <li key={entry.id}>
                <HourChoice
                  entry={entry}
                  checked={!excludedIds.includes(entry.id)}
                  onChange={(checked) => choose(entry.id, checked)}
                />
              </li>
            ))}
          </ul>
          <DecideBar work={work} chosen={chosen} onDecided={markGone} />
        </div>
      )}
      {(rest.length > 0 || list.hasNextPage) && (
        <div>
          <LoadMoreList
            label={texts.entries}
            className="divide-line divide-y"
            items={rest.map((entry) => ({
              key: entry.id,
              content: (
                <HourRow entry={entry} work={work} by={by} onRemoved={markGone} {...(onEdit && { onEdit })} />
              ),
            }))}
            {...toLoadMoreProps(list, texts.moreFailed)}
            moreLabel={texts.more}
          />
        </div>
      )}
    </div>
  )
}
