/** Scheduled actions as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportScheduledActions } from '#contract/schedule/actions.ts'
import { scheduleRulesCatalog } from '#contract/texts/schedule-rules-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { isScheduledRule } from '#domain/schedule/schedule.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listActions } from './queries.ts'
import { actionExportCatalog } from './texts/action-export-texts.ts'

type Row = Awaited<ReturnType<typeof listActions>>[number]

/** All actions that the filter shows, in their order. The export is recorded before its first line is sent. */
export async function exportAllActions(
  ctx: Context,
  { state, rule }: EndpointInput<typeof exportScheduledActions>['body'],
): Promise<Download> {
  const now = ctx.now()
  await recordListExport(ctx, {
    list: 'scheduled actions',
    objectType: 'scheduled_action',
    filter: { state, rule },
  })
  const { columns } = actionExportCatalog.read(ctx.language)
  const { names } = scheduleRulesCatalog.read(ctx.language)
  const { scheduleStates } = staffListsCatalog.read(ctx.language)
  const rows = readInBatches<Row>((after, limit) => listActions(ctx.db, { state, rule, after, now, limit }))
  return csvDownload(csvName(`scheduled-actions-${state}`, now), rows, [
    // Another release may have named it.
    [columns.rule, (row) => (isScheduledRule(row.rule) ? names[row.rule] : row.rule)],
    [columns.step, (row) => String(row.step)],
    [columns.state, () => scheduleStates[state]],
    [columns.dueAt, (row) => csvTime(new Date(row.dueAt))],
    [columns.at, (row) => csvTime(new Date(row.at))],
    [columns.attempts, (row) => String(row.attempts)],
    [columns.project, (row) => row.project && row.project.title],
    [columns.person, (row) => row.person && formatFullName(row.person)],
    [columns.error, (row) => row.lastError],
  ])
}
