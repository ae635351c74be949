import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { RowList } from '#web/ui/display/row-list.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { useReceivedApplications } from './api.ts'
import { applicationsCatalog } from './texts/applications-texts.ts'

type DashboardRowsProps = {
  list: ReturnType<typeof useReceivedApplications>
  label: string
  /** Shown if there are none. */
  empty: { icon: LucideIcon; title: string; text: string }
  /** One of them, as a row with its key. */
  children: (application: Application) => ReactNode
}

/** Received applications on the organization's dashboard, page by page. */
export function DashboardRows({ list, label, empty, children }: DashboardRowsProps) {
  const { page } = useTexts(applicationsCatalog)
  const { organization: texts } = useTexts(dashboardsCatalog)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={page.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return (
      <LoadingRegion>
        <Skeleton className="h-48 rounded-lg" />
      </LoadingRegion>
    )
  }
  const applications = data.pages.flatMap(({ items }) => items)
  if (applications.length === 0) return <EmptyState {...empty} />
  const { hasMore, loadingMore, onMore } = toLoadMoreProps(list, texts.moreFailed)
  return (
    <>
      <RowList label={label}>{applications.map(children)}</RowList>
      {hasMore && (
        <div className="mt-6 text-center">
          <Button variant="secondary" loading={loadingMore} onClick={onMore}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}

/** A row that takes the focus once its application has moved: the pressed button is gone, and the status changed. */
export function useFocusOnMove(status: Application['status']) {
  const row = useRef<HTMLLIElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) row.current?.focus()
    hasMoved.current = false
  }, [status])
  const onMoved = () => {
    hasMoved.current = true
  }
  return { row, onMoved }
}
