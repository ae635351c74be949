/** How points, levels, tiers, badges, achievements and streaks work (decisions B3, B13, 0043). */
import { achievementRules } from '#domain/rewards/achievements.ts'
import { badges } from '#domain/rewards/badges.ts'
import {
  levelOf,
  levelRule,
  levelStart,
  pointRules,
  pointsOfHours,
  rewardTiers,
  tierPoints,
} from '#domain/rewards/rewards.ts'
import { restRule } from '#domain/rewards/streaks.ts'
import { formula, number, plural, points, table, text, type HelpText } from './help-text.ts'
import { rewardsTexts } from './rewards.ts'

const { rarities: rarityNames, categories: categoryNames } = rewardsTexts.badges

/** The example volunteer, whose points and level the page calculates. */
export const rewardsExample = { hours: 12.5, works: 1, reviews: 1 }
const { hours, works, reviews } = rewardsExample
/** They also reach the achievement for their first project. */
const firstReward =
  achievementRules.find(({ stat, maxProgress }) => stat === 'contributions' && maxProgress === 1)?.reward ?? 0
export const examplePoints =
  pointsOfHours(hours) +
  works * pointRules.contribution.points +
  reviews * pointRules.review.points +
  firstReward
const { level, next } = levelOf(examplePoints)

export const helpRewards: HelpText = {
  title: 'Perks and rewards',
  intro: 'How you earn points, levels, badges and achievements, and what you can use them for.',
  sections: [
    {
      id: 'points',
      title: 'Points',
      blocks: [
        table({
          caption: 'How you earn points',
          head: ['Reason', 'Points'],
          rows: [
            [
              'Each hour that the organization confirms',
              `${number(pointsOfHours(1))}, counted in quarter hours`,
            ],
            [
              'Each project that the organization signs off',
              `${number(pointRules.contribution.points)}, the same as ten hours`,
            ],
            [
              'A complete profile: about you, skills, causes and availability',
              `${number(pointRules.profile.points)}, once`,
            ],
            [
              'A public review of an organization, good or bad',
              `${number(pointRules.review.points)}, once per project`,
            ],
            ['An achievement', 'listed below, once'],
          ],
        }),
        text(
          'You get no points for signing in, clicking or inviting others. Your points history lists each entry with its reason.',
        ),
        text(
          'If an administrator hides your review for breaking a rule, or you empty your profile, we take back the points. Your balance never goes below zero. If you still owe points, we subtract them from the next ones you earn.',
        ),
      ],
    },
    {
      id: 'spending',
      title: 'Balance and points earned',
      blocks: [
        points(
          'Your balance is what you can spend on perks. Redeeming a perk lowers it by the perk’s cost.',
          'Your points earned are the total of all points, including those you spent. They decide your level, tier and rank, so spending never lowers them.',
        ),
      ],
    },
    {
      id: 'levels',
      title: 'Levels',
      blocks: [
        formula(`A level begins at ${number(levelRule.step)} × level × (level − 1) points earned.`),
        text(
          `Level 1 begins at zero, level 2 at ${number(levelStart(2))}, level 3 at ${number(levelStart(3))}, level 4 at ${number(levelStart(4))} and level 10 at ${number(levelStart(10))}.`,
        ),
        text(
          `For example, ${number(hours)} confirmed hours, ${plural(works, 'completed project')} with its achievement and ${plural(reviews, 'public review')} give you ${number(examplePoints)} points. That is level ${number(level)}. The next level begins at ${number(next)}.`,
        ),
      ],
    },
    {
      id: 'tiers',
      title: 'Tiers and rank',
      blocks: [
        table({
          caption: 'Points earned for each tier',
          head: ['Tier', 'From'],
          rows: rewardTiers.map((tier) => [
            tier,
            tierPoints[tier] === 0 ? 'the start' : number(tierPoints[tier]),
          ]),
        }),
        text(
          'Your rank is your position among all volunteers by points earned. If two have the same points, the one who reached them first ranks higher. Everyone without points shares the last rank. Suspended accounts don’t count.',
        ),
      ],
    },
    {
      id: 'streak',
      title: 'Weekly streak and rest weeks',
      blocks: [
        points(
          'A week runs from Monday to Sunday. It counts if an organization confirms hours for one of its days or signs off work in it. Hours count for the day you worked, even if they are confirmed later.',
          'The current week can’t break your streak until it’s over.',
          `A planned rest week doesn’t count, and it doesn’t break your streak. You can plan it during that week or up to ${plural(restRule.weeksAhead, 'week')} ahead, and cancel it until it’s over.`,
        ),
      ],
    },
    {
      id: 'badges',
      title: 'Badges',
      blocks: [
        text('You keep every badge you earn. Each badge names the work you earned it with.'),
        table({
          caption: 'All badges',
          head: ['Badge', 'Meaning', 'Rarity', 'Category'],
          rows: badges.map(({ name, description, rarity, category }) => [
            name,
            description,
            rarityNames[rarity],
            categoryNames[category],
          ]),
          // The anchors must stay the same, because signed credentials link to them.
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
          head: ['Achievement', 'Goal', 'Points', 'Category'],
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
          'Points never buy visibility. Searches, matches, lists and the order of applicants ignore points, levels and badges. Your applications don’t show them to organizations. No one can buy, sell or give away points.',
        ),
      ],
    },
  ],
}
