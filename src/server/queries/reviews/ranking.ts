/** An organization's ranking, as responses contain it. */
import type { Language } from '#contract/i18n/languages.ts'
import { describeOrganizationBadges } from '#contract/i18n/organization-badges.ts'
import type { OrganizationRanking } from '#contract/rankings/top-organizations.ts'
import { organizationBadgesCatalog } from '#contract/texts/organization-badges-texts.ts'
import type { ResponseStats } from '#domain/applications/responses.ts'
import { trustParts, trustRule, type OrganizationBadge } from '#domain/rankings/top-organizations.ts'
import type { organizationRankings } from '#server/db/tables/rankings.ts'

type Stored = Pick<typeof organizationRankings.$inferSelect, 'tier' | 'trustScore' | 'trustPoints' | 'badges'>

/** Lists the earned badges with their descriptions. */
export function presentBadges(
  language: Language,
  badges: readonly OrganizationBadge[],
): OrganizationRanking['badges'] {
  const descriptions = describeOrganizationBadges(organizationBadgesCatalog.read(language))
  return badges.map((type) => ({ type, description: descriptions[type] }))
}

/** Presents a stored ranking with the parts of its score, which is not shown while the organization is new. */
export function presentRanking(
  language: Language,
  { tier, trustScore, trustPoints, badges }: Stored,
  { rate }: ResponseStats,
): OrganizationRanking {
  return {
    tier,
    trustScore,
    isNew: rate === null,
    trustParts: trustParts.map((part) => ({ part, points: trustPoints[part], of: trustRule.points[part] })),
    badges: presentBadges(language, badges),
  }
}
