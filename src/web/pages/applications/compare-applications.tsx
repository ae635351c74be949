import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Columns3 } from 'lucide-react'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { Comparison } from '#web/features/applications/comparison/comparison.tsx'
import { useLastSearch } from '#web/features/applications/received/last-search.ts'
import { useComparison } from '#web/features/applications/triage/triage-api.ts'
import { isApiError, issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { triageCatalog, type TriageTexts } from '#web/features/applications/texts/triage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

/**
 * Compares two to four applications to one project at /applications/compare?ids=…, a link that colleagues can share.
 */
export function CompareApplicationsPage() {
  const triageTexts = useTexts(triageCatalog)
  const { compare: texts } = triageTexts
  usePageHead({ title: texts.title })
  const { ids = [] } = useSearch({ strict: false })
  const list = paths.applications(useLastSearch())
  const comparison = useComparison(ids)
  const { data, error, isFetching, refetch } = comparison
  return (
    <div className="page-width pt-6 pb-16">
      <Link
        {...list}
        className="text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      {data ? (
        <Found compared={data} onMoved={() => void refetch()} />
      ) : ids.length === 0 || isRefused(error) ? (
        <EmptyState
          icon={Columns3}
          title={texts.nothing}
          text={describe(triageTexts, error)}
          action={
            <Button asChild>
              <Link {...list}>{texts.choose}</Link>
            </Button>
          }
        />
      ) : error ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="mt-8 grid gap-8 md:grid-cols-2">
          <SkeletonText lines={8} />
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
    </div>
  )
}

/** Whether the URL names nothing that can be compared, so that retrying would not help. */
const isRefused = (error: unknown) => isApiError(error) && [403, 404, 422].includes(error.status)

function describe(triageTexts: TriageTexts, error: unknown): string {
  const { noneText } = triageTexts.compare
  const [issue] = issuesOf(error)
  // About all of them together; otherwise one of them is no id.
  if (issue) return issue.path === 'ids' ? issue.message : noneText
  return messageOf(error, noneText)
}

function Found({ compared, onMoved }: { compared: readonly ComparedApplication[]; onMoved: () => void }) {
  const triageTexts = useTexts(triageCatalog)
  const [first] = compared
  return (
    <>
      {first && (
        <p className="text-muted mt-2 mb-8">
          {triageTexts.compare.to}{' '}
          <Link {...paths.project(first.application.project.id)} className="link" dir="auto">
            {first.application.project.title}
          </Link>
        </p>
      )}
      <Comparison compared={compared} onMoved={onMoved} />
    </>
  )
}
