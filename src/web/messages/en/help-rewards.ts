/** How points, levels, tiers, badges, achievements and streaks come about (decisions B3, B13, 0043). */
import { achievementRules } from '#domain/achievements.ts'
import { badges } from '#domain/badges.ts'
import {
  levelOf,
  levelRule,
  levelStart,
  pointRules,
  pointsOfHours,
  rewardTiers,
  tierPoints,
} from '#domain/rewards.ts'
import { restRule } from '#domain/streaks.ts'
import { formula, number, plural, points, table, text, type HelpText } from './help-text.ts'
import { rewardsTexts } from './rewards.ts'

const { rarities: rarityNames, categories: categoryNames } = rewardsTexts.badges

/** A volunteer whose points and level the page works out. */
export const rewardsExample = { hours: 12.5, works: 1, reviews: 1 }
const { hours, works, reviews } = rewardsExample
/** The achievement for the first work is reached as well. */
const firstReward =
  achievementRules.find(({ figure, maxProgress }) => figure === 'contributions' && maxProgress === 1)
    ?.reward ?? 0
export const examplePoints =
  pointsOfHours(hours) +
  works * pointRules.contribution.points +
  reviews * pointRules.review.points +
  firstReward
const { level, next } = levelOf(examplePoints)

export const helpRewards: HelpText = {
  title: 'Perks and rewards',
  intro:
    'What points, levels, badges and achievements are given for, what they are good for, and what they never do.',
  sections: [
    {
      id: 'points',
      title: 'Points',
      blocks: [
        table({
          caption: 'What points are given for',
          head: ['For', 'Points'],
          rows: [
            [
              'Each hour that the organization confirmed',
              `${number(pointsOfHours(1))}, counted by quarters of an hour`,
            ],
            [
              'Work that the organization signed off',
              `${number(pointRules.contribution.points)}, as much as ten hours`,
            ],
            [
              'A complete profile: a text about yourself, skills, causes and when you have time',
              `${number(pointRules.profile.points)}, once`,
            ],
            [
              'A public review about an organization, whatever it says',
              `${number(pointRules.review.points)}, once for each piece of work`,
            ],
            ['An achievement', 'what stands with it below, once'],
          ],
        }),
        text(
          'There are no points for signing in, for clicking or for inviting others. Each entry stands in the history of your points, with what it was for.',
        ),
        text(
          'What is undone counts no more: where an administrator hides a review for a broken rule, or a profile is emptied, its points are taken back. Your balance never goes below nothing; what is still owed is taken from the next points.',
        ),
      ],
    },
    {
      id: 'spending',
      title: 'What you have and what you earned',
      blocks: [
        points(
          'The balance is what you can spend on perks. Redeeming a perk lowers it by the cost of the perk.',
          'The points earned are everything together, whatever you spent of it. Level, tier and rank come from them: spending never lowers any of the three.',
        ),
      ],
    },
    {
      id: 'levels',
      title: 'Levels',
      blocks: [
        formula(`A level begins at ${number(levelRule.step)} × level × (level − 1) points earned.`),
        text(
          `Level 1 begins at nothing, level 2 at ${number(levelStart(2))}, level 3 at ${number(levelStart(3))}, level 4 at ${number(levelStart(4))} and level 10 at ${number(levelStart(10))}.`,
        ),
        text(
          `An example: ${number(hours)} confirmed hours, ${plural(works, 'finished piece')} of work with its achievement and ${plural(reviews, 'public review')} come to ${number(examplePoints)} points. That is level ${number(level)}; the next one begins at ${number(next)}.`,
        ),
      ],
    },
    {
      id: 'tiers',
      title: 'Tiers and rank',
      blocks: [
        table({
          caption: 'Points earned that a tier asks for',
          head: ['Tier', 'From'],
          rows: rewardTiers.map((tier) => [
            tier,
            tierPoints[tier] === 0 ? 'the beginning' : number(tierPoints[tier]),
          ]),
        }),
        text(
          'The rank is the place among all volunteers by points earned. With equal points whoever had them first stands first; those without points share the place after all others. Suspended accounts are not counted.',
        ),
      ],
    },
    {
      id: 'streak',
      title: 'Weeks in a row, and rest',
      blocks: [
        points(
          'A week goes from Monday to Sunday. It counts when hours of one of its days are confirmed, or when work was signed off in it. Hours count for the day of the work, however late they are confirmed.',
          'The present week does not break the row before it is over.',
          `A week of rest that you announce counts nothing and breaks nothing. It can be announced while it lasts and up to ${plural(restRule.weeksAhead, 'week')} ahead, and taken back until it is over.`,
        ),
      ],
    },
    {
      id: 'badges',
      title: 'Badges',
      blocks: [
        text(
          'A badge names the work that it was given for, and stays: it asks only for what nobody can undo.',
        ),
        table({
          caption: 'All badges',
          head: ['Badge', 'Given to who', 'Rarity', 'About'],
          rows: badges.map(({ name, description, rarity, category }) => [
            name,
            description,
            rarityNames[rarity],
            categoryNames[category],
          ]),
          // Signed credentials lead to them.
          rowIds: badges.map(({ id }) => id),
        }),
      ],
    },
    {
      id: 'achievements',
      title: 'Achievements',
      blocks: [
        table({
          caption: 'All achievements',
          head: ['Achievement', 'Goal', 'Points', 'About'],
          rows: achievementRules.map(({ title, description, reward, category }) => [
            title,
            description,
            number(reward),
            categoryNames[category],
          ]),
          rowIds: achievementRules.map(({ id }) => id),
        }),
      ],
    },
    {
      id: 'never',
      title: 'What points never do',
      blocks: [
        text(
          'Points never buy rank or visibility. No search, no match, no list of projects or people, no organization that reads your application and no order of applicants looks at points, levels or badges. They cannot be bought, sold or given away.',
        ),
      ],
    },
  ],
}
