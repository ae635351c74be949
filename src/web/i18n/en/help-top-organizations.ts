/** How Top Organizations ranks organizations (decision B13). */
import { badgeDescriptions, badgeNames } from '#contract/i18n/organization-badges.ts'
import { peopleHelpedBounds } from '#domain/projects/impact.ts'
import { monthOrder, monthRule } from '#domain/rankings/organization-of-the-month.ts'
import { topRatedRule } from '#domain/projects/projects.ts'
import { responseRule } from '#domain/applications/responses.ts'
import { ratingPrior } from '#domain/reviews/reviews.ts'
import {
  badgeRules,
  organizationBadges,
  organizationTiers,
  tierRules,
  trustParts,
  trustPointsOf,
  trustRule,
  minTopRatedAverage,
  trustScoreOf,
  type OrganizationBadge,
  type OrganizationStats,
  type TrustPart,
} from '#domain/rankings/top-organizations.ts'
import { formula, number, plural, points, steps, table, text, type HelpText } from './help-text.ts'
import { topOrganizationsTexts } from './top-organizations.ts'

const { quality, completion } = trustRule
const { parts: partNames } = topOrganizationsTexts.standing
const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules

const partTexts: Record<TrustPart, string> = {
  verification: 'A public register or an administrator confirmed its legal status.',
  authority: 'It has an authorized representative.',
  quality: `Its reviews: no points for an average of ${number(quality.neutral)} or less, all points from ${number(quality.full)}. We add ${plural(quality.reviews, 'more review')} rated ${number(quality.neutral)} before we take the average.`,
  completion: `The share of volunteer work that it completed and signed off. It needs ${plural(completion.fullWork, 'completed collaboration')} for all points. Work that a volunteer ends doesn’t count.`,
  answers: `The share of applications from the last ${plural(responseRule.windowDays, 'day')} that it answered. Unanswered ones count after ${plural(responseRule.graceDays, 'day')}. It needs at least ${plural(responseRule.minAnswers, 'answer')}.`,
}

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
const examplePoints = trustPointsOf(trustExample)
const exampleOf: Record<TrustPart, string> = {
  verification: 'verified',
  authority: 'none authorized',
  quality: `${plural(trustExample.ratingCount, 'review')} with ${plural(trustExample.ratingSum, 'star')} in total`,
  completion: `${number(trustExample.finishedWork)} completed, ${number(trustExample.endedWork)} ended by the organization`,
  answers: `${number(trustExample.responseRate ?? 0)} percent answered`,
}

