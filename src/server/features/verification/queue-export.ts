/** The verification queue as CSV, as its screen shows it. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportVerifications } from '#contract/verification/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime } from '#server/http/lists/csv.ts'
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
  const rows = listWholeQueue(ctx, { show, search })
  return csvDownload(csvName('verifications', ctx.now()), rows, [
    [columns.organization, (row) => row.organizationName],
    [columns.ein, (row) => row.ein],
    [columns.registrationNumber, (row) => row.registration?.number ?? null],
    [columns.registerName, (row) => row.registration?.register ?? null],
    [columns.location, (row) => row.location],
    [columns.state, (row) => labels.verificationStates[row.state]],
    [columns.advice, (row) => labels.verificationAdvices[row.advice]],
    [columns.reasons, (row) => row.reasons.map((reason) => labels.verificationReasons[reason]).join(', ')],
    [columns.requestedAt, (row) => csvTime(new Date(row.requestedAt))],
    [columns.updatedAt, (row) => csvTime(new Date(row.updatedAt))],
  ])
}
