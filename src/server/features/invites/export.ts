/** Invites as CSV, as each side reads them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportSentInvites } from '#contract/invites/exports.ts'
import { inviteNamesCatalog } from '#contract/texts/invite-names-texts.ts'
import type { Invite } from '#contract/invites/invites.ts'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import {
  csvDownload,
  csvName,
  csvTime,
  mapRows,
  readInBatches,
  type CsvColumn,
} from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { listOwnOrganizationIds, withoutHelp } from '#server/queries/organizations/own-organizations.ts'
import { findInvites, presentInvite, type InviteRow } from './search.ts'
import { inviteExportCatalog } from './texts/invite-export-texts.ts'

const timeOf = (iso: string | null) => iso && csvTime(new Date(iso))

/** Whose invites they are: the volunteer's, or those of the organization; of several, the log names none. */
function findOwner(ctx: Context, side: UserType, organizationId: string | undefined) {
  if (side === 'volunteer') return { objectType: 'user', objectId: ctx.actor.id } as const
  const [only, ...others] = listOwnOrganizationIds(ctx, organizationId)
  return {
    objectType: 'organization',
    ...(only !== undefined && others.length === 0 && { objectId: only }),
  } as const
}

/**
 * All invites of a side that the filters show, in their order. Coordinators, who only help, take no people along. The export
 * is recorded before its first line is sent.
 */
export async function exportInvites(
  reader: Context,
  side: UserType,
  filter: EndpointInput<typeof exportSentInvites>['body'],
): Promise<Download> {
  const ctx = withoutHelp(reader)
  const { organizationId, projectId, status = [] } = filter
  await recordListExport(ctx, {
    list: side === 'volunteer' ? 'invites received' : 'invites sent',
    ...findOwner(ctx, side, organizationId),
    filter: { organizationId, projectId, status: status.join('|') },
  })
  const { columns } = inviteExportCatalog.read(ctx.language)
  const names = inviteNamesCatalog.read(ctx.language)
  const other: CsvColumn<Invite> =
    side === 'volunteer'
      ? [columns.organization, ({ organization }) => organization.organizationName]
      : [columns.volunteer, ({ volunteer }) => formatFullName(volunteer)]
  const rows = readInBatches<InviteRow>((after, limit) =>
    findInvites(ctx, { side, filter, after: after?.invite ?? null, limit }),
  )
  const invites = mapRows(rows, (row) => presentInvite(row, ctx))
  return csvDownload(csvName('invites', ctx.now()), invites, [
    [columns.project, ({ project }) => project.title],
    other,
    [columns.sender, ({ sender }) => sender && formatFullName(sender)],
    [columns.status, ({ status }) => names.status[status]],
    [columns.sentAt, (invite) => timeOf(invite.createdAt)],
    [columns.expiresAt, (invite) => timeOf(invite.expiresAt)],
    [columns.endedAt, (invite) => timeOf(invite.endedAt)],
    [columns.message, (invite) => invite.content],
    [columns.declineReason, ({ declineReason }) => declineReason && names.declineReasons[declineReason]],
    [columns.reason, (invite) => invite.reason],
  ])
}
