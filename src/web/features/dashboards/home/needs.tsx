import type { ReactNode } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { HomeCard } from './home-card.tsx'

type NeedsProps<Task> = {
  side: UserType
  tasks: readonly Task[] | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  children: (task: Task, isFirst: boolean) => ReactNode
}

/** What needs the reader, the next action first; nothing if nothing does. */
export function Needs<Task extends { kind: string }>({ side, tasks, query, children }: NeedsProps<Task>) {
  const { needs, failed } = useTexts(homesCatalog)
  if (!tasks) {
    if (query.isError)
      return <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    return <NeedsSkeleton title={needs[side]} />
  }
  if (tasks.length === 0) return null
  return (
    <HomeCard title={needs[side]}>
      <ul className="divide-line divide-y">{tasks.map((task, index) => children(task, index === 0))}</ul>
    </HomeCard>
  )
}

function NeedsSkeleton({ title }: { title: string }) {
  return (
    <HomeCard title={title}>
      <LoadingRegion className="divide-line divide-y">
        {Array.from({ length: 3 }, (_, row) => (
          <div key={row} className="flex h-15 items-center gap-3 px-4">
            <Skeleton className="size-9" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    </HomeCard>
  )
}
