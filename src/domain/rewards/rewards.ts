/**
 * Perks and rewards: what earns points, levels and tiers (spec features 2, 3, 9; decisions B13, 0043). Every number
 * is data here, and the help page is generated from it. Points come only from confirmed work and from actions open to
 * everyone once. They buy perks, never a rank, a place in a list or a match.
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

/** The subjects of badges and achievements. */
export const badgeCategories = ['contribution', 'hours', 'consistency', 'community'] as const
export type BadgeCategory = (typeof badgeCategories)[number]

/** What earns points. A quarter of an hour is the smallest unit that counts. */
export const pointRules = {
  /** For each quarter of an hour that the organization confirmed. */
  hours: { points: 5 },
  /** For work that the organization signed off: as much as ten hours. */
  contribution: { points: 200 },
  /** Once, for a profile with everything in `profileRequirements`. */
  profile: { points: 50 },
  /** For a public review about an organization, whatever it says: once per application. */
  review: { points: 30 },
} as const satisfies Record<string, { points: number }>

/** What a complete profile contains. */
export const profileRequirements = ['bio', 'skills', 'preferredCauses', 'availability'] as const

/** What earns points; the points of an achievement are in its own definition. */
export const earningKinds = ['hours', 'contribution', 'profile', 'review', 'achievement'] as const
export type EarningKind = (typeof earningKinds)[number]

/** The kinds of ledger entries. A perk costs points. */
export const pointKinds = [...earningKinds, 'perk'] as const
export type PointKind = (typeof pointKinds)[number]

/** The points for a number of hours. */
export function pointsOfHours(hours: number): number {
  return Math.round(hours * 4) * pointRules.hours.points
}

/** Level n begins at `step` × n × (n − 1) earned points. */
export const levelRule = { step: 50 } as const

/** Where a level begins, in earned points. */
export function levelStart(level: number): number {
  return levelRule.step * level * (level - 1)
}

/** The level for the earned points, where it begins and where the next one does. */
export function levelOf(earned: number): { level: number; from: number; next: number } {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, earned)) / levelRule.step)) / 2))
  // The square root may be off in its last digit.
  while (levelStart(level + 1) <= earned) level += 1
  while (level > 1 && levelStart(level) > earned) level -= 1
  return { level, from: levelStart(level), next: levelStart(level + 1) }
}

/** The earned points that a tier requires; Bronze requires none. */
export const tierPoints = {
  Diamond: 20_000,
  Platinum: 8000,
  Gold: 3000,
  Silver: 1000,
  Bronze: 0,
} as const satisfies Record<RewardTier, number>

/** The best tier that the earned points reach. */
export function rewardTierOf(earned: number): RewardTier {
  return rewardTiers.find((tier) => earned >= tierPoints[tier]) ?? 'Bronze'
}

/** The references of an entry: ids and numbers. */
export type PointData = Record<string, string | number>

/** What something is currently worth; `source` identifies it permanently, so that it counts once. */
export interface DuePoints {
  source: string
  kind: EarningKind
  points: number
  /** When it happened. */
  at: Date
  data: PointData
}

/** The ledger's total for one source: the sum of its entries and how many there are. */
export interface Booked {
  kind: EarningKind
  sum: number
  count: number
  data: PointData
}

/** An entry to write; a negative one takes points back. */
export type NewEntry = Omit<DuePoints, 'at'> & { at: Date | null }

/** The name of a source's next entry after `count` earlier ones; the first has the plain name. */
export function entrySource(source: string, count: number): string {
  return count === 0 ? source : `${source}#${count + 1}`
}

/** The source of an entry, without the number that later entries have. */
export function sourceOf(entry: string): string {
  return entry.replace(/#\d+$/, '')
}

/**
 * The entries that correct the ledger to what is due; none if it is already correct. Taking points back never makes
 * the balance negative. The rest is taken once there are points again, so the balance ends up as what is due minus
 * what was spent, or zero. A null time means now, for something undone.
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
