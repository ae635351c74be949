/** People and organizations as CSV, as the administrators' lists show them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportModeratedOrganizations, exportPeople } from '#contract/moderation/list-exports.ts'
import { staffListsCatalog, type StaffListsTexts } from '#contract/texts/staff-lists-texts.ts'
import { staffRolesCatalog, type StaffRolesTexts } from '#contract/texts/staff-roles-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import * as organizations from './organization-queries.ts'
import * as people from './person-queries.ts'
import { listExportCatalog, type ListExportTexts } from './texts/list-export-texts.ts'

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
  const texts = listExportCatalog.read(ctx.language)
  const { columns } = texts
  const { accountTypes, accountStates } = staffListsCatalog.read(ctx.language)
  const roles = { ...accountTypes, ...staffRolesCatalog.read(ctx.language).names }
  const header = [
    columns.name,
    columns.email,
    columns.isEmailVerified,
    columns.roles,
    columns.organizations,
    columns.state,
    columns.createdAt,
    columns.lastSeenAt,
  ]
  async function* lines() {
    const rows = readInBatches<FoundPerson>((after, limit) =>
      people.listPeople(db, filter, { order, after, now, limit }),
    )
    for await (const row of rows) yield personCells(row, texts, { states: accountStates, roles })
  }
  return csvDownload(csvName('people', now), header, lines())
}

function personCells(
  row: FoundPerson,
  texts: ListExportTexts,
  {
    states,
    roles,
  }: {
    states: StaffListsTexts['accountStates']
    roles: StaffListsTexts['accountTypes'] & StaffRolesTexts['names']
  },
): (string | null)[] {
  return [
    formatFullName(row),
    row.email || null,
    row.isEmailVerified ? texts.yes : texts.no,
    [...row.roles, ...row.staffRoles].map((role) => roles[role]).join(', '),
    String(row.organizations),
    states[stateOf(row)],
    csvTime(row.createdAt),
    row.lastSeenAt && csvTime(new Date(row.lastSeenAt)),
  ]
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
  const texts = listExportCatalog.read(ctx.language)
  const { columns } = texts
  const { accountStates: states } = staffListsCatalog.read(ctx.language)
  const header = [
    columns.name,
    columns.verified,
    columns.state,
    columns.members,
    columns.publishedProjects,
    columns.imported,
    columns.createdAt,
  ]
  async function* lines() {
    const rows = readInBatches<FoundOrganization>((after, limit) =>
      organizations.listOrganizations(db, { ...filter, now }, { after, limit }),
    )
    for await (const row of rows) {
      yield [
        row.name,
        row.isVerified ? texts.yes : texts.no,
        row.isSuspended ? states.suspended : states.active,
        String(row.members),
        String(row.publishedProjects),
        row.isImported ? texts.yes : texts.no,
        csvTime(row.createdAt),
      ]
    }
  }
  return csvDownload(csvName('organizations', now), header, lines())
}
