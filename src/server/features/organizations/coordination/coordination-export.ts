/** Organizations that ask for a coordinator as CSV, as their screen shows them. */
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { organizationExportsCatalog } from '#server/features/organizations/texts/organization-exports-texts.ts'
import { listRequesting } from './coordination-queries.ts'

type Row = Awaited<ReturnType<typeof listRequesting>>[number]

/** Every organization that the caller may help or helps already. */
export async function exportRequesting(ctx: Context): Promise<Download> {
  const { db, actor } = ctx
  await recordListExport(ctx, { list: 'help requests', objectType: 'organization', filter: {} })
  const { columns } = organizationExportsCatalog.read(ctx.language)
  const rows = readInBatches<Row>((last, limit) => {
    const after = last && { id: last.id, createdAt: last.askedAt }
    return listRequesting(db, actor.id, { after, limit })
  })
  return csvDownload(csvName('help-requests', ctx.now()), rows, [
    [columns.organization, (row) => row.name],
    [columns.location, (row) => row.location],
    [columns.askedAt, (row) => csvTime(row.askedAt)],
    [columns.coordinators, (row) => String(row.coordinators)],
    [columns.publishedProjects, (row) => String(row.publishedProjects)],
    [columns.pendingApplications, (row) => String(row.pendingApplications)],
  ])
}
