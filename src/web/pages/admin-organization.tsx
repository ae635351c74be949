import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useModeratedOrganization } from '#web/features/admin/moderation-api.ts'
import { OrganizationCase } from '#web/features/admin/organization-case.tsx'
import { ListSkeleton } from '#web/features/admin/people-list.tsx'
import { isNotFoundError } from '#web/lib/api-error.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** One organization at /admin/organizations/$id. */
export function AdminOrganizationPage() {
  const { moderation } = messages
  const { organizations } = moderation
  const { id } = useParams({ from: '/admin/admin/organizations/$id' })
  const { data, error, isFetching, refetch } = useModeratedOrganization(id)
  usePageHead({ title: data?.name ?? organizations.title })
  return (
    <>
      <Link {...paths.adminOrganizations()} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {organizations.back}
      </Link>
      <h1 className="mt-1 mb-6 flex flex-wrap items-center gap-3 text-3xl wrap-anywhere sm:text-4xl">
        {data?.name ?? organizations.title}
        {data?.isSuspended && (
          <Badge variant="danger" size="md">
            {moderation.suspended}
          </Badge>
        )}
      </h1>
      {data ? (
        <OrganizationCase organization={data} />
      ) : isNotFoundError(error) ? (
        <p className="text-muted">{organizations.missing}</p>
      ) : error ? (
        <ErrorState title={moderation.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
