/** What points can buy: who may redeem a perk, what an administrator may do with it, and the format of codes. */

/** What a perk is about (features 3). */
export const perkCategories = ['learning', 'lifestyle', 'networking', 'career', 'wellness'] as const
export type PerkCategory = (typeof perkCategories)[number]

export const perkStates = ['draft', 'offered', 'withdrawn'] as const
export type PerkState = (typeof perkStates)[number]

/** `list`: codes that an administrator uploads. `made`: the product generates one for each redemption. */
export const codeSources = ['list', 'made'] as const
export type CodeSource = (typeof codeSources)[number]

/** Limits: points of a perk, its stock, characters of a code, codes and characters of one upload. */
export const perkLimits = {
  points: { min: 1, max: 100_000 },
  stock: { min: 1, max: 1_000_000 },
  code: 64,
  codes: 5000,
  csv: 200_000,
} as const

export interface Offer {
  state: PerkState
  /** Available from (inclusive) and until (exclusive); null: no limit. */
  startsAt: Date | null
  endsAt: Date | null
  /** The total number; null: unlimited. */
  stock: number | null
  claimedCount: number
  /** Unassigned codes of the list; null if codes are generated. */
  freeCodes: number | null
}

/** How many can still be redeemed; null: unlimited. */
export function countLeft({
  stock,
  claimedCount,
  freeCodes,
}: Pick<Offer, 'stock' | 'claimedCount' | 'freeCodes'>): number | null {
  const bounds = [stock === null ? null : stock - claimedCount, freeCodes].filter((each) => each !== null)
  return bounds.length === 0 ? null : Math.max(0, Math.min(...bounds))
}

export const perkStatuses = ['draft', 'upcoming', 'offered', 'gone', 'ended', 'withdrawn'] as const
/** The current status of a perk for administrators; `gone`: offered, but none is left. */
export type PerkStatus = (typeof perkStatuses)[number]

export function perkStatusOf(offer: Offer, now: Date): PerkStatus {
  if (offer.state !== 'offered') return offer.state
  if (offer.endsAt && offer.endsAt <= now) return 'ended'
  if (offer.startsAt && offer.startsAt > now) return 'upcoming'
  return countLeft(offer) === 0 ? 'gone' : 'offered'
}

export type RedeemRefusal =
  | 'perk_claimed'
  | 'perk_not_offered'
  | 'perk_sold_out'
  | 'perk_cost_changed'
  | 'not_enough_points'

/** Why someone can't redeem a perk, most permanent reason first; null if they can. */
export function findRedeemRefusal(
  offer: Offer & { pointsCost: number },
  who: { hasClaimed: boolean; balance: number; shownCost: number },
  now: Date,
): RedeemRefusal | null {
  if (who.hasClaimed) return 'perk_claimed'
  const status = perkStatusOf(offer, now)
  if (status === 'gone') return 'perk_sold_out'
  if (status !== 'offered') return 'perk_not_offered'
  // The price must be the one that the person saw, so that no one pays more or less.
  if (who.shownCost !== offer.pointsCost) return 'perk_cost_changed'
  return who.balance < offer.pointsCost ? 'not_enough_points' : null
}

export const perkMoves = ['offer', 'withdraw'] as const
export type PerkMove = (typeof perkMoves)[number]

export type PerkMoveRefusal = 'perk_offered' | 'perk_not_offered' | 'perk_without_codes' | 'perk_over'

/** Why an administrator can't offer or withdraw a perk; null if they can. A withdrawn perk can be offered again. */
export function findPerkMoveRefusal(offer: Offer, move: PerkMove, now: Date): PerkMoveRefusal | null {
  if (move === 'withdraw') return offer.state === 'offered' ? null : 'perk_not_offered'
  if (offer.state === 'offered') return 'perk_offered'
  if (offer.freeCodes === 0) return 'perk_without_codes'
  return offer.endsAt && offer.endsAt <= now ? 'perk_over' : null
}

/** Digits and capitals that can't be confused: no 0 and O, no 1 and I. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Characters of a generated code: 60 bits, which can't be guessed. */
export const generatedCodeLength = 12

/** Turns random bytes into a code in groups that can be read aloud: `7KQM-2WXP-HB9D`. */
export function generateCode(random: Uint8Array): string {
  const characters = [...random].map((byte) => codeAlphabet[byte % codeAlphabet.length])
  return [0, 4, 8].map((from) => characters.slice(from, from + 4).join('')).join('-')
}

/** Another person's code as administrators see it: enough to find it in the provider's list, too little to use it. */
export function maskCode(code: string): string {
  const shown = code.length >= 8 ? code.slice(-4) : code.length >= 4 ? code.slice(-1) : ''
  return `••••${shown}`
}
