/** An organization's projects as CSV, as its members see them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportOrganizationProjects } from '#contract/projects/own-export.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { findOwnProjects, publishesWhenVerified, type OwnProjectRow } from './own-search.ts'
import { ownExportCatalog } from '#server/features/projects/texts/own-export-texts.ts'

/** All projects that the filters show, in their order. The export is recorded before its first line is sent. */
export async function exportOwnProjects(
  ctx: Context,
  filter: EndpointInput<typeof exportOrganizationProjects>['body'],
): Promise<Download> {
  const { organizationId, status, search } = filter
  await recordListExport(ctx, {
    list: 'projects',
    objectType: 'project',
    filter: { organizationId, status, q: search },
  })
  const { columns, hidden } = ownExportCatalog.read(ctx.language)
  const { projectStatuses } = optionsCatalog.read(ctx.language)
  const statusOf = (row: OwnProjectRow) => {
    if (row.visibility === 'published') return projectStatuses[row.status]
    return hidden[row.visibility === 'draft' && publishesWhenVerified(row) ? 'waiting' : row.visibility]
  }
  const rows = readInBatches<OwnProjectRow>((after, limit) => findOwnProjects(ctx, filter, { after, limit }))
  return csvDownload(csvName('projects', ctx.now()), rows, [
    [columns.title, (row) => row.title],
    [columns.organization, (row) => row.organizationName],
    [columns.status, statusOf],
    [columns.postedAt, (row) => csvTime(row.createdAt)],
    [columns.updatedAt, (row) => csvTime(row.updatedAt)],
    [columns.applications, (row) => String(row.applicationsCount)],
    [columns.accepted, (row) => String(row.acceptedCount)],
    [columns.pending, (row) => String(row.pendingCount)],
    [columns.address, (row) => `${ctx.config.publicUrl}/project/${row.id}`],
  ])
}
