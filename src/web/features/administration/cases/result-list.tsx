import { formatTotal } from '#web/lib/format/format-number.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Page } from '#web/lib/calls/api.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ListLine } from './list-line.tsx'

/** Classes of a row of a list in the admin area. */
export const entryClasses =
  'hover:bg-sunken text-ink flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 no-underline wrap-anywhere focus-visible:-outline-offset-2'

type ResultListProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  icon: LucideIcon
  texts: { list: string; none: string; noneText: string }
  /** The level of the heading if nothing is found or it can't be loaded. */
  as?: 'h2' | 'h3'
  /** Beside how many there are, such as a download of them all. */
  action?: ReactNode
  renderItem: (item: Item) => { key: string; content: ReactNode }
}

/** The results of a search in the admin area, loaded so far. */
export function ResultList<Item>({
  list,
  icon,
  texts,
  as = 'h2',
  action,
  renderItem,
}: ResultListProps<Item>) {
  const language = useLanguage()
  const moderationTexts = useTexts(moderationCatalog)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return (
        <ErrorState
          as={as}
          title={moderationTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )
    }
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  const { total } = formatTotal(language, data.pages.at(-1)?.total)
  if (found.length === 0) return <EmptyState as={as} icon={icon} title={texts.none} text={texts.noneText} />
  return (
    <>
      <ListLine
        found={moderationTexts.found({ total: total || formatTotal(language, found.length).total })}
        action={action}
      />
      <LoadMoreList
        label={texts.list}
        className={`grid grid-cols-1 ${rowsClasses}`}
        items={found.map(renderItem)}
        {...toLoadMoreProps(list, moderationTexts.moreFailed)}
        moreLabel={moderationTexts.more}
        progress={
          total
            ? moderationTexts.shown({ count: found.length, total })
            : moderationTexts.shownSoFar({ count: found.length })
        }
      />
    </>
  )
}

/** Placeholder for entries that are loading. */
export function ListSkeleton() {
  return (
    <LoadingRegion className={rowsClasses}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="grid h-15 content-center gap-2 px-4">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </LoadingRegion>
  )
}
