/** Names and descriptions of organization badges; the numbers come from the rules. */
import { topRatedRule } from '#domain/projects/projects.ts'
import { badgeRules, type OrganizationBadge } from '#domain/rankings/top-organizations.ts'

const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules

export const badgeNames: Record<OrganizationBadge, string> = {
  verified: 'Verified',
  top_rated: 'Top Rated',
  impact_leader: 'Impact Leader',
  volunteer_favorite: 'Volunteer Favorite',
  rising_star: 'Rising Star',
}

export const badgeDescriptions: Record<OrganizationBadge, string> = {
  verified: 'Legal status confirmed.',
  top_rated: `Rated ${topRatedRule.rating} or higher by at least ${topRatedRule.reviews} volunteers.`,
  impact_leader: `Verified, and reported helping at least ${impact.peopleHelped.toLocaleString('en-US')} people across at least ${impact.impactReports} projects.`,
  volunteer_favorite: `Rated ${favorite.rating} or higher, with at least ${favorite.returningVolunteers} volunteers who came back for another project.`,
  rising_star: `Joined in the last ${star.joinedWithinDays} days, finished its first work and is rated ${star.rating} or higher.`,
}
