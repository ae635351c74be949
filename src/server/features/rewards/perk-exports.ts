/** The perks, and who redeemed one, as CSV, as their screens show them. */
import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/rewards/perk-catalog.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { countLeft, maskCode, perkStatusOf } from '#domain/rewards/perks.ts'
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import { Problem } from '#server/http/problem.ts'
import type { Download } from '#server/http/route.ts'
import { findPerk, listClaims, listPerks, type FoundPerk } from './perk-queries.ts'
import { perkExportsCatalog } from './texts/perk-exports-texts.ts'

type Claim = Awaited<ReturnType<typeof listClaims>>[number]

/** All perks that the filter shows, newest first. The export is recorded before its first line is sent. */
export async function exportPerks(
  ctx: Context,
  filter: EndpointInput<typeof contract.exportPerks>['body'],
): Promise<Download> {
  const now = ctx.now()
  await recordListExport(ctx, { list: 'perks', objectType: 'perk', filter })
  const { columns, unlimited } = perkExportsCatalog.read(ctx.language)
  const { perkStatuses } = staffListsCatalog.read(ctx.language)
  const { perkCategories } = rewardsNamesCatalog.read(ctx.language)
  const rows = readInBatches<FoundPerk>((after, limit) => listPerks(ctx.db, filter.state, { after, limit }))
  return csvDownload(csvName('perks', now), rows, [
    [columns.title, (perk) => perk.title],
    [columns.provider, (perk) => perk.provider],
    [columns.category, (perk) => perkCategories[perk.category]],
    [columns.pointsCost, (perk) => String(perk.pointsCost)],
    [columns.discount, (perk) => perk.discount],
    [columns.status, (perk) => perkStatuses[perkStatusOf(perk, now)]],
    [columns.claimed, (perk) => String(perk.claimedCount)],
    [columns.left, (perk) => String(countLeft(perk) ?? unlimited)],
    [columns.codes, (perk) => (perk.freeCodes === null ? null : String(perk.loadedCodes))],
    [columns.codesLeft, (perk) => (perk.freeCodes === null ? null : String(perk.freeCodes))],
    [columns.startsAt, (perk) => perk.startsAt && csvTime(perk.startsAt)],
    [columns.endsAt, (perk) => perk.endsAt && csvTime(perk.endsAt)],
    [columns.offeredAt, (perk) => perk.offeredAt && csvTime(perk.offeredAt)],
  ])
}

/** Everyone who redeemed a perk, newest first, without their codes. Recorded in the same way. */
export async function exportClaims(ctx: Context, id: string): Promise<Download> {
  if (!(await findPerk(ctx.db, id))) throw new Problem('perk_not_found')
  await recordListExport(ctx, { list: 'perk redemptions', objectType: 'perk', filter: { perk: id } })
  const { columns } = perkExportsCatalog.read(ctx.language)
  const rows = readInBatches<Claim>((after, limit) => listClaims(ctx.db, id, { after, limit }))
  return csvDownload(csvName('perk-redemptions', ctx.now()), rows, [
    [columns.person, ({ person }) => formatFullName(person)],
    [columns.points, ({ points }) => String(points)],
    [columns.redeemedAt, ({ createdAt }) => csvTime(createdAt)],
    [columns.code, ({ code }) => maskCode(code)],
  ])
}
