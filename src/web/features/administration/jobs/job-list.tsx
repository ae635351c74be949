import { formatList } from '#contract/i18n/lists.ts'
import { CircleCheck, Inbox } from 'lucide-react'
import type { AdminJob } from '#contract/job-queue/job-queue.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { jobNamesCatalog, type JobNamesTexts } from '#contract/texts/job-names-texts.ts'
import { jobsCatalog } from '#web/features/administration/texts/jobs-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { useJobs, useRetry } from './jobs-api.ts'
import { ListSkeleton } from '#web/features/administration/cases/result-list.tsx'

/** The name of a kind of job, or the kind itself if it has none. */
export function labelJobKind({ kinds }: JobNamesTexts, kind: string): string {
  const names: Readonly<Record<string, string>> = kinds
  return names[kind] ?? kind
}

/** Jobs in one state: what went wrong, and a button to retry. */
export function JobList({ search }: { search: SearchOf<'/admin/jobs'> }) {
  const jobsTexts = useTexts(jobsCatalog)
  const state = search.state ?? 'failed'
  const list = useJobs(search)
  const retry = useRetry()
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={jobsTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  if (found.length === 0) {
    const icon = state === 'failed' ? CircleCheck : Inbox
    return <EmptyState icon={icon} title={jobsTexts.none[state]} text={jobsTexts.noneText[state]} />
  }
  return (
    <LoadMoreList
      label={jobsTexts.list}
      className="grid grid-cols-1 gap-2"
      items={found.map((job) => ({
        key: String(job.id),
        content: (
          <Entry
            job={job}
            isBusy={
              retry.isPending &&
              retry.variables !== undefined &&
              'id' in retry.variables &&
              retry.variables.id === job.id
            }
            onRetry={() => retry.mutate({ id: job.id })}
          />
        ),
      }))}
      {...toLoadMoreProps(list, jobsTexts.moreFailed)}
      moreLabel={jobsTexts.more}
    />
  )
}

function Entry({ job, isBusy, onRetry }: { job: AdminJob; isBusy: boolean; onRetry: () => void }) {
  const language = useLanguage()
  const jobsTexts = useTexts(jobsCatalog)
  const names = useTexts(jobNamesCatalog)
  const title = job.letter?.subject ?? labelJobKind(names, job.kind)
  return (
    <article className="border-line bg-surface grid grid-cols-1 gap-2 rounded-lg border p-4 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base font-semibold">{title}</h3>
          <p className="text-muted text-sm">
            {formatList(language, [
              ...(job.letter?.recipient ? [jobsTexts.to({ recipient: job.letter.recipient })] : []),
              ...(job.letter?.subject ? [labelJobKind(names, job.kind)] : []),
              ...(job.attempts > 0 ? [jobsTexts.attempts({ count: job.attempts })] : []),
            ])}
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-3 text-sm">
          <span className="text-muted">
            {jobsTexts.at[job.state]} <TimeStamp iso={job.at} />
          </span>
          {job.state === 'failed' && (
            <Button
              variant="secondary"
              size="sm"
              loading={isBusy}
              aria-label={jobsTexts.againOf({ title })}
              onClick={onRetry}
            >
              {jobsTexts.again}
            </Button>
          )}
        </span>
      </div>
      {job.lastError && (
        <p className="bg-sunken rounded-md px-3 py-2 text-sm">
          <span className="text-muted">{jobsTexts.error}: </span>
          <code className="text-xs">{job.lastError}</code>
        </p>
      )}
    </article>
  )
}
