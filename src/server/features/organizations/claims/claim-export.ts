/** Requests for imported organizations as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { exportClaimReviews } from '#contract/organizations/claim-reviews.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { organizationExportsCatalog } from '#server/features/organizations/texts/organization-exports-texts.ts'
import { listAllRequests } from './claim-cases.ts'

/** Every request that the filter shows; what people wrote stays on the screen. */
export async function exportRequests(
  ctx: Context,
  filter: EndpointInput<typeof exportClaimReviews>['body'],
): Promise<Download> {
  await recordListExport(ctx, { list: 'claims', objectType: 'claim', filter })
  const { columns, yes, no } = organizationExportsCatalog.read(ctx.language)
  const { claimStates } = staffListsCatalog.read(ctx.language)
  return csvDownload(csvName('claims', ctx.now()), listAllRequests(ctx, filter), [
    [columns.organization, ({ organization }) => organization.organizationName],
    [columns.location, ({ organization }) => organization.location],
    [columns.person, ({ person }) => formatFullName(person)],
    [columns.email, ({ person }) => person.email],
    [columns.isEmailVerified, ({ person }) => (person.isEmailVerified ? yes : no)],
    [columns.state, (row) => claimStates[row.state]],
    [columns.requestedAt, (row) => csvTime(new Date(row.createdAt))],
    [columns.decidedAt, ({ decidedAt }) => decidedAt && csvTime(new Date(decidedAt))],
    [columns.decidedBy, ({ decidedBy }) => decidedBy && formatFullName(decidedBy)],
  ])
}
