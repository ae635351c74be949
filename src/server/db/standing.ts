/** How an organization stands, as answers tell it. */
import { badgeDescriptions } from '#contract/messages/organization-badges.ts'
import type { OrganizationStanding } from '#contract/top-organizations.ts'
import { trustParts, trustRule, type OrganizationBadge } from '#domain/top-organizations.ts'
import type { organizationStandings } from './schema.ts'

type Stored = Pick<
  typeof organizationStandings.$inferSelect,
  'tier' | 'trustScore' | 'trustPoints' | 'badges'
>

/** The badges that are earned, with what each says. */
export function presentBadges(badges: readonly OrganizationBadge[]): OrganizationStanding['badges'] {
  return badges.map((type) => ({ type, description: badgeDescriptions[type] }))
}

/** A stored standing with the parts of its score. */
export function presentStanding({ tier, trustScore, trustPoints, badges }: Stored): OrganizationStanding {
  return {
    tier,
    trustScore,
    trustParts: trustParts.map((part) => ({ part, points: trustPoints[part], of: trustRule.points[part] })),
    badges: presentBadges(badges),
  }
}
