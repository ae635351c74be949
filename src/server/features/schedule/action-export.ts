/** Scheduled actions as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportScheduledActions } from '#contract/schedule/actions.ts'
import { scheduleRulesCatalog } from '#contract/texts/schedule-rules-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { isScheduledRule } from '#domain/schedule/schedule.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows, readInBatches } from '#server/http/lists/csv.ts'
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
  const header = [
    columns.rule,
    columns.step,
    columns.state,
    columns.dueAt,
    columns.at,
    columns.attempts,
    columns.project,
    columns.person,
    columns.error,
  ]
  const cells = (row: Row) => [
    // Another release may have named it.
    isScheduledRule(row.rule) ? names[row.rule] : row.rule,
    String(row.step),
    scheduleStates[state],
    csvTime(new Date(row.dueAt)),
    csvTime(new Date(row.at)),
    String(row.attempts),
    row.project && row.project.title,
    row.person && formatFullName(row.person),
    row.lastError,
  ]
  const rows = readInBatches<Row>((after, limit) => listActions(ctx.db, { state, rule, after, now, limit }))
  return csvDownload(csvName(`scheduled-actions-${state}`, now), header, mapRows(rows, cells))
}
