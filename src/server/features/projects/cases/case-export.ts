/** The staff's list of projects as CSV, as its screen shows it. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportProjectCases } from '#contract/projects/cases.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { projectCaseState } from '#domain/projects/moderation.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listCaseLines, type CaseLine } from './case-queries.ts'
import { caseExportCatalog } from '#server/features/projects/texts/case-export-texts.ts'

/** Every project that the filters show. */
export async function exportCases(
  ctx: Context,
  filter: EndpointInput<typeof exportProjectCases>['body'],
): Promise<Download> {
  const { db } = ctx
  await recordListExport(ctx, { list: 'projects', objectType: 'project', filter })
  const { columns } = caseExportCatalog.read(ctx.language)
  const { projectStates, projectVisibilities } = staffListsCatalog.read(ctx.language)
  const { projectStatuses } = optionsCatalog.read(ctx.language)
  const search = { ...filter, isReported: !ctx.actor.isAdmin }
  const header = [
    columns.title,
    columns.organization,
    columns.case,
    columns.openReports,
    columns.visibility,
    columns.status,
    columns.postedAt,
    columns.address,
  ]
  const rows = readInBatches<CaseLine>((after, limit) => listCaseLines(db, search, { after, limit }))
  const cells = (row: CaseLine) => [
    row.title,
    row.organizationName,
    projectStates[
      projectCaseState({
        ...row,
        isHeld: row.heldByAdministratorAt !== null,
        isRemoved: row.visibility === 'removed',
      })
    ],
    String(row.openReports),
    projectVisibilities[row.visibility],
    projectStatuses[row.status],
    csvTime(row.createdAt),
    `${ctx.config.publicUrl}/projects/${row.id}`,
  ]
  return csvDownload(csvName('projects', ctx.now()), header, mapRows(rows, cells))
}
