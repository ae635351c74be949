/** What points can be spent on: who may redeem a perk, what an administrator may do with it, and how codes look. */

/** What a perk is about (features 3). */
export const perkCategories = ['learning', 'lifestyle', 'networking', 'career', 'wellness'] as const
export type PerkCategory = (typeof perkCategories)[number]

export const perkStates = ['draft', 'offered', 'withdrawn'] as const
export type PerkState = (typeof perkStates)[number]

/** `list`: codes that an administrator loads. `made`: the product makes one for each who redeems it. */
export const codeSources = ['list', 'made'] as const
export type CodeSource = (typeof codeSources)[number]

/** Points of a perk, how many of one there may be, characters of a code, codes and characters of one upload. */
export const perkLimits = {
  points: { min: 1, max: 100_000 },
  stock: { min: 1, max: 1_000_000 },
  code: 64,
  codes: 5000,
  csv: 200_000,
} as const

export interface Offer {
  state: PerkState
  /** From then on, and until before then; null: without a beginning, or an end. */
  startsAt: Date | null
  endsAt: Date | null
  /** How many there are in all; null: no such number. */
  stock: number | null
  claimedCount: number
  /** Codes of the list that nobody has; null where codes are made. */
  freeCodes: number | null
}

/** How many can still be redeemed; null: without end. */
export function countLeft({
  stock,
  claimedCount,
  freeCodes,
}: Pick<Offer, 'stock' | 'claimedCount' | 'freeCodes'>): number | null {
  const bounds = [stock === null ? null : stock - claimedCount, freeCodes].filter((each) => each !== null)
  return bounds.length === 0 ? null : Math.max(0, Math.min(...bounds))
}

export const perkStatuses = ['draft', 'upcoming', 'offered', 'gone', 'ended', 'withdrawn'] as const
/** How a perk stands now, to an administrator; `gone`: offered, and nothing of it is left. */
export type PerkStatus = (typeof perkStatuses)[number]

export function perkStatusOf(offer: Offer, now: Date): PerkStatus {
  if (offer.state !== 'offered') return offer.state
  if (offer.endsAt && offer.endsAt <= now) return 'ended'
  if (offer.startsAt && offer.startsAt > now) return 'upcoming'
  return countLeft(offer) === 0 ? 'gone' : 'offered'
}

export type RedeemRefusal =
  'perk_claimed' | 'perk_not_offered' | 'perk_sold_out' | 'perk_cost_changed' | 'not_enough_points'

/** Why somebody cannot redeem a perk, the reason that no waiting mends first; null where they can. */
export function findRedeemRefusal(
  offer: Offer & { pointsCost: number },
  who: { hasClaimed: boolean; balance: number; shownCost: number },
  now: Date,
): RedeemRefusal | null {
  if (who.hasClaimed) return 'perk_claimed'
  const status = perkStatusOf(offer, now)
  if (status === 'gone') return 'perk_sold_out'
  if (status !== 'offered') return 'perk_not_offered'
  // Nobody pays what they have not seen, more or less.
  if (who.shownCost !== offer.pointsCost) return 'perk_cost_changed'
  return who.balance < offer.pointsCost ? 'not_enough_points' : null
}

export const perkMoves = ['offer', 'withdraw'] as const
export type PerkMove = (typeof perkMoves)[number]

export type PerkMoveRefusal = 'perk_offered' | 'perk_not_offered' | 'perk_without_codes' | 'perk_over'

/** Why an administrator cannot offer a perk or withdraw it; null where they can. One that was withdrawn can be offered again. */
export function findPerkMoveRefusal(offer: Offer, move: PerkMove, now: Date): PerkMoveRefusal | null {
  if (move === 'withdraw') return offer.state === 'offered' ? null : 'perk_not_offered'
  if (offer.state === 'offered') return 'perk_offered'
  if (offer.freeCodes === 0) return 'perk_without_codes'
  return offer.endsAt && offer.endsAt <= now ? 'perk_over' : null
}

/** Digits and capitals that nobody takes for one another: no 0 and O, no 1 and I. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Signs of a code that is made: 60 bits, which nobody guesses. */
export const generatedCodeLength = 12

/** A code of as many random bytes, in groups that can be read aloud: `7KQM-2WXP-HB9D`. */
export function generateCode(random: Uint8Array): string {
  const characters = [...random].map((byte) => codeAlphabet[byte % codeAlphabet.length])
  return [0, 4, 8].map((from) => characters.slice(from, from + 4).join('')).join('-')
}

/** A code as administrators see it of others: enough to find it in the provider's list, too little to use it. */
export function maskCode(code: string): string {
  const shown = code.length >= 8 ? code.slice(-4) : code.length >= 4 ? code.slice(-1) : ''
  return `••••${shown}`
}
