/** How points, levels, tiers, badges, achievements and streaks work (decisions B3, B13, 0043). */
import type { Language } from '#contract/i18n/languages.ts'
import { describeAchievement, describeBadge } from '#contract/i18n/rewards-names.ts'
import type { RewardsNamesTexts } from '#contract/texts/rewards-names-texts.ts'
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
import type { RewardsTexts } from '#web/features/rewards/texts/rewards-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import {
  formula,
  points,
  table,
  text,
  type HelpBlock,
  type HelpSection,
  type HelpText,
} from './help-blocks.ts'
import type { HelpRewardsTexts } from './texts/help-rewards-texts.ts'

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

/** The page's own texts, those of the badges' cards, and the words of badges and achievements. */
type Texts = { help: HelpRewardsTexts; rewards: RewardsTexts; names: RewardsNamesTexts }

export function describeRewards(all: Texts, language: Language): HelpText {
  const { help: texts } = all
  const { spending, levels, tiers, streak, never } = texts
  const number = (value: number) => formatNumber(language, value)
  return {
    title: texts.title,
    intro: texts.intro,
    sections: [
      {
        id: 'points',
        title: texts.points.title,
        blocks: [tabulatePoints(texts), text(texts.points.none), text(texts.points.back)],
      },
      { id: 'spending', title: spending.title, blocks: [points(spending.balance, spending.earned)] },
      {
        id: 'levels',
        title: levels.title,
        blocks: [
          formula(levels.formula({ step: levelRule.step })),
          text(
            levels.starts({
              second: levelStart(2),
              third: levelStart(3),
              fourth: levelStart(4),
              tenth: levelStart(10),
            }),
          ),
          text(levels.example({ ...rewardsExample, points: examplePoints, ...levelOf(examplePoints) })),
        ],
      },
      {
        id: 'tiers',
        title: tiers.title,
        blocks: [
          table({
            caption: tiers.table.caption,
            head: [tiers.table.tier, tiers.table.from],
            rows: rewardTiers.map((tier) => [
              tiers.names[tier],
              tierPoints[tier] === 0 ? tiers.table.start : number(tierPoints[tier]),
            ]),
          }),
          text(tiers.rank),
        ],
      },
      {
        id: 'streak',
        title: streak.title,
        blocks: [points(streak.week, streak.current, streak.rest({ weeks: restRule.weeksAhead }))],
      },
      listBadges(all),
      listAchievements(all, number),
      { id: 'never', title: never.title, blocks: [text(never.text)] },
    ],
  }
}

function tabulatePoints({ points: { table: texts } }: HelpRewardsTexts): HelpBlock {
  return table({
    caption: texts.caption,
    head: [texts.reason, texts.points],
    rows: [
      [texts.hour, texts.hourPoints({ points: pointsOfHours(1) })],
      [texts.contribution, texts.contributionPoints(pointRules.contribution)],
      [texts.profile, texts.profilePoints(pointRules.profile)],
      [texts.review, texts.reviewPoints(pointRules.review)],
      [texts.achievement, texts.achievementPoints],
    ],
  })
}

function listBadges({ help: { badges: texts }, rewards, names }: Texts): HelpSection {
  const { rarities, categories } = rewards.badges
  return {
    id: 'badges',
    title: texts.title,
    blocks: [
      text(texts.text),
      table({
        caption: texts.table.caption,
        head: [texts.table.badge, texts.table.meaning, texts.table.rarity, texts.table.category],
        rows: badges.map(({ id, rarity, category }) => {
          const { name, description } = describeBadge(names, id)
          return [name, description, rarities[rarity], categories[category]]
        }),
        // The anchors must stay the same, because signed credentials link to them.
        rowIds: badges.map(({ id }) => id),
      }),
    ],
  }
}

function listAchievements(
  { help: { achievements: texts }, rewards, names }: Texts,
  number: (value: number) => string,
): HelpSection {
  const { categories } = rewards.badges
  return {
    id: 'achievements',
    title: texts.title,
    blocks: [
      table({
        caption: texts.table.caption,
        head: [texts.table.achievement, texts.table.goal, texts.table.points, texts.table.category],
        rows: achievementRules.map((rule) => {
          const { title, description } = describeAchievement(names, rule)
          return [title, description, number(rule.reward), categories[rule.category]]
        }),
        rowIds: achievementRules.map(({ id }) => id),
      }),
    ],
  }
}
