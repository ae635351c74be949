/** Invites as CSV, as each side reads them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportSentInvites } from '#contract/invites/exports.ts'
import { inviteNamesCatalog } from '#contract/texts/invite-names-texts.ts'
import type { Invite } from '#contract/invites/invites.ts'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows, readInBatches } from '#server/http/lists/csv.ts'
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
  const other =
    side === 'volunteer'
      ? { header: columns.organization, of: ({ organization }: Invite) => organization.organizationName }
      : { header: columns.volunteer, of: ({ volunteer }: Invite) => formatFullName(volunteer) }
  const header = [
    columns.project,
    other.header,
    columns.sender,
    columns.status,
    columns.sentAt,
    columns.expiresAt,
    columns.endedAt,
    columns.message,
    columns.declineReason,
    columns.reason,
  ]
  const cells = (invite: Invite) => [
    invite.project.title,
    other.of(invite),
    invite.sender && formatFullName(invite.sender),
    names.status[invite.status],
    timeOf(invite.createdAt),
    timeOf(invite.expiresAt),
    timeOf(invite.endedAt),
    invite.content,
    invite.declineReason && names.declineReasons[invite.declineReason],
    invite.reason,
  ]
  const rows = readInBatches<InviteRow>((after, limit) =>
    findInvites(ctx, { side, filter, after: after?.invite ?? null, limit }),
  )
  return csvDownload(
    csvName('invites', ctx.now()),
    header,
    mapRows(rows, (row) => cells(presentInvite(row, ctx))),
  )
}
