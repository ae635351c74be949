import { Link } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import type { PersonRow } from '#contract/admin-moderation.ts'
import { growthOf } from '#web/lib/growing.ts'
import { messages } from '#web/messages/messages.ts'
import { paths, type AdminPeopleSearch } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'
import { usePeople } from './moderation-api.ts'

/** What an entry of the area's lists looks like. */
export const entryClasses =
  'border-line bg-surface hover:border-line-strong text-ink flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-3 no-underline wrap-anywhere transition-[border-color]'

/** People by name, address and state. */
export function PeopleList({ search }: { search: AdminPeopleSearch }) {
  const { moderation } = messages
  const list = usePeople(search)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={moderation.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  const total = data.pages.at(-1)?.total ?? ''
  if (found.length === 0) {
    const { none, noneText } = moderation.people
    return <EmptyState icon={UserSearch} title={none} text={noneText} />
  }
  return (
    <>
      <p role="status" className="text-muted mb-3 text-sm tabular-nums">
        {moderation.found(total || found.length)}
      </p>
      <GrowingList
        label={moderation.people.list}
        className="grid grid-cols-1 gap-2"
        items={found.map((person) => ({ key: person.id, content: <Entry person={person} /> }))}
        {...growthOf(list, moderation.moreFailed)}
        moreLabel={moderation.more}
        progress={moderation.shown(found.length, total)}
      />
    </>
  )
}

function Entry({ person }: { person: PersonRow }) {
  const { moderation } = messages
  const { people } = moderation
  return (
    <Link {...paths.adminPerson(person.id)} className={entryClasses}>
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={person.name} />
        <span className="min-w-0">
          <span className="block font-medium">{person.name}</span>
          <span className="text-muted block text-sm">{person.email}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {person.isAdmin && <Badge variant="info">{people.administrator}</Badge>}
        {person.isSuspended && <Badge variant="danger">{moderation.suspended}</Badge>}
        <span className="text-muted">
          {people.joined} <TimeStamp iso={person.createdAt} inText />
        </span>
      </span>
    </Link>
  )
}

/** Entries that are on their way. */
export function ListSkeleton() {
  return (
    <LoadingRegion className="grid gap-2">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-16 rounded-lg" />
      ))}
    </LoadingRegion>
  )
}
