/** The members of an organization, and its open invitations, as CSV, as its owners see them. */
import type { Invitation } from '#contract/organizations/member-invitations.ts'
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
  return csvDownload(csvName('members', ctx.now()), await listMembers(ctx, organizationId), [
    [columns.name, formatFullName],
    [columns.role, (member) => roles[member.role]],
    [columns.isCoordinator, (member) => (member.isCoordinator ? yes : no)],
    [columns.joinedAt, (member) => csvTime(new Date(member.joinedAt))],
  ])
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
  const stateOf = ({ undelivered: reason, isExpired }: Invitation) =>
    reason === 'stored' ? 'unsent' : isExpired ? 'expired' : 'sent'
  return csvDownload(csvName('invitations', ctx.now()), invitations, [
    [columns.name, formatFullName],
    [columns.email, (row) => row.email],
    [columns.role, (row) => roles[row.role]],
    [columns.state, (row) => invitationStates[stateOf(row)]],
    [columns.undelivered, (row) => row.undelivered && undelivered[row.undelivered]],
    [columns.invitedBy, (row) => row.invitedBy && formatFullName(row.invitedBy)],
    [columns.sentAt, (row) => csvTime(new Date(row.sentAt))],
    [columns.expiresAt, (row) => csvTime(new Date(row.expiresAt))],
  ])
}
