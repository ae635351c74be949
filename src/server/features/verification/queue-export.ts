/** The verification queue as CSV, as its screen shows it. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportVerifications, QueuedCase } from '#contract/verification/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listWholeQueue } from './queue-search.ts'
import { verificationExportCatalog } from './texts/verification-export-texts.ts'

/** Every case that the filters show, without the contact details of its request. */
export async function exportQueue(
  ctx: Context,
  { show, search }: EndpointInput<typeof exportVerifications>['body'],
): Promise<Download> {
  const filter = { show, q: search }
  await recordListExport(ctx, { list: 'verifications', objectType: 'verification', filter })
  const { columns } = verificationExportCatalog.read(ctx.language)
  const labels = staffListsCatalog.read(ctx.language)
  const header = [
    columns.organization,
    columns.ein,
    columns.registrationNumber,
    columns.registerName,
    columns.location,
    columns.state,
    columns.advice,
    columns.reasons,
    columns.requestedAt,
    columns.updatedAt,
  ]
  const cells = (row: QueuedCase) => [
    row.organizationName,
    row.ein,
    row.registration?.number ?? null,
    row.registration?.register ?? null,
    row.location,
    labels.verificationStates[row.state],
    labels.verificationAdvices[row.advice],
    row.reasons.map((reason) => labels.verificationReasons[reason]).join(', '),
    csvTime(new Date(row.requestedAt)),
    csvTime(new Date(row.updatedAt)),
  ]
  const rows = listWholeQueue(ctx, { show, search })
  return csvDownload(csvName('verifications', ctx.now()), header, mapRows(rows, cells))
}
