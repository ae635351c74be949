/** How the lists that choose for the reader are made (decision B13). */
import { featuredRule, listLengths, trendingRule } from '#domain/discovery.ts'
import { urgencyLabels } from '#domain/options/projects.ts'
import { topRatedRule, urgencyValues } from '#domain/projects.ts'
import { ratingPrior } from '#domain/reviews.ts'
import { number, plural, points, table, text, type HelpText } from './help-text.ts'

const { verified, urgency, newness, newnessDays, perOrganization, candidates } = featuredRule

export const helpLists: HelpText = {
  title: 'Featured, trending and top rated',
  intro: 'How projects, skills and organizations come onto the lists of the home page and the dashboards.',
  sections: [
    {
      id: 'featured',
      title: 'Featured projects',
      blocks: [
        text(
          `Among the ${number(candidates)} newest projects that take applications, those with the most points are featured, ${number(listLengths.featured)} at most. Of two with the same points the newer one comes first.`,
        ),
        table({
          caption: 'Points of a featured project',
          head: ['For', 'Points'],
          rows: [
            ['An organization that is verified', number(verified)],
            ...urgencyValues.map((value) => [
              `Urgency: ${urgencyLabels[value].toLowerCase()}`,
              number(urgency[value]),
            ]),
            [
              `Being new: on the first day, and one less for every ${plural(newnessDays, 'day')} since`,
              number(newness),
            ],
          ],
        }),
        text(
          `So that nobody fills the list, ${plural(perOrganization, 'project')} of one organization can stand in front; its others come after everybody else’s.`,
        ),
      ],
    },
    {
      id: 'trending',
      title: 'Trending skills',
      blocks: [
        text(
          `The skills that the most projects ask for, required or preferred, among those posted within the last ${plural(trendingRule.days, 'day')} (the newest ${number(trendingRule.candidates)} of them). Names for the same skill count as one, under the name that most projects use. The list has ${number(listLengths.trendingSkills)} skills at most; equal ones stand in alphabetical order.`,
        ),
      ],
    },
    {
      id: 'top-rated',
      title: 'Top rated projects and organizations',
      blocks: [
        points(
          `The lists show ${number(listLengths.topRated)} at most, best first.`,
          `The order is that of the average drawn to the platform’s mean by ${plural(ratingPrior.reviews, 'review')}, as the page about reviews explains with an example. With equal ranks, more reviews come first.`,
          `The badge “Top Rated” asks for an average of at least ${number(topRatedRule.rating)} from at least ${plural(topRatedRule.reviews, 'review')}.`,
        ),
      ],
    },
    {
      id: 'paid',
      title: 'What does not count',
      blocks: [text('No place on any of these lists can be bought, and no person chooses them by hand.')],
    },
  ],
}
