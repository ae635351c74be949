/** How reviews work, for everybody who writes or reads them (decisions A10, A19, A23; issue 7). */
import { limits } from '#contract/limits.ts'
import { topRatedRule } from '#domain/projects.ts'
import { improvementDays } from '#domain/review-analytics.ts'
import {
  averageOf,
  bayesianRating,
  categoriesAsked,
  ratingPrior,
  ratings,
  reportReasons,
  reviewEditHours,
  type RatingTotal,
} from '#domain/reviews.ts'
import { formula, number, plural, points, table, text, type HelpText } from './help-text.ts'
import { reviewPagesTexts } from './review-pages.ts'
import { reviewsTexts } from './work.ts'

/** What the example of the page ranks, at this mean of the platform. */
export const rankingExample: { platformMean: number; totals: readonly RatingTotal[] } = {
  platformMean: 4.2,
  totals: [
    { ratingSum: 5, ratingCount: 1 },
    { ratingSum: 141, ratingCount: 30 },
    { ratingSum: 0, ratingCount: 0 },
  ],
}

const asked = (side: 'organization' | 'volunteer') =>
  categoriesAsked[side].map((category) => reviewsTexts.categories[category]).join(', ')

/** When reviews show where both wait for each other, for so many days. */
const waiting = (days: number) => [
  text(
    `On this site both reviews of a piece of work wait for each other, so that nobody writes an answer instead of a review: they show once both are written, or ${plural(days, 'day')} after the first.`,
  ),
  text(
    'Until then you see your own as waiting. It counts in no average, but among the reviews that you gave in your own numbers.',
  ),
]

/** Of a site where reviews wait for each other for so many days; 0: they show at once. */
export const helpReviews = (revealDays: number): HelpText => ({
  title: 'How reviews work',
  intro: 'Who can review whom, who sees a review, and what the averages and rankings are made of.',
  sections: [
    {
      id: 'who',
      title: 'Who can write a review, and when',
      blocks: [
        text(
          'Both sides of a piece of work can review each other once it is done: the project is completed, or the organization has signed off what the volunteer did. Volunteers review organizations, and organizations review volunteers.',
        ),
        text(
          'Each side writes one review for each piece of work. Whoever worked together on two projects can write two.',
        ),
      ],
    },
    {
      id: 'what',
      title: 'What a review says',
      blocks: [
        text(
          `An overall rating from ${ratings.min} to ${ratings.max} (${reviewsTexts.labels.join(', ')}) and a text of at most ${number(limits.review)} characters. Beside that you can rate single points from ${ratings.min} to ${ratings.max}; what you leave out counts nowhere.`,
        ),
        table({
          caption: 'Points that the form asks for',
          head: ['A review about', 'Points'],
          rows: [
            ['An organization', asked('organization')],
            ['A volunteer', asked('volunteer')],
          ],
        }),
      ],
    },
    {
      id: 'private',
      title: 'Public and private reviews',
      blocks: [
        text(
          'You choose whether everybody reads your review. A private one is read by you, by the side that it is about and by administrators, and no public average counts it. In public a volunteer appears by first name and initial only.',
        ),
      ],
    },
    {
      id: 'reveal',
      title: 'When a review shows',
      blocks:
        revealDays > 0
          ? waiting(revealDays)
          : [text('At once. The review of one side does not wait for that of the other.')],
    },
    {
      id: 'change',
      title: 'Changing a review, and replying to one',
      blocks: [
        points(
          `For ${number(reviewEditHours)} hours after you wrote it you can change your review${revealDays > 0 ? ', even when both already show' : ''}. It then says that it was edited. After that it stays as it is.`,
          'The side that a review is about can write one public reply, and change it or take it away later.',
        ),
      ],
    },
    {
      id: 'report',
      title: 'Reporting a review',
      blocks: [
        text(
          'If a review is not what a review should be, report it to the administrators. You give a reason:',
        ),
        points(...reportReasons.map((reason) => reviewPagesTexts.reports.reasons[reason])),
        text(
          'An administrator who has nothing to do with either side reads the review, the reply and the reports, and keeps the review or hides it. You are told which. A hidden review is seen only by the side that wrote it, which reads why, and counts in no average; an administrator can show it again. A review is not hidden for being critical.',
        ),
      ],
    },
    {
      id: 'averages',
      title: 'What the averages count',
      blocks: [
        text(
          'The rating beside an organization or a project is the plain average of the public reviews that volunteers wrote, with one decimal and with their number. Private, waiting and hidden reviews do not count, nor do those that organizations write about volunteers.',
        ),
        text(
          `The badge “Top Rated” stands on what has an average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
        ),
      ],
    },
    {
      id: 'ranking',
      title: 'How lists rank',
      blocks: [
        text(
          `A few reviews say less than many. Where ratings decide the order of a list, each average is therefore drawn to the mean of the whole platform, as if ${plural(ratingPrior.reviews, 'more review')} with exactly that mean had been written. The more reviews there are, the less that changes: a single perfect review stays close to the mean, and comes before many very good ones only where that mean is as high itself. While nobody has rated anything yet, ${number(ratingPrior.rating)} takes the place of the mean.`,
        ),
        formula(
          `rank = (sum of ratings + ${ratingPrior.reviews} × mean of the platform) ÷ (number of reviews + ${ratingPrior.reviews})`,
        ),
        table({
          caption: `An example, with a mean of ${number(rankingExample.platformMean)}`,
          head: ['Reviews', 'Average shown', 'Ranks as'],
          rows: rankingExample.totals.map((total) => [
            plural(total.ratingCount, 'review'),
            averageOf(total)?.toFixed(1) ?? 'Not rated',
            bayesianRating(total, rankingExample.platformMean).toFixed(2),
          ]),
        }),
        text('What is shown is always the plain average; the number that ranks is used for the order only.'),
      ],
    },
    {
      id: 'analytics',
      title: 'Your own numbers',
      blocks: [
        text(
          'Review Analytics shows each side of an account its own reviews, those of a volunteer and those of an organization apart. Of the reviews about you it counts those that you read: also private ones, but none that waits or is hidden. Of those that you gave it counts all.',
        ),
        points(
          `Improvement compares the average of the last ${plural(improvementDays, 'day')} with that of the ${number(improvementDays)} before, in percent. Without a review in both it is not known.`,
          'The rating of a review about a volunteer counts for the skills that the project required and the volunteer’s profile names; for all of them where the profile names no skill.',
          'A month of the history is the one in which the work was signed off, with the average of the reviews received about that work.',
        ),
      ],
    },
  ],
})
