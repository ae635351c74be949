/** The invitations to create an account as CSV, as their screen shows them. */
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { invitationExportCatalog } from '#server/features/accounts/texts/invitation-export-texts.ts'
import { listInvitations } from './account-invitation-queries.ts'
import { stateOf } from './account-invitation-service.ts'

type Row = Awaited<ReturnType<typeof listInvitations>>[number]

/** All that no one accepted, newest first. The export is recorded before its first line is sent. */
export async function exportInvitations(ctx: Context): Promise<Download> {
  const now = ctx.now()
  await recordListExport(ctx, { list: 'invitations', objectType: 'account_invitation', filter: {} })
  const { columns } = invitationExportCatalog.read(ctx.language)
  const { invitationStates } = staffListsCatalog.read(ctx.language)
  const undelivered = undeliveredEmailsCatalog.read(ctx.language)
  const header = [
    columns.firstName,
    columns.lastName,
    columns.email,
    columns.state,
    columns.undelivered,
    columns.invitedBy,
    columns.sentAt,
    columns.expiresAt,
  ]
  const cells = (row: Row) => [
    row.firstName,
    row.lastName,
    row.email,
    invitationStates[row.undelivered === 'stored' ? 'unsent' : stateOf(row, now)],
    row.undelivered && undelivered[row.undelivered],
    row.invitedBy,
    csvTime(row.sentAt),
    csvTime(row.expiresAt),
  ]
  const rows = readInBatches<Row>((after, limit) => listInvitations(ctx.db, after, limit))
  return csvDownload(csvName('invitations', now), header, mapRows(rows, cells))
}
