import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import type { OrganizationRow } from '#contract/admin-moderation.ts'
import { growthOf } from '#web/lib/growing.ts'
import { messages } from '#web/messages/messages.ts'
import { paths, type AdminOrganizationsSearch } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { GrowingList } from '#web/ui/growing-list.tsx'
import { useModeratedOrganizations } from './moderation-api.ts'
import { entryClasses, ListSkeleton } from './people-list.tsx'

/** Organizations by name and state. */
export function OrganizationsList({ search }: { search: AdminOrganizationsSearch }) {
  const { moderation } = messages
  const list = useModeratedOrganizations(search)
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
    const { none, noneText } = moderation.organizations
    return <EmptyState icon={Building2} title={none} text={noneText} />
  }
  return (
    <>
      <p role="status" className="text-muted mb-3 text-sm tabular-nums">
        {moderation.found(total || found.length)}
      </p>
      <GrowingList
        label={moderation.organizations.list}
        className="grid grid-cols-1 gap-2"
        items={found.map((row) => ({ key: row.id, content: <Entry row={row} /> }))}
        {...growthOf(list, moderation.moreFailed)}
        moreLabel={moderation.more}
        progress={moderation.shown(found.length, total)}
      />
    </>
  )
}

function Entry({ row }: { row: OrganizationRow }) {
  const { moderation } = messages
  const { organizations } = moderation
  return (
    <Link {...paths.adminOrganization(row.id)} className={entryClasses}>
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={row.name} />
        <span className="min-w-0">
          <span className="block font-medium">{row.name}</span>
          <span className="text-muted block text-sm">
            {organizations.numbers(row.members, row.publishedProjects)}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {row.isSuspended && <Badge variant="danger">{moderation.suspended}</Badge>}
        {row.isImported && <Badge>{organizations.imported}</Badge>}
        {row.isVerified ? (
          <Badge variant="success">{organizations.verified}</Badge>
        ) : (
          <Badge variant="warn">{organizations.notVerified}</Badge>
        )}
      </span>
    </Link>
  )
}