const badgeTexts: Record<OrganizationBadge, string> = {
  verified: badgeDescriptions.verified,
  top_rated: `An average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
  impact_leader: `Verified, and at least ${number(impact.peopleHelped)} people helped, in at least ${plural(impact.impactReports, 'impact report')}.`,
  volunteer_favorite: `At least ${plural(favorite.returningVolunteers, 'volunteer')} completed more than one project for it, and its average is at least ${number(favorite.rating)}.`,
  rising_star: `In the Rising tier, joined in the last ${plural(star.joinedWithinDays, 'day')}, with at least ${plural(star.projectsCompleted, 'completed project')}, ${plural(star.reviews, 'review')} and an average of at least ${number(star.rating)}.`,
}

const orderNames: Record<(typeof monthOrder)[number], string> = {
  rating: `adjusted average of the month’s reviews (${plural(ratingPrior.reviews, 'review')} at the platform’s mean added)`,
  reviews: 'number of those reviews',
  volunteers: 'different volunteers in the completed projects',
  projects: 'completed projects',
  peopleHelped: 'people helped by those projects',
  joinedAt: 'earliest join date',
}

const atLeast = (count: number) => (count === 0 ? '–' : number(count))

export const helpTopOrganizations: HelpText = {
  title: 'How Top Organizations works',
  intro: 'How we decide tiers, trust scores, badges and the organization of the month.',
  sections: [
    {
      id: 'listed',
      title: 'Which organizations are listed',
      blocks: [
        text(
          'We list every organization that has a name and is verified or has a published project. We list an imported organization that no one has claimed after its first completed work or review here. We don’t list suspended organizations.',
        ),
      ],
    },
    {
      id: 'sorts',
      title: 'How the list is sorted',
      blocks: [
        points(
          `Highest Rated: by adjusted average. We add ${plural(ratingPrior.reviews, 'review')} at the platform’s mean, so that a few reviews count less than many.`,
          'Most Impact: by number of people helped.',
          'Most Projects: by number of completed projects with signed-off volunteer work.',
          'Recently Joined: by the day its first member joined.',
        ),
      ],
    },
    {
      id: 'trust',
      title: 'Trust score',
      blocks: [
        text(
          `The trust score is a percentage, the sum of ${number(trustParts.length)} parts. The same rule applies to everyone. No one can buy a higher score, and an organization’s own claims don’t raise it.`,
        ),
        table({
          caption: 'Parts of the trust score',
          head: ['Part', 'Maximum', 'What counts'],
          rows: trustParts.map((part) => [partNames[part], number(trustRule.points[part]), partTexts[part]]),
        }),
        formula(
          `quality = ${number(trustRule.points.quality)} × (a − ${number(quality.neutral)}) ÷ (${number(quality.full)} − ${number(quality.neutral)}), where a = (sum of ratings + ${number(quality.reviews)} × ${number(quality.neutral)}) ÷ (number of reviews + ${number(quality.reviews)})`,
        ),
        table({
          caption: 'An example',
          head: ['Part', 'Organization', 'Points'],
          rows: [
            ...trustParts.map((part) => [partNames[part], exampleOf[part], number(examplePoints[part])]),
            ['Trust score', '', `${number(trustScoreOf(examplePoints))}%`],
          ],
        }),
      ],
    },
    {
      id: 'tiers',
      title: 'Tiers',
      blocks: [
        text(
          'An organization gets the best tier whose conditions it all meets, for as long as it meets them.',
        ),
        table({
          caption: 'Minimum for each tier',
          head: ['Tier', 'Verified', 'Trust score', 'Completed projects', 'Reviews', 'Rating'],
          rows: organizationTiers.map((tier) => {
            const rule = tierRules[tier]
            return [
              tier,
              rule.isVerified ? 'Yes' : '–',
              rule.trustScore === 0 ? '–' : `${number(rule.trustScore)}%`,
              atLeast(rule.projectsCompleted),
              atLeast(rule.reviews),
              rule.rating === 0 ? '–' : rule.rating.toFixed(1),
            ]
          }),
        }),
        text(
          `Tiers use the adjusted average, with ${plural(ratingPrior.reviews, 'review')} at the platform’s mean added.`,
        ),
      ],
    },
    {
      id: 'badges',
      title: 'Badges',
      blocks: [
        text(
          'An organization has a badge while it meets the conditions. Badges use plain averages, as shown.',
        ),
        table({
          caption: 'Badges and what they mean',
          head: ['Badge', 'Meaning'],
          rows: organizationBadges.map((badge) => [badgeNames[badge], badgeTexts[badge]]),
        }),
        text(
          `The filter “${topOrganizationsTexts.controls.filters['top-rated']}” is less strict than the “${badgeNames.top_rated}” badge. It finds every organization with an average of at least ${number(minTopRatedAverage)}, even with few reviews.`,
        ),
      ],
    },
    {
      id: 'month',
      title: 'Organization of the month',
      blocks: [
        text(
          `This rule alone chooses it once a month, based on the previous calendar month (UTC). Only verified organizations qualify. In that month, they need at least ${plural(monthRule.projects, 'completed project')} and ${plural(monthRule.reviews, 'review')}, with an average of at least ${number(monthRule.rating)}. They can’t be chosen again within ${plural(monthRule.pauseMonths, 'month')}.`,
        ),
        text('We compare them in this order. Each step decides only if the steps before are equal:'),
        steps(...monthOrder.map((key) => orderNames[key])),
        text('If no organization qualifies, we show none that month.'),
      ],
    },
    {
      id: 'people-helped',
      title: 'People helped',
      blocks: [
        text(
          `Organizations can report this number when they complete a project: from ${number(peopleHelpedBounds.min)} to ${number(peopleHelpedBounds.max)}. The project’s page shows it, and administrators can see who reported it. No one checks it. So it decides one sort order and one badge, but doesn’t raise the trust score or tier.`,
        ),
      ],
    },
  ],
}
