/** How reviews work, for everyone who writes or reads them (decisions A10, A19, A23; issue 7). */
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { limits } from '#contract/limits.ts'
import type { ReviewCategoriesTexts } from '#contract/texts/review-categories-texts.ts'
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
import type { ReviewPagesTexts } from '#web/features/reviews/texts/review-pages-texts.ts'
import type { ReviewsTexts } from '#web/features/reviews/texts/reviews-texts.ts'
import { formula, points, table, text, type HelpBlock, type HelpText } from './help-blocks.ts'
import type { HelpReviewsTexts } from './texts/help-reviews-texts.ts'

/** The example on the page, calculated with this platform average. */
export const rankingExample: { platformMean: number; totals: readonly RatingTotal[] } = {
  platformMean: 4.2,
  totals: [
    { ratingSum: 5, ratingCount: 1 },
    { ratingSum: 141, ratingCount: 30 },
    { ratingSum: 0, ratingCount: 0 },
  ],
}

/** The page's own texts, and those of the forms whose choices it names. */
type Texts = {
  help: HelpReviewsTexts
  reviews: ReviewsTexts
  categories: ReviewCategoriesTexts
  reviewPages: ReviewPagesTexts
}

/** `revealDays` is how long reviews wait for each other on this site; 0: they show immediately. */
export function describeReviews(
  language: Language,
  { help: texts, reviews, categories, reviewPages }: Texts,
  revealDays: number,
): HelpText {
  const { who, what, reveal, change, report, averages, analytics } = texts
  const requested = (side: 'organization' | 'volunteer') =>
    formatList(
      language,
      requestedCategories[side].map((category) => categories[category]),
    )
  const edit = revealDays > 0 ? change.editRevealed : change.edit
  return {
    title: texts.title,
    intro: texts.intro,
    sections: [
      { id: 'who', title: who.title, blocks: [text(who.both), text(who.one)] },
      {
        id: 'what',
        title: what.title,
        blocks: [
          text(
            what.text({
              min: ratings.min,
              max: ratings.max,
              labels: formatList(language, Object.values(reviews.labels)),
              length: limits.review,
            }),
          ),
          table({
            caption: what.table.caption,
            head: [what.table.of, what.table.categories],
            rows: [
              [what.table.organization, requested('organization')],
              [what.table.volunteer, requested('volunteer')],
            ],
          }),
        ],
      },
      { id: 'private', title: texts.private.title, blocks: [text(texts.private.text)] },
      {
        id: 'reveal',
        title: reveal.title,
        // On some sites, the two sides wait for each other.
        blocks:
          revealDays > 0
            ? [text(reveal.waiting({ days: revealDays })), text(reveal.until)]
            : [text(reveal.immediately)],
      },
      {
        id: 'change',
        title: change.title,
        blocks: [points(edit({ hours: reviewEditHours }), change.reply)],
      },
      {
        id: 'report',
        title: report.title,
        blocks: [
          text(report.choose),
          points(...reportReasons.map((reason) => reviewPages.reports.reasons[reason])),
          text(report.text),
        ],
      },
      {
        id: 'averages',
        title: averages.title,
        blocks: [text(averages.text), text(averages.badge(topRatedRule))],
      },
      { id: 'ranking', title: texts.ranking.title, blocks: describeRanking(texts) },
      {
        id: 'analytics',
        title: analytics.title,
        blocks: [
          text(analytics.text),
          points(analytics.improvement({ days: improvementDays }), analytics.skills, analytics.history),
        ],
      },
    ],
  }
}

function describeRanking({ ranking: texts }: HelpReviewsTexts): HelpBlock[] {
  const { platformMean: mean, totals } = rankingExample
  return [
    text(texts.text(ratingPrior)),
    formula(texts.formula({ reviews: ratingPrior.reviews })),
    table({
      caption: texts.table.caption({ mean }),
      head: [texts.table.reviews, texts.table.average, texts.table.rank],
      rows: totals.map((total) => {
        const average = averageOf(total)
        return [
          texts.table.count({ count: total.ratingCount }),
          average === null ? texts.table.notRated : texts.table.averageValue({ average }),
          texts.table.rankValue({ rank: bayesianRating(total, mean) }),
        ]
      }),
    }),
    text(texts.shown),
  ]
}
