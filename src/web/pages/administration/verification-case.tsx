import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { VerificationCaseView } from '#web/features/administration/verification/verification-case.tsx'
import { useCase } from '#web/features/administration/verification/verification-api.ts'
import { useReader } from '#web/features/administration/reader.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** One case at /admin/verification/$id, where `id` is its organization's. */
export function AdminVerificationCasePage() {
  const texts = useTexts(adminVerificationCatalog)
  const { verificationStates } = useTexts(staffListsCatalog)
  const { isAdmin } = useReader()
  const { id } = useParams({ from: '/admin/admin/verification/$id' })
  const { data: about, isError, isFetching, refetch } = useCase(id)
  const name = about?.organization.organizationName ?? texts.title
  usePageHead({ title: name })
  return (
    <>
      <Link {...paths.adminVerification()} className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {texts.case.back}
      </Link>
      <h1
        className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl wrap-anywhere sm:text-4xl"
        dir="auto"
      >
        {name}
        {about && (
          <Badge size="md" variant={about.state === 'verified' ? 'success' : 'neutral'}>
            {verificationStates[about.state]}
          </Badge>
        )}
      </h1>
      {about && (
        <p className="text-muted mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {about.state === 'pending' && (
            <span>
              {about.waitedDays === 0 ? texts.waitedToday : texts.waited({ days: about.waitedDays })}
            </span>
          )}
          <Link {...paths.organization(id)} className="link">
            {texts.case.page}
          </Link>
          {isAdmin && (
            <Link {...paths.adminOrganization(id)} className="link">
              {texts.case.record}
            </Link>
          )}
        </p>
      )}
      <div className="mt-6">
        {about ? (
          <VerificationCaseView about={about} />
        ) : about === null ? (
          <p className="text-muted">{texts.case.missing}</p>
        ) : isError ? (
          <ErrorState title={texts.case.failed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingRegion className="grid gap-8">
            <Skeleton className="h-48 rounded-lg" />
            <Skeleton className="h-72 rounded-lg" />
          </LoadingRegion>
        )}
      </div>
    </>
  )
}
