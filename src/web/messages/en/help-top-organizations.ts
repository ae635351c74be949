/** How organizations are judged in Top Organizations (decision B13). */
import { badgeDescriptions, badgeNames } from '#contract/messages/organization-badges.ts'
import { peopleHelpedBounds } from '#domain/impact.ts'
import { monthOrder, monthRule } from '#domain/organization-of-the-month.ts'
import { topRatedRule } from '#domain/projects.ts'
import { responseRule } from '#domain/responses.ts'
import { ratingPrior } from '#domain/reviews.ts'
import {
  badgeRules,
  organizationBadges,
  organizationTiers,
  tierRules,
  trustParts,
  trustPointsOf,
  trustRule,
  topRatedFrom,
  trustScoreOf,
  type OrganizationBadge,
  type OrganizationFigures,
  type TrustPart,
} from '#domain/top-organizations.ts'
import { formula, number, plural, points, steps, table, text, type HelpText } from './help-text.ts'
import { topOrganizationsTexts } from './top-organizations.ts'

const { quality, completion } = trustRule
const { parts: partNames } = topOrganizationsTexts.standing
const { impact_leader: impact, volunteer_favorite: favorite, rising_star: star } = badgeRules

const partTexts: Record<TrustPart, string> = {
  verification: 'Its legal status was confirmed, by a public register or an administrator.',
  authority: 'It was shown who may act for it.',
  quality: `Its reviews: nothing for an average of ${number(quality.neutral)} or less, everything from ${number(quality.full)} on, counted as if ${plural(quality.reviews, 'more review')} of ${number(quality.neutral)} had been written.`,
  completion: `The share of the work with volunteers that it brought to an end and signed off, from ${plural(completion.fullWork, 'finished piece')} on in full. Work that a volunteer ends counts against nobody.`,
  answers: `Of the applications of the last ${plural(responseRule.windowDays, 'day')} that it answered, or that have waited for more than ${plural(responseRule.graceDays, 'day')}, the share that it answered; from ${plural(responseRule.minAnswers, 'answer')} on.`,
}

/** An organization whose score the page works out. */
export const trustExample: OrganizationFigures = {
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
  authority: 'not shown',
  quality: `${plural(trustExample.ratingCount, 'review')}, together ${plural(trustExample.ratingSum, 'star')}`,
  completion: `${number(trustExample.finishedWork)} finished, ${number(trustExample.endedWork)} ended by it`,
  answers: `${number(trustExample.responseRate ?? 0)} percent answered`,
}

const badgeTexts: Record<OrganizationBadge, string> = {
  verified: badgeDescriptions.verified,
  top_rated: `An average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
  impact_leader: `Verified, and at least ${number(impact.peopleHelped)} people helped, told in at least ${plural(impact.impactReports, 'impact report')}.`,
  volunteer_favorite: `At least ${plural(favorite.returningVolunteers, 'volunteer')} finished work for it in more than one project, and the average is at least ${number(favorite.rating)}.`,
  rising_star: `In the tier Rising, here for at most ${plural(star.joinedWithinDays, 'day')}, with at least ${plural(star.projectsCompleted, 'completed project')}, ${plural(star.reviews, 'review')} and an average of at least ${number(star.rating)}.`,
}

const orderNames: Record<(typeof monthOrder)[number], string> = {
  rating: `the average of the month’s reviews, drawn to the platform’s mean by ${plural(ratingPrior.reviews, 'review')}`,
  reviews: 'the number of those reviews',
  volunteers: 'different volunteers in the projects completed',
  projects: 'projects completed',
  peopleHelped: 'people helped in them',
  joinedAt: 'who has been here longer',
}

const atLeast = (count: number) => (count === 0 ? '–' : number(count))

export const helpTopOrganizations: HelpText = {
  title: 'How Top Organizations works',
  intro: 'Tiers, trust score, badges and the organization of the month, each with the rule behind it.',
  sections: [
    {
      id: 'listed',
      title: 'Who is listed',
      blocks: [
        text(
          'Every organization that has given its name and is verified or has a published project. One that was brought in from another list, and that nobody of it has taken over, is listed once work was finished or reviewed here. Suspended organizations are not listed.',
        ),
      ],
    },
    {
      id: 'sorts',
      title: 'How the list is sorted',
      blocks: [
        points(
          `Highest Rated: by the average drawn to the platform’s mean by ${plural(ratingPrior.reviews, 'review')}, so that few reviews say less than many.`,
          'Most Impact: by the people helped.',
          'Most Projects: by completed projects in which the work of a volunteer was signed off.',
          'Recently Joined: by the day since when somebody of it has been here.',
        ),
      ],
    },
    {
      id: 'trust',
      title: 'Trust score',
      blocks: [
        text(
          `The score is a percentage, the sum of ${number(trustParts.length)} parts. It is worked out anew for everybody by the same rule. It cannot be bought, and nothing that an organization only says of itself raises it.`,
        ),
        table({
          caption: 'Parts of the trust score',
          head: ['Part', 'At most', 'What counts'],
          rows: trustParts.map((part) => [partNames[part], number(trustRule.points[part]), partTexts[part]]),
        }),
        formula(
          `quality = ${number(trustRule.points.quality)} × (a − ${number(quality.neutral)}) ÷ (${number(quality.full)} − ${number(quality.neutral)}), where a = (sum of ratings + ${number(quality.reviews)} × ${number(quality.neutral)}) ÷ (number of reviews + ${number(quality.reviews)})`,
        ),
        table({
          caption: 'An example',
          head: ['Part', 'The organization', 'Points'],
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
        text('An organization has the best tier of which it meets every condition, for as long as it does.'),
        table({
          caption: 'What each tier asks at least',
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
          `The rating that a tier asks for is the one that ranks: the average drawn to the platform’s mean by ${plural(ratingPrior.reviews, 'review')}.`,
        ),
      ],
    },
    {
      id: 'badges',
      title: 'Badges',
      blocks: [
        text(
          'A badge stands while its conditions are met. Ratings here are plain averages, as they are shown.',
        ),
        table({
          caption: 'Badges and what they mean',
          head: ['Badge', 'Meaning'],
          rows: organizationBadges.map((badge) => [badgeNames[badge], badgeTexts[badge]]),
        }),
        text(
          `The filter “${topOrganizationsTexts.controls.filters['top-rated']}” asks for less than the badge “${badgeNames.top_rated}”: it finds every organization whose average shows as at least ${number(topRatedFrom)}, however few its reviews are.`,
        ),
      ],
    },
    {
      id: 'month',
      title: 'Organization of the month',
      blocks: [
        text(
          `Chosen once a month by this rule alone, from what happened in the calendar month before (in UTC). Only verified organizations can be chosen, with at least ${plural(monthRule.projects, 'project')} completed and ${plural(monthRule.reviews, 'review')} received in that month, an average of those reviews of at least ${number(monthRule.rating)}, and not chosen in the ${plural(monthRule.pauseMonths, 'month')} before.`,
        ),
        text(
          'Of these the first wins in this order; each point decides only where those before it are equal:',
        ),
        steps(...monthOrder.map((key) => orderNames[key])),
        text('In a month in which no organization meets the rule, none is shown.'),
      ],
    },
    {
      id: 'people-helped',
      title: 'People helped',
      blocks: [
        text(
          `What organizations tell when they complete a project: a number from ${number(peopleHelpedBounds.min)} to ${number(peopleHelpedBounds.max)}, shown on the project’s page, with who told it recorded for administrators. Nobody checks it, so it decides one order of the list and one badge, and raises neither trust score nor tier.`,
        ),
      ],
    },
  ],
}
