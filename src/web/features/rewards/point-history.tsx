import type { PointEntry } from '#contract/rewards/rewards.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { usePointEntries } from './api.ts'
import { describeEntry, describeWork } from './entry-display.ts'
import { rewardsCatalog } from './texts/rewards-texts.ts'

/** Earned and spent points, latest first. */
export function PointHistory() {
  const { history: texts } = useTexts(rewardsCatalog)
  const list = usePointEntries()
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError)
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion className="border-line bg-surface grid gap-5 rounded-lg border p-5">
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </LoadingRegion>
    )
  }
  const entries = data.pages.flatMap((page) => page.items)
  if (entries.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <LoadMoreList
      label={texts.list}
      className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
      items={entries.map((entry) => ({ key: String(entry.id), content: <EntryRow entry={entry} /> }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

function EntryRow({ entry }: { entry: PointEntry }) {
  const rewardsTexts = useTexts(rewardsCatalog)
  const { history: texts } = rewardsTexts
  const { points, balanceAfter, at } = entry
  const work = describeWork(useLanguage(), entry)
  const change = Math.abs(points)
  return (
    <div className="flex min-h-15 items-center justify-between gap-4 px-4 py-2 wrap-anywhere">
      <div className="min-w-0">
        <p className="font-medium">{describeEntry(rewardsTexts, entry)}</p>
        <p className="text-muted text-sm">
          {work !== null && `${work} · `}
          <TimeStamp iso={at} />
        </p>
      </div>
      <p className="shrink-0 text-end tabular-nums">
        <span
          aria-hidden
          className={joinClasses('font-heading block text-lg font-bold', points > 0 && 'text-success')}
        >
          {points > 0 ? texts.change({ change }) : texts.spent({ change })}
        </span>
        <VisuallyHidden>
          {points > 0 ? texts.changeSpoken({ change }) : texts.spentSpoken({ change })},{' '}
        </VisuallyHidden>
        <span className="text-muted block text-xs sm:text-sm">
          {texts.balance({ balance: balanceAfter })}
        </span>
      </p>
    </div>
  )
}
