/** The queue of reports as CSV, as its screen shows it. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportReports } from '#contract/moderation/queue.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { describeQueue, listQueue, type QueuedLine } from './queue-queries.ts'
import { queueExportCatalog } from './texts/queue-export-texts.ts'

/** Every case that the filters show. Its private texts and who reported it stay on the screen. */
export async function exportQueue(
  ctx: Context,
  filter: EndpointInput<typeof exportReports>['body'],
): Promise<Download> {
  const { db } = ctx
  await recordListExport(ctx, { list: 'reports', objectType: 'report', filter })
  const { columns } = queueExportCatalog.read(ctx.language)
  const { reportKinds } = staffListsCatalog.read(ctx.language)
  const query = { ...filter, findsEmails: ctx.actor.isAdmin }
  const rows = readInBatches<QueuedLine>(async (last, limit) => {
    const after = last && { id: last.id, createdAt: new Date(last.at) }
    return describeQueue(db, await listQueue(db, query, { after, limit }))
  })
  return csvDownload(csvName('reports', ctx.now()), rows, [
    [columns.kind, (row) => reportKinds[row.kind]],
    [columns.about, (row) => row.about],
    [columns.reports, (row) => String(row.reports)],
    [columns.openReports, (row) => String(row.openReports)],
    [columns.firstAt, (row) => csvTime(new Date(row.firstAt))],
    [columns.decidedAt, (row) => row.decidedAt && csvTime(new Date(row.decidedAt))],
  ])
}
