import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePerson } from '#web/features/admin/moderation-api.ts'
import { ListSkeleton } from '#web/features/admin/people-list.tsx'
import { PersonCase } from '#web/features/admin/person-case.tsx'
import { isNotFoundError } from '#web/lib/api-error.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** One person at /admin/people/$id. */
export function AdminPersonPage() {
  const { moderation } = messages
  const { people } = moderation
  const { id } = useParams({ from: '/admin/admin/people/$id' })
  const { data, error, isFetching, refetch } = usePerson(id)
  usePageHead({ title: data?.name ?? people.title })
  return (
    <>
      <Link {...paths.adminPeople()} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {people.back}
      </Link>
      <h1 className="mt-1 mb-6 flex flex-wrap items-center gap-3 text-3xl wrap-anywhere sm:text-4xl">
        {data?.name ?? people.title}
        {data?.isAdmin && (
          <Badge variant="info" size="md">
            {people.administrator}
          </Badge>
        )}
        {data?.isSuspended && (
          <Badge variant="danger" size="md">
            {moderation.suspended}
          </Badge>
        )}
      </h1>
      {data ? (
        <PersonCase person={data} />
      ) : isNotFoundError(error) ? (
        <p className="text-muted">{people.missing}</p>
      ) : error ? (
        <ErrorState title={moderation.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
