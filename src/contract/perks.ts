/** The perks store: points are spent on a perk (decision B3). */
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment } from './fields.ts'
import { z } from './zod.ts'

/** Who has a perk, and the code of it: for that person alone. */
const redemption = z.object({
  id: z.uuid(),
  perkId: z.uuid(),
  claimCode: z.string(),
  /** What it cost. */
  points: z.number().int(),
  redeemedAt: moment,
})

export const redeemPerk = defineEndpoint({
  id: 'redeemPerk',
  summary: 'Redeems a perk with points, once per person, and returns its code.',
  method: 'POST',
  path: '/api/perks/:id/redeem',
  access: 'volunteer',
  forbidden: 'volunteers_only',
  params: idParams,
  /** What it cost as the person saw it: nobody pays anything else. */
  body: z.object({ pointsCost: z.number().int() }),
  response: z.object({
    redemption,
    /** What can be spent after it. */
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
