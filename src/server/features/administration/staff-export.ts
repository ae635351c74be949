/** The staff as CSV, as its screen shows it. */
import type { exportStaff } from '#contract/administration/staff.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listStaff } from './staff-queries.ts'
import { staffExportCatalog } from './texts/staff-export-texts.ts'

type Row = Awaited<ReturnType<typeof listStaff>>[number]

/** Everyone whom the filter shows, the latest grant first. */
export async function exportAllStaff(
  ctx: Context,
  filter: EndpointInput<typeof exportStaff>['body'],
): Promise<Download> {
  await recordListExport(ctx, { list: 'staff', objectType: 'user', filter })
  const { columns, yes, no } = staffExportCatalog.read(ctx.language)
  const { names } = staffRolesCatalog.read(ctx.language)
  const rows = readInBatches<Row>((after, limit) => listStaff(ctx.db, filter.role, { after, limit }))
  return csvDownload(csvName('staff', ctx.now()), rows, [
    [columns.name, formatFullName],
    [columns.email, (row) => row.email],
    [columns.roles, (row) => row.roles.map(({ role }) => names[role]).join(', ')],
    [columns.grantedAt, (row) => csvTime(row.createdAt)],
    [columns.hasSecondFactor, (row) => (row.hasSecondFactor ? yes : no)],
    [columns.isSuspended, (row) => (row.isSuspended ? yes : no)],
  ])
}
