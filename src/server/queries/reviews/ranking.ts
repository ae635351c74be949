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

/** Whether an organization is new: until it has a rate of answers, its trust score is in no answer (decision A29). */
export const isNewToPublic = ({ rate }: ResponseStats): boolean => rate === null

/** Presents a stored ranking with the parts of its score. */
export function presentRanking(
  language: Language,
  { tier, trustScore, trustPoints, badges }: Stored,
  response: ResponseStats,
): OrganizationRanking {
  const isNew = isNewToPublic(response)
  const parts = trustParts.map((part) => ({ part, points: trustPoints[part], of: trustRule.points[part] }))
  return {
    tier,
    trustScore: isNew ? null : trustScore,
    isNew,
    trustParts: isNew ? null : parts,
    badges: presentBadges(language, badges),
  }
}
