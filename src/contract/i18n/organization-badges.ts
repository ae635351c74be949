/** Descriptions of organization badges; the numbers come from the rules. */
import { topRatedRule } from '#domain/projects/projects.ts'
import { badgeRules, type OrganizationBadge } from '#domain/rankings/top-organizations.ts'
import type { OrganizationBadgesTexts } from '#contract/texts/organization-badges-texts.ts'

/** What an organization has done to earn each badge. */
export function describeOrganizationBadges({
  descriptions: texts,
}: OrganizationBadgesTexts): Record<OrganizationBadge, string> {
  return {
    verified: texts.verified,
    top_rated: texts.top_rated(topRatedRule),
    impact_leader: texts.impact_leader(badgeRules.impact_leader),
    volunteer_favorite: texts.volunteer_favorite(badgeRules.volunteer_favorite),
    rising_star: texts.rising_star(badgeRules.rising_star),
  }
}
