/** Jobs as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportJobs } from '#contract/job-queue/job-queue.ts'
import { jobNamesCatalog } from '#contract/texts/job-names-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { findEmail } from './job-email.ts'
import { listJobs, type FoundJob } from './queries.ts'
import { jobExportCatalog } from './texts/job-export-texts.ts'

/** All jobs that the filter shows, in their order. The export is recorded before its first line is sent. */
export async function exportAllJobs(
  ctx: Context,
  { state, kind }: EndpointInput<typeof exportJobs>['body'],
): Promise<Download> {
  const now = ctx.now()
  await recordListExport(ctx, { list: 'jobs', objectType: 'job', filter: { state, kind } })
  const { columns } = jobExportCatalog.read(ctx.language)
  const names = jobNamesCatalog.read(ctx.language)
  const kinds: Readonly<Record<string, string>> = names.kinds
  async function* jobs() {
    // Jobs that end meanwhile move no other one; one that was put off comes again later, and is written once.
    const written = new Set<number>()
    const rows = readInBatches<FoundJob>((after, limit) =>
      listJobs(ctx.db, { state, kind, after, now, limit }),
    )
    for await (const row of rows) {
      if (written.has(row.id)) continue
      written.add(row.id)
      yield { ...row, email: await findEmail(ctx, row) }
    }
  }
  return csvDownload(csvName(`jobs-${state}`, now), jobs(), [
    [columns.kind, (job) => kinds[job.kind] ?? job.kind],
    [columns.state, () => names.states[state]],
    [columns.subject, ({ email }) => email?.subject ?? null],
    [columns.recipient, ({ email }) => email?.recipient ?? null],
    [columns.attempts, (job) => String(job.attempts)],
    [columns.at, (job) => csvTime(new Date(job.at))],
    [columns.error, (job) => job.lastError],
  ])
}
