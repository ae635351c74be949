/** An organization's ranking, as responses contain it. */
import { badgeDescriptions } from '#contract/i18n/organization-badges.ts'
import type { OrganizationRanking } from '#contract/rankings/top-organizations.ts'
import { trustParts, trustRule, type OrganizationBadge } from '#domain/rankings/top-organizations.ts'
import type { organizationRankings } from '#server/db/schema.ts'

type Stored = Pick<typeof organizationRankings.$inferSelect, 'tier' | 'trustScore' | 'trustPoints' | 'badges'>

/** Lists the earned badges with their descriptions. */
export function presentBadges(badges: readonly OrganizationBadge[]): OrganizationRanking['badges'] {
  return badges.map((type) => ({ type, description: badgeDescriptions[type] }))
}

/** Presents a stored ranking with the parts of its score. */
export function presentRanking({ tier, trustScore, trustPoints, badges }: Stored): OrganizationRanking {
  return {
    tier,
    trustScore,
    trustParts: trustParts.map((part) => ({ part, points: trustPoints[part], of: trustRule.points[part] })),
    badges: presentBadges(badges),
  }
}
