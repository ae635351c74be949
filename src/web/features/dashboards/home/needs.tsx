import type { ReactNode } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { HomeCard } from './home-card.tsx'

type NeedsProps<Task> = {
  side: UserType
  tasks: readonly Task[] | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What needs the reader elsewhere, also if nothing does here; then with its own title. */
  last?: { title: string; row: ReactNode } | undefined
  children: (task: Task, isFirst: boolean) => ReactNode
}

/** What needs the reader, the next action first; nothing if nothing does, or while it loads. */
export function Needs<Task extends { kind: string }>({
  side,
  tasks,
  query,
  last,
  children,
}: NeedsProps<Task>) {
  const { needs, failed } = useTexts(homesCatalog)
  if (!tasks) {
    if (!query.isError) return null
    return <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  }
  if (tasks.length === 0 && !last) return null
  return (
    <HomeCard title={tasks.length === 0 && last ? last.title : needs[side]}>
      {tasks.length > 0 && (
        <ul className="divide-line divide-y">{tasks.map((task, index) => children(task, index === 0))}</ul>
      )}
      {last?.row}
    </HomeCard>
  )
}
