/** People and organizations as CSV, as the administrators' lists show them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportModeratedOrganizations, exportPeople } from '#contract/moderation/list-exports.ts'
import { staffListsCatalog, type StaffListsTexts } from '#contract/texts/staff-lists-texts.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import * as organizations from './organization-queries.ts'
import * as people from './person-queries.ts'
import { listExportCatalog } from './texts/list-export-texts.ts'

type FoundPerson = Awaited<ReturnType<typeof people.listPeople>>[number]
type FoundOrganization = Awaited<ReturnType<typeof organizations.listOrganizations>>[number]

/** Everyone whom a filter finds. The export is recorded before its first line is sent. */
export async function exportAllPeople(
  ctx: Context,
  { order, ...filter }: EndpointInput<typeof exportPeople>['body'],
): Promise<Download> {
  const { db } = ctx
  const now = ctx.now()
  await recordListExport(ctx, { list: 'people', objectType: 'user', filter })
  const { columns, yes, no } = listExportCatalog.read(ctx.language)
  const { accountTypes, accountStates: states } = staffListsCatalog.read(ctx.language)
  const roles = { ...accountTypes, ...staffRolesCatalog.read(ctx.language).names }
  const rows = readInBatches<FoundPerson>((after, limit) =>
    people.listPeople(db, filter, { order, after, now, limit }),
  )
  return csvDownload(csvName('people', now), rows, [
    [columns.name, formatFullName],
    [columns.email, (row) => row.email || null],
    [columns.isEmailVerified, (row) => (row.isEmailVerified ? yes : no)],
    [columns.roles, (row) => [...row.roles, ...row.staffRoles].map((role) => roles[role]).join(', ')],
    [columns.organizations, (row) => String(row.organizations)],
    [columns.state, (row) => states[stateOf(row)]],
    [columns.createdAt, (row) => csvTime(row.createdAt)],
    [columns.lastSeenAt, (row) => row.lastSeenAt && csvTime(new Date(row.lastSeenAt))],
  ])
}

function stateOf({
  isFormer,
  isSuspended,
  deletionDueAt,
}: FoundPerson): keyof StaffListsTexts['accountStates'] {
  if (isFormer) return 'former'
  if (isSuspended) return 'suspended'
  return deletionDueAt === null ? 'active' : 'leaving'
}

/** All organizations that a filter finds, newest first. */
export async function exportAllOrganizations(
  ctx: Context,
  filter: EndpointInput<typeof exportModeratedOrganizations>['body'],
): Promise<Download> {
  const { db } = ctx
  const now = ctx.now()
  await recordListExport(ctx, { list: 'organizations', objectType: 'organization', filter })
  const { columns, yes, no } = listExportCatalog.read(ctx.language)
  const { accountStates: states } = staffListsCatalog.read(ctx.language)
  const rows = readInBatches<FoundOrganization>((after, limit) =>
    organizations.listOrganizations(db, { ...filter, now }, { after, limit }),
  )
  return csvDownload(csvName('organizations', now), rows, [
    [columns.name, (row) => row.name],
    [columns.verified, (row) => (row.isVerified ? yes : no)],
    [columns.state, (row) => (row.isSuspended ? states.suspended : states.active)],
    [columns.members, (row) => String(row.members)],
    [columns.publishedProjects, (row) => String(row.publishedProjects)],
    [columns.imported, (row) => (row.isImported ? yes : no)],
    [columns.createdAt, (row) => csvTime(row.createdAt)],
  ])
}
