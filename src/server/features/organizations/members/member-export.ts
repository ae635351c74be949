/** The members of an organization, and its open invitations, as CSV, as its owners see them. */
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { organizationExportsCatalog } from '#server/features/organizations/texts/organization-exports-texts.ts'
import { listOwnInvitations } from './invitation-service.ts'
import { listMembers } from './member-queries.ts'
import { requireOwner } from './member-service.ts'

/** Everyone in the organization, owners first. The export is recorded before it is sent. */
export async function exportMembers(ctx: Context, organizationId: string): Promise<Download> {
  requireOwner(ctx, organizationId)
  const { columns, memberRoles: roles, yes, no } = organizationExportsCatalog.read(ctx.language)
  await recordListExport(ctx, {
    list: 'members',
    objectType: 'organization',
    objectId: organizationId,
    filter: {},
  })
  const rows = (await listMembers(ctx, organizationId)).map((member) => [
    formatFullName(member),
    roles[member.role],
    member.isCoordinator ? yes : no,
    csvTime(new Date(member.joinedAt)),
  ])
  return csvDownload(
    csvName('members', ctx.now()),
    [columns.name, columns.role, columns.isCoordinator, columns.joinedAt],
    rows,
  )
}

/** Every open invitation, newest first, and those that expired lately. */
export async function exportMemberInvitations(ctx: Context, organizationId: string): Promise<Download> {
  const invitations = await listOwnInvitations(ctx, organizationId)
  const { columns, memberRoles: roles, invitationStates } = organizationExportsCatalog.read(ctx.language)
  const undelivered = undeliveredEmailsCatalog.read(ctx.language)
  await recordListExport(ctx, {
    list: 'member invitations',
    objectType: 'organization',
    objectId: organizationId,
    filter: {},
  })
  const rows = invitations.map((invitation) => [
    formatFullName(invitation),
    invitation.email,
    roles[invitation.role],
    invitationStates[
      invitation.undelivered === 'stored' ? 'unsent' : invitation.isExpired ? 'expired' : 'sent'
    ],
    invitation.undelivered && undelivered[invitation.undelivered],
    invitation.invitedBy && formatFullName(invitation.invitedBy),
    csvTime(new Date(invitation.sentAt)),
    csvTime(new Date(invitation.expiresAt)),
  ])
  const header = [
    columns.name,
    columns.email,
    columns.role,
    columns.state,
    columns.undelivered,
    columns.invitedBy,
    columns.sentAt,
    columns.expiresAt,
  ]
  return csvDownload(csvName('invitations', ctx.now()), header, rows)
}
