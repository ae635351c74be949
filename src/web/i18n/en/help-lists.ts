/** How the recommended and ranked lists are made (decision B13). */
import { featuredRule, listLengths, trendingRule } from '#domain/projects/discovery.ts'
import { urgencyLabels } from '#domain/options/projects.ts'
import { topRatedRule, urgencyValues } from '#domain/projects/projects.ts'
import { ratingPrior } from '#domain/reviews/reviews.ts'
import { number, plural, points, table, text, type HelpText } from './help-text.ts'

const { verified, urgency, newness, newnessDays, perOrganization, candidates } = featuredRule

export const helpLists: HelpText = {
  title: 'Featured, trending and top rated',
  intro: 'How we choose projects, skills and organizations for the home page and the dashboards.',
  sections: [
    {
      id: 'featured',
      title: 'Featured projects',
      blocks: [
        text(
          `We look at the ${number(candidates)} newest projects that take applications and feature those with the most points, up to ${number(listLengths.featured)}. If two have the same points, the newer one comes first.`,
        ),
        table({
          caption: 'Points of a featured project',
          head: ['Reason', 'Points'],
          rows: [
            ['The organization is verified', number(verified)],
            ...urgencyValues.map((value) => [
              `Urgency: ${urgencyLabels[value].toLowerCase()}`,
              number(urgency[value]),
            ]),
            [
              `The project is new. Points on the first day; one less every ${plural(newnessDays, 'day')}`,
              number(newness),
            ],
          ],
        }),
        text(
          `At most ${plural(perOrganization, 'project')} of one organization can come first. Its other projects come after those of everyone else.`,
        ),
      ],
    },
    {
      id: 'trending',
      title: 'Trending skills',
      blocks: [
        text(
          `These are the skills that most projects ask for, as required or preferred skills. We count projects posted in the last ${plural(trendingRule.days, 'day')} (the newest ${number(trendingRule.candidates)} of them). Different names for the same skill count as one, under the name that most projects use. The list has up to ${number(listLengths.trendingSkills)} skills. Skills with the same count are in alphabetical order.`,
        ),
      ],
    },
    {
      id: 'top-rated',
      title: 'Top rated projects and organizations',
      blocks: [
        points(
          `Each list shows up to ${number(listLengths.topRated)}, best first.`,
          `We rank by the adjusted average: the average rating with ${plural(ratingPrior.reviews, 'more review')} at the platform’s mean added. The page about reviews has an example. If two rank the same, the one with more reviews comes first.`,
          `The “Top Rated” badge needs an average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
        ),
      ],
    },
    {
      id: 'paid',
      title: 'What does not count',
      blocks: [text('No one can buy a position on these lists, and no one picks projects by hand.')],
    },
  ],
}
