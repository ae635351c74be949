/** Organizations that ask for a coordinator as CSV, as their screen shows them. */
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { organizationExportsCatalog } from '#server/features/organizations/texts/organization-exports-texts.ts'
import { listRequesting } from './coordination-queries.ts'

type Row = Awaited<ReturnType<typeof listRequesting>>[number]

/** Every organization that the caller may help or helps already. */
export async function exportRequesting(ctx: Context): Promise<Download> {
  const { db, actor } = ctx
  await recordListExport(ctx, { list: 'help requests', objectType: 'organization', filter: {} })
  const { columns } = organizationExportsCatalog.read(ctx.language)
  const header = [
    columns.organization,
    columns.location,
    columns.askedAt,
    columns.coordinators,
    columns.publishedProjects,
    columns.pendingApplications,
  ]
  const rows = readInBatches<Row>((last, limit) => {
    const after = last && { id: last.id, createdAt: last.askedAt }
    return listRequesting(db, actor.id, { after, limit })
  })
  const cells = (row: Row) => [
    row.name,
    row.location,
    csvTime(row.askedAt),
    String(row.coordinators),
    String(row.publishedProjects),
    String(row.pendingApplications),
  ]
  return csvDownload(csvName('help-requests', ctx.now()), header, mapRows(rows, cells))
}
