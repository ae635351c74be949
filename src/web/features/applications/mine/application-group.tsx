import { useId } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationGroup as GroupName } from '#domain/applications/groups.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import type { useMyApplications } from '#web/features/applications/api.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { mineCatalog } from '#web/features/applications/texts/mine-texts.ts'
import { OpenRow, type RowProps } from './open-row.tsx'
import { PastRow } from './past-row.tsx'

type ApplicationGroupProps = Pick<RowProps, 'parts' | 'onMove' | 'onHours'> & {
  name: GroupName
  list: ReturnType<typeof useMyApplications>
  /** The applications to show; not all of them need to be on a loaded page. */
  items: readonly Application[]
  highlighted: string | undefined
}

/** One group of applications, with its own count and its own Load More. */
export function ApplicationGroup({ name, list, items, highlighted, ...row }: ApplicationGroupProps) {
  const { groups } = useTexts(mineCatalog)
  const { page } = useTexts(applicationsCatalog)
  const titleId = useId()
  const total = list.data?.pages.at(-1)?.total ?? String(items.length)
  const Entry = name === 'past' ? PastRow : OpenRow
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {groups[name]}{' '}
        <span className="text-muted ms-1 font-sans text-sm font-normal tabular-nums">{total}</span>
      </h2>
      <LoadMoreList
        label={groups[name]}
        className="border-line bg-surface divide-line divide-y rounded-lg border"
        items={items.map((application) => ({
          key: application.id,
          content: (
            <Entry application={application} isHighlighted={application.id === highlighted} {...row} />
          ),
        }))}
        {...toLoadMoreProps(list, page.loadMoreFailed)}
        moreLabel={page.loadMore}
        progress={page.shown({ shown: items.length, total })}
      />
    </section>
  )
}
