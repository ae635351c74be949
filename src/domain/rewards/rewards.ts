/**
 * Perks and rewards: what points are given for, levels and tiers (features 2, 3, 9; decision B13, 0043). Every number stands
 * here as data, and the help page is made of it. Points come only of work that others confirmed and of what everybody may do
 * once; they buy perks, and never a rank, a place in a list or a match.
 */

/** Best first. */
export const rewardTiers = ['Diamond', 'Platinum', 'Gold', 'Silver', 'Bronze'] as const
export type RewardTier = (typeof rewardTiers)[number]

/** Rarest first. */
export const badgeRarities = ['legendary', 'epic', 'rare', 'common'] as const
export type BadgeRarity = (typeof badgeRarities)[number]

export const badgeIcons = [
  'star',
  'trophy',
  'crown',
  'heart',
  'zap',
  'target',
  'users',
  'medal',
  'award',
] as const
export type BadgeIcon = (typeof badgeIcons)[number]

/** What badges and achievements are about. */
export const badgeCategories = ['contribution', 'hours', 'consistency', 'community'] as const
export type BadgeCategory = (typeof badgeCategories)[number]

/** What points are given for. A quarter of an hour is the smallest piece that counts. */
export const pointRules = {
  /** For each quarter of an hour that the organization confirmed. */
  hours: { points: 5 },
  /** For work that the organization signed off: as much as ten hours. */
  contribution: { points: 200 },
  /** Once, for a profile that says what `profileRequirements` names. */
  profile: { points: 50 },
  /** For a public review about an organization, whatever it says: once an application. */
  review: { points: 30 },
} as const satisfies Record<string, { points: number }>

/** What a complete profile says. */
export const profileRequirements = ['bio', 'skills', 'preferredCauses', 'availability'] as const

/** What points are earned by; the points of an achievement stand with it. */
export const earningKinds = ['hours', 'contribution', 'profile', 'review', 'achievement'] as const
export type EarningKind = (typeof earningKinds)[number]

/** What stands in the ledger. A perk takes points, and gives them back where it is withdrawn. */
export const pointKinds = [...earningKinds, 'perk'] as const
export type PointKind = (typeof pointKinds)[number]

/** The points of so many hours. */
export function pointsOfHours(hours: number): number {
  return Math.round(hours * 4) * pointRules.hours.points
}

/** Level n begins at `step` × n × (n − 1) points that were earned. */
export const levelRule = { step: 50 } as const

/** Where a level begins, in earned points. */
export function levelStart(level: number): number {
  return levelRule.step * level * (level - 1)
}

/** The level of so many earned points, where it begins and where the next one does. */
export function levelOf(earned: number): { level: number; from: number; next: number } {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, earned)) / levelRule.step)) / 2))
  // The root may be off by its last digit.
  while (levelStart(level + 1) <= earned) level += 1
  while (level > 1 && levelStart(level) > earned) level -= 1
  return { level, from: levelStart(level), next: levelStart(level + 1) }
}

/** The earned points from which a tier is reached; Bronze asks nothing. */
export const tierPoints = {
  Diamond: 20_000,
  Platinum: 8000,
  Gold: 3000,
  Silver: 1000,
  Bronze: 0,
} as const satisfies Record<RewardTier, number>

/** The best tier that so many earned points reach. */
export function rewardTierOf(earned: number): RewardTier {
  return rewardTiers.find((tier) => earned >= tierPoints[tier]) ?? 'Bronze'
}

/** What an entry speaks of: ids and numbers. */
export type PointData = Record<string, string | number>

/** What something is worth now; `source` names it for ever, so that it counts once. */
export interface DuePoints {
  source: string
  kind: EarningKind
  points: number
  /** When it happened. */
  at: Date
  data: PointData
}

/** What the ledger says of one source: the sum of its entries and how many there are. */
export interface Booked {
  kind: EarningKind
  sum: number
  count: number
  data: PointData
}

/** An entry to write; a negative one takes back. */
export type NewEntry = Omit<DuePoints, 'at'> & { at: Date | null }

/** The name of a source's entry after so many: the first bears the plain name. */
export function entrySource(source: string, count: number): string {
  return count === 0 ? source : `${source}#${count + 1}`
}

/** The source of an entry, without the number that later entries about it bear. */
export function sourceOf(entry: string): string {
  return entry.replace(/#\d+$/, '')
}

/**
 * What brings the ledger to what is due: nothing where it says so already. What is taken back never takes the balance below
 * nothing; the rest is taken when there is something again, so that afterwards the balance is what is due without what was
 * spent, or nothing. A null moment is now: something is undone.
 */
export function reconcile(
  due: readonly DuePoints[],
  { booked, balance }: { booked: ReadonlyMap<string, Booked>; balance: number },
): NewEntry[] {
  const entries: NewEntry[] = []
  let left = balance
  for (const each of due) {
    const before = booked.get(each.source)
    const missing = each.points - (before?.sum ?? 0)
    if (missing <= 0) continue
    left += missing
    const isFirst = before === undefined
    const source = entrySource(each.source, before?.count ?? 0)
    entries.push({ ...each, source, points: missing, at: isFirst ? each.at : null })
  }
  const pointsDue = new Map(due.map(({ source, points }) => [source, points]))
  for (const [source, { kind, sum, count, data }] of booked) {
    const taken = Math.min(left, sum - (pointsDue.get(source) ?? 0))
    if (taken <= 0) continue
    left -= taken
    entries.push({ source: entrySource(source, count), kind, points: -taken, at: null, data })
  }
  return entries
}
