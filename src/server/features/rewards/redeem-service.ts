/** Redeems points for a perk's code: once per person, all or nothing (decision B3). */
import { randomBytes } from 'node:crypto'
import type { redeemPerk } from '#contract/rewards/perks.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { generatedCodeLength, generateCode, findRedeemRefusal } from '#domain/rewards/perks.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { addPoints, lockPointAccount } from './ledger-queries.ts'
import { findPerk, lockPerk, type FoundPerk } from './perk-queries.ts'
import { hasRedeemed, insertRedemption, takeCode } from './redeem-queries.ts'

/**
 * Spends the caller's points on a perk. The perk is always locked before the points account, so transactions cannot
 * deadlock, and the second one sees what the first one left.
 */
export function redeem(
  ctx: Context,
  perkId: string,
  shownCost: number,
): Promise<EndpointResponse<typeof redeemPerk>> {
  const userId = ctx.actor.id
  return transact(ctx.db, async (db) => {
    const isThere = await lockPerk(db, perkId)
    const { balance } = await lockPointAccount(db, userId)
    const perk = isThere ? await findPerk(db, perkId) : null
    // Only administrators can see a draft.
    if (!perk || perk.state === 'draft') throw new Problem('perk_not_found')
    const at = ctx.now()
    const hasClaimed = await hasRedeemed(db, { perkId, userId })
    const refusal = findRedeemRefusal(perk, { hasClaimed, balance, shownCost }, at)
    if (refusal) throw new Problem(refusal)
    const points = perk.pointsCost
    const code = await assignCode(db, perk, at)
    const redemption = await insertRedemption(db, { perkId, userId, code, points, redeemedAt: at })
    const { id } = redemption
    const entry = { kind: 'perk', source: `perk:${perkId}`, data: { perkId, perkTitle: perk.title } } as const
    const isPosted = await addPoints(db, { userId, ...entry, points: -points, at })
    if (!isPosted) throw new Problem('perk_claimed')
    await publish(db, {
      type: 'perk.redeemed',
      actorId: userId,
      subjectId: userId,
      data: { perkId, redemptionId: id, points },
    })
    await recordAudit(db, {
      actorId: userId,
      origin: ctx.origin,
      action: 'perk.redeem',
      objectType: 'perk',
      objectId: perkId,
      after: { points },
    })
    return {
      redemption: { id, perkId, claimCode: code, points, redeemedAt: at.toISOString() },
      balance: balance - points,
    }
  })
}

/** The next code of the list, or a generated one. */
async function assignCode(db: Db, { id, codeSource }: FoundPerk, at: Date): Promise<string> {
  if (codeSource === 'made') return generateCode(randomBytes(generatedCodeLength))
  const code = await takeCode(db, id, at)
  if (code === null) throw new Problem('perk_sold_out')
  return code
}
