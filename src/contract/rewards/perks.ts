/** The perks store, where volunteers spend points (decision B3). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** A redeemed perk with its code, visible only to its holder. */
const redemption = z.object({
  id: z.uuid(),
  perkId: z.uuid(),
  claimCode: z.string(),
  /** The points it cost. */
  points: z.number().int(),
  redeemedAt: isoTimestamp,
})

export const redeemPerk = defineEndpoint({
  id: 'redeemPerk',
  summary: 'Redeems a perk with points, once per person, and returns its code.',
  method: 'POST',
  path: '/api/perks/:id/redeem',
  access: 'volunteer',
  forbidden: 'volunteers_only',
  params: idParams,
  /** The price the person saw; the call fails if the price is different now. */
  body: z.object({ pointsCost: z.number().int() }),
  response: z.object({
    redemption,
    /** The balance afterwards. */
    balance: z.number().int(),
  }),
  status: 201,
  problems: [
    'perk_not_found',
    'perk_claimed',
    'perk_not_offered',
    'perk_sold_out',
    'perk_cost_changed',
    'not_enough_points',
  ],
})

export const perkEndpoints = [redeemPerk] as const
