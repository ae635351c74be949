/** What the badges of organizations say; their numbers are those of the rules. */
import { topRatedRule } from '#domain/projects.ts'
import { badgeRules, type OrganizationBadge } from '#domain/top-organizations.ts'

const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules

export const badgeNames: Record<OrganizationBadge, string> = {
  verified: 'Verified',
  top_rated: 'Top Rated',
  impact_leader: 'Impact Leader',
  volunteer_favorite: 'Volunteer Favorite',
  rising_star: 'Rising Star',
}

export const badgeDescriptions: Record<OrganizationBadge, string> = {
  verified: 'Its legal status was confirmed.',
  top_rated: `Rated ${topRatedRule.rating} or higher by at least ${topRatedRule.reviews} volunteers.`,
  impact_leader: `Verified, and helped ${impact.peopleHelped.toLocaleString('en-US')} people or more, as it reported for at least ${impact.impactReports} projects.`,
  volunteer_favorite: `At least ${favorite.returningVolunteers} volunteers came back for another project, and it is rated ${favorite.rating} or higher.`,
  rising_star: `Joined within ${star.joinedWithinDays} days, and its first work is finished and rated ${star.rating} or higher.`,
}
