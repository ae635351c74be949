/** Typed-in skills as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportSkillSuggestions } from '#contract/matching/skill-placements.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { skillExportCatalog } from '#server/features/matching/texts/skill-export-texts.ts'
import { listAllSuggestions } from './suggestions.ts'

/** All skills that the filter shows, most listed first. The export is recorded before its first line is sent. */
export async function exportSuggestions(
  ctx: Context,
  { show }: EndpointInput<typeof exportSkillSuggestions>['body'],
): Promise<Download> {
  await recordListExport(ctx, { list: 'skills', objectType: 'skill', filter: { show } })
  const { columns } = skillExportCatalog.read(ctx.language)
  const { skillStates } = staffListsCatalog.read(ctx.language)
  return csvDownload(csvName('typed-in-skills', ctx.now()), listAllSuggestions(ctx, show), [
    [columns.label, (row) => row.label],
    [columns.profiles, (row) => String(row.profiles)],
    [columns.projects, (row) => String(row.projects)],
    [columns.state, (row) => skillStates[row.state]],
    [columns.nearest, (row) => row.nearest.map(({ label }) => label).join(', ')],
    [columns.skill, (row) => row.skill && row.skill.label],
    [columns.decidedBy, (row) => row.decidedBy && formatFullName(row.decidedBy)],
    [columns.decidedAt, (row) => row.decidedAt && csvTime(new Date(row.decidedAt))],
  ])
}
