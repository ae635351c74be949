/** The invitations to create an account as CSV, as their screen shows them. */
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
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
  const rows = readInBatches<Row>((after, limit) => listInvitations(ctx.db, after, limit))
  return csvDownload(csvName('invitations', now), rows, [
    [columns.firstName, (row) => row.firstName],
    [columns.lastName, (row) => row.lastName],
    [columns.email, (row) => row.email],
    [columns.state, (row) => invitationStates[row.undelivered === 'stored' ? 'unsent' : stateOf(row, now)]],
    [columns.undelivered, (row) => row.undelivered && undelivered[row.undelivered]],
    [columns.invitedBy, (row) => row.invitedBy],
    [columns.sentAt, (row) => csvTime(row.sentAt)],
    [columns.expiresAt, (row) => csvTime(row.expiresAt)],
  ])
}
