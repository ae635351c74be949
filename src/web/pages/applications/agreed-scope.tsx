import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, FileQuestion, Printer } from 'lucide-react'
import { useRef } from 'react'
import type { AgreedScopes } from '#contract/applications/agreed-scopes.ts'
import type { Application } from '#contract/applications/applications.ts'
import { useAccountMode } from '#web/features/accounts/account-mode.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { useAgreedScopes } from '#web/features/applications/scope/scope-api.ts'
import { ScopeEnded } from '#web/features/applications/scope/scope-ended.tsx'
import { ScopeHistory } from '#web/features/applications/scope/scope-history.tsx'
import { ScopeRequest } from '#web/features/applications/scope/scope-request.tsx'
import { ScopeSheet } from '#web/features/applications/scope/scope-sheet.tsx'
import { ScopeBudget } from '#web/features/applications/scope/scope-summary.tsx'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/**
 * What both sides of accepted work agreed to at /applications/{id}/scope, by version and printable, with an open request
 * to change it (decision A30).
 */
export function AgreedScopePage() {
  const texts = useTexts(scopeCatalog)
  const { id = '' } = useParams({ strict: false })
  const { application, scopes } = useAgreedScopes(id)
  const { mode } = useAccountMode(useSession().user)
  const failed = [application, scopes].filter(({ error }) => error)
  usePageHead({
    title: application.data ? texts.pageTitle({ project: application.data.project.title }) : texts.title,
  })
  return (
    <div className="page-width max-w-208 pt-6 pb-16">
      {application.data && scopes.data ? (
        <Found application={application.data} scopes={scopes.data} />
      ) : application.data === null || scopes.data === null ? (
        <EmptyState
          as="h1"
          icon={FileQuestion}
          title={texts.missing}
          text={texts.missingText}
          action={
            <Button asChild>
              <Link {...paths.applications({ tab: mode === 'organization' ? 'received' : 'mine' })}>
                {texts.toApplications}
              </Link>
            </Button>
          }
        />
      ) : failed.length > 0 ? (
        <ErrorState
          as="h1"
          title={texts.failed}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <LoadingRegion className="mt-14 grid gap-6">
          <SkeletonText lines={2} />
          <SkeletonText lines={9} />
        </LoadingRegion>
      )}
    </div>
  )
}

function Found({ application, scopes }: { application: Application; scopes: AgreedScopes }) {
  const texts = useTexts(scopeCatalog)
  const { user } = useSession()
  const { version: chosen } = useSearch({ strict: false })
  const heading = useRef<HTMLHeadingElement>(null)
  const isVolunteer = application.volunteerId === user?.id
  const [latest] = scopes.versions
  const shown = scopes.versions.find(({ version }) => version === chosen) ?? latest
  const open = scopes.changes.find(({ status }) => status === 'open')
  const base = scopes.versions.find(({ version }) => version === open?.baseVersion)
  const tab = isVolunteer ? 'mine' : 'received'
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <div className="no-print flex flex-wrap items-center justify-between gap-3">
          <Link
            {...paths.applications({ tab, application: application.id })}
            className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {texts.back}
          </Link>
          {shown && (
            <Button size="sm" variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden />
              {texts.print}
            </Button>
          )}
        </div>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl outline-none sm:text-4xl">
          {texts.title}
        </h1>
        {shown && (
          <p className="text-muted measure mt-2 wrap-anywhere" dir="auto">
            {texts.intro({
              volunteer: formatVolunteerName(application),
              organization: application.organization.organizationName,
            })}
          </p>
        )}
      </div>
      <ScopeEnded application={application} side={isVolunteer ? 'volunteer' : 'organization'} />
      {open && base && (
        <ScopeRequest
          key={open.id}
          application={application}
          change={open}
          base={base}
          isVolunteer={isVolunteer}
          onLeft={() => heading.current?.focus()}
        />
      )}
      {shown ? (
        <>
          {shown === latest && (
            <div className="no-print empty:hidden">
              <ScopeBudget application={application} />
            </div>
          )}
          <ScopeSheet
            application={application}
            version={shown}
            isCurrent={shown === latest}
            chosen={chosen}
          />
          <ScopeHistory
            scopes={scopes}
            volunteer={formatVolunteerName(application)}
            timeZone={application.project.timeZone}
            shown={shown.version}
          />
        </>
      ) : (
        <EmptyState icon={FileQuestion} title={texts.none} text={texts.noneText} />
      )}
    </div>
  )
}
