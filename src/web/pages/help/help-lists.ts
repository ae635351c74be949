/** How the recommended and ranked lists are made (decision B13). */
import type { Language } from '#contract/i18n/languages.ts'
import { featuredRule, listLengths, trendingRule } from '#domain/projects/discovery.ts'
import { topRatedRule, urgencyValues } from '#domain/projects/projects.ts'
import { ratingPrior } from '#domain/reviews/reviews.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { points, table, text, type HelpText } from './help-blocks.ts'
import type { HelpListsTexts } from './texts/help-lists-texts.ts'

const { verified, urgency, newness, newnessDays, perOrganization, candidates } = featuredRule

export function describeLists(texts: HelpListsTexts, language: Language): HelpText {
  const { featured, trending, topRated, paid } = texts
  const number = (value: number) => formatNumber(language, value)
  return {
    title: texts.title,
    intro: texts.intro,
    sections: [
      {
        id: 'featured',
        title: featured.title,
        blocks: [
          text(featured.text({ candidates, length: listLengths.featured })),
          table({
            caption: featured.table.caption,
            head: [featured.table.reason, featured.table.points],
            rows: [
              [featured.table.verified, number(verified)],
              ...urgencyValues.map((value) => [
                featured.table.urgency({ urgency: value }),
                number(urgency[value]),
              ]),
              [featured.table.newness({ days: newnessDays }), number(newness)],
            ],
          }),
          text(featured.limit({ projects: perOrganization })),
        ],
      },
      {
        id: 'trending',
        title: trending.title,
        blocks: [text(trending.text({ ...trendingRule, length: listLengths.trendingSkills }))],
      },
      {
        id: 'top-rated',
        title: topRated.title,
        blocks: [
          points(
            topRated.length({ length: listLengths.topRated }),
            topRated.rank({ reviews: ratingPrior.reviews }),
            topRated.badge(topRatedRule),
          ),
        ],
      },
      { id: 'paid', title: paid.title, blocks: [text(paid.text)] },
    ],
  }
}
