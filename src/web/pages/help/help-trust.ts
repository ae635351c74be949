/** What the parts of the trust score and the badges mean, and an example of a score. */
import { responseRule } from '#domain/applications/responses.ts'
import { topRatedRule } from '#domain/projects/projects.ts'
import {
  badgeRules,
  trustRule,
  type OrganizationBadge,
  type OrganizationStats,
  type TrustPart,
} from '#domain/rankings/top-organizations.ts'
import type { HelpTopOrganizationsTexts } from './texts/help-top-organizations-texts.ts'

/** The example organization, whose score the page calculates. */
export const trustExample: OrganizationStats = {
  isVerified: true,
  hasAuthority: false,
  joinedAt: new Date('2025-11-01T00:00:00Z'),
  projectsCompleted: 2,
  finishedWork: 3,
  endedWork: 1,
  returningVolunteers: 0,
  peopleHelped: 0,
  impactReports: 0,
  responseRate: 80,
  ratingSum: 23,
  ratingCount: 5,
}

export function describeParts({ parts }: HelpTopOrganizationsTexts['trust']): Record<TrustPart, string> {
  return {
    verification: parts.verification,
    authority: parts.authority,
    quality: parts.quality(trustRule.quality),
    completion: parts.completion(trustRule.completion),
    answers: parts.answers(responseRule),
  }
}

export function describeExample({ example }: HelpTopOrganizationsTexts['trust']): Record<TrustPart, string> {
  return {
    verification: example.verification,
    authority: example.authority,
    quality: example.quality({ reviews: trustExample.ratingCount, stars: trustExample.ratingSum }),
    completion: example.completion({ finished: trustExample.finishedWork, ended: trustExample.endedWork }),
    answers: example.answers({ percent: trustExample.responseRate ?? 0 }),
  }
}

export function describeBadges({
  meanings,
}: HelpTopOrganizationsTexts['badges']): Record<Exclude<OrganizationBadge, 'verified'>, string> {
  const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules
  return {
    top_rated: meanings.top_rated(topRatedRule),
    impact_leader: meanings.impact_leader({
      peopleHelped: impact.peopleHelped,
      reports: impact.impactReports,
    }),
    volunteer_favorite: meanings.volunteer_favorite({
      volunteers: favorite.returningVolunteers,
      rating: favorite.rating,
    }),
    rising_star: meanings.rising_star({
      days: star.joinedWithinDays,
      projects: star.projectsCompleted,
      reviews: star.reviews,
      rating: star.rating,
    }),
  }
}
