/** Requests for imported organizations as CSV, as their screen shows them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type { ClaimReview, exportClaimReviews } from '#contract/organizations/claim-reviews.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, mapRows } from '#server/http/lists/csv.ts'
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
  const header = [
    columns.organization,
    columns.location,
    columns.person,
    columns.email,
    columns.isEmailVerified,
    columns.state,
    columns.requestedAt,
    columns.decidedAt,
    columns.decidedBy,
  ]
  const cells = ({ organization, person, decidedBy, decidedAt, ...row }: ClaimReview) => [
    organization.organizationName,
    organization.location,
    formatFullName(person),
    person.email,
    person.isEmailVerified ? yes : no,
    claimStates[row.state],
    csvTime(new Date(row.createdAt)),
    decidedAt && csvTime(new Date(decidedAt)),
    decidedBy && formatFullName(decidedBy),
  ]
  return csvDownload(csvName('claims', ctx.now()), header, mapRows(listAllRequests(ctx, filter), cells))
}
