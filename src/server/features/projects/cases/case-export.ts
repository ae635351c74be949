/** The staff's list of projects as CSV, as its screen shows it. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportProjectCases } from '#contract/projects/cases.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { projectCaseState } from '#domain/projects/moderation.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
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
  const rows = readInBatches<CaseLine>((after, limit) => listCaseLines(db, search, { after, limit }))
  return csvDownload(csvName('projects', ctx.now()), rows, [
    [columns.title, (row) => row.title],
    [columns.organization, (row) => row.organizationName],
    [
      columns.case,
      (row) =>
        projectStates[
          projectCaseState({
            ...row,
            isHeld: row.heldByAdministratorAt !== null,
            isRemoved: row.visibility === 'removed',
          })
        ],
    ],
    [columns.openReports, (row) => String(row.openReports)],
    [columns.visibility, (row) => projectVisibilities[row.visibility]],
    [columns.status, (row) => projectStatuses[row.status]],
    [columns.postedAt, (row) => csvTime(row.createdAt)],
    [columns.address, (row) => `${ctx.config.publicUrl}/projects/${row.id}`],
  ])
}
