/** How reviews work, for everyone who writes or reads them (decisions A10, A19, A23; issue 7). */
import { limits } from '#contract/limits.ts'
import { topRatedRule } from '#domain/projects/projects.ts'
import { improvementDays } from '#domain/reviews/analytics.ts'
import {
  averageOf,
  bayesianRating,
  requestedCategories,
  ratingPrior,
  ratings,
  reportReasons,
  reviewEditHours,
  type RatingTotal,
} from '#domain/reviews/reviews.ts'
import { formula, number, plural, points, table, text, type HelpText } from './help-text.ts'
import { reviewPagesTexts } from './review-pages.ts'
import { reviewsTexts } from './work.ts'

/** The example on the page, calculated with this platform average. */
export const rankingExample: { platformMean: number; totals: readonly RatingTotal[] } = {
  platformMean: 4.2,
  totals: [
    { ratingSum: 5, ratingCount: 1 },
    { ratingSum: 141, ratingCount: 30 },
    { ratingSum: 0, ratingCount: 0 },
  ],
}

const requested = (side: 'organization' | 'volunteer') =>
  requestedCategories[side].map((category) => reviewsTexts.categories[category]).join(', ')

/** When reviews become visible on sites where the two sides wait for each other for that many days. */
const waiting = (days: number) => [
  text(
    `On this site, the two reviews of a collaboration wait for each other, so that neither is an answer to the other. Both appear once both are written, or ${plural(days, 'day')} after the first.`,
  ),
  text(
    'Until then, you see your own review as waiting. Averages leave it out. Your own analytics count it as a review you gave.',
  ),
]

/** `days` is how long reviews wait for each other on this site; 0: they show immediately. */
export const helpReviews = (revealDays: number): HelpText => ({
  title: 'How reviews work',
  intro: 'Who can write and see reviews, and how we calculate averages and rankings.',
  sections: [
    {
      id: 'who',
      title: 'Who can write a review, and when',
      blocks: [
        text(
          'You can review each other once the work is done. That means the project is completed, or the organization signed off the volunteer’s work. Volunteers review organizations, and organizations review volunteers.',
        ),
        text(
          'Each side writes one review per collaboration. If you worked together on two projects, you can write two.',
        ),
      ],
    },
    {
      id: 'what',
      title: 'What a review says',
      blocks: [
        text(
          `An overall rating from ${ratings.min} to ${ratings.max} (${reviewsTexts.labels.join(', ')}) and a text of at most ${number(limits.review)} characters. You can also rate categories from ${ratings.min} to ${ratings.max}. Categories that you leave out don’t count.`,
        ),
        table({
          caption: 'Categories you can rate',
          head: ['Review of', 'Categories'],
          rows: [
            ['An organization', requested('organization')],
            ['A volunteer', requested('volunteer')],
          ],
        }),
      ],
    },
    {
      id: 'private',
      title: 'Public and private reviews',
      blocks: [
        text(
          'You choose whether everyone can read your review. Only you, the reviewed side and administrators can read a private review, and public averages leave it out. Public reviews show a volunteer’s first name and initial only.',
        ),
      ],
    },
    {
      id: 'reveal',
      title: 'When a review appears',
      blocks:
        revealDays > 0
          ? waiting(revealDays)
          : [text('Immediately. One side’s review doesn’t wait for the other’s.')],
    },
    {
      id: 'change',
      title: 'Changing a review and replying',
      blocks: [
        points(
          `You can change your review for ${number(reviewEditHours)} hours after you write it${revealDays > 0 ? ', even if both already appear' : ''}. We mark it as edited. After that, you can’t change it.`,
          'The reviewed side can write one public reply, and change or remove it later.',
        ),
      ],
    },
    {
      id: 'report',
      title: 'Reporting a review',
      blocks: [
        text('If something is wrong with a review, report it to the administrators. Choose a reason:'),
        points(...reportReasons.map((reason) => reviewPagesTexts.reports.reasons[reason])),
        text(
          'An administrator who belongs to neither side reads the review, the reply and the reports. They keep or hide the review, and we notify you of the decision. Only the side that wrote a hidden review can see it, with the reason. Averages leave it out, and an administrator can restore it. We don’t hide reviews for being critical.',
        ),
      ],
    },
    {
      id: 'averages',
      title: 'What the averages count',
      blocks: [
        text(
          'Organizations and projects show the plain average of volunteers’ public reviews, with one decimal and the number of reviews. Private, waiting and hidden reviews don’t count. Reviews of volunteers don’t count either.',
        ),
        text(
          `The “Top Rated” badge needs an average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
        ),
      ],
    },
    {
      id: 'ranking',
      title: 'How lists rank',
      blocks: [
        text(
          `A few reviews tell you less than many. So when ratings decide a list’s order, we add ${plural(ratingPrior.reviews, 'more review')} to each average, rated at the platform’s mean. The more reviews there are, the less that changes. A single perfect review stays close to the mean, so it rarely comes before many very good ones. Until there are any ratings, we use ${number(ratingPrior.rating)} as the mean.`,
        ),
        formula(
          `rank = (sum of ratings + ${ratingPrior.reviews} × mean of the platform) ÷ (number of reviews + ${ratingPrior.reviews})`,
        ),
        table({
          caption: `An example, with a mean of ${number(rankingExample.platformMean)}`,
          head: ['Reviews', 'Average shown', 'Ranking value'],
          rows: rankingExample.totals.map((total) => [
            plural(total.ratingCount, 'review'),
            averageOf(total)?.toFixed(1) ?? 'Not rated',
            bayesianRating(total, rankingExample.platformMean).toFixed(2),
          ]),
        }),
        text('We always show the plain average. The ranking value only decides the order.'),
      ],
    },
    {
      id: 'analytics',
      title: 'Your own numbers',
      blocks: [
        text(
          'Review analytics shows your reviews as a volunteer and as an organization separately. It counts every review about you that you can read: private ones too, but not waiting or hidden ones. It counts all reviews you gave.',
        ),
        points(
          `Improvement compares your average of the last ${plural(improvementDays, 'day')} with the ${number(improvementDays)} days before, in percent. It needs reviews in both periods.`,
          'The rating of a volunteer counts for the skills that both the project and the volunteer’s profile list. If the profile lists no skills, it counts for all of the project’s skills.',
          'The history lists work in the month when it was signed off, with the average of the reviews you received for it.',
        ),
      ],
    },
  ],
})
