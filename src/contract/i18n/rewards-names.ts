/** The words of badges and achievements; the numbers come from the rules. */
import type { Achievement } from '#domain/rewards/achievements.ts'
import { badgeRules, type BadgeId } from '#domain/rewards/badges.ts'
import type { RewardsNamesTexts } from '#contract/texts/rewards-names-texts.ts'

type Description = string | ((values: { count: number }) => string)

const describe = (description: Description, count: number) =>
  typeof description === 'string' ? description : description({ count })

/** A badge's name, and why it was awarded: for its holder and for anyone who checks it. */
export function describeBadge({ badges }: RewardsNamesTexts, id: BadgeId) {
  const { name, description } = badges[id]
  return { name, description: describe(description, badgeRules[id].asks.atLeast) }
}

/** An achievement's title and goal. */
export function describeAchievement(
  { achievements }: RewardsNamesTexts,
  { id, maxProgress }: Pick<Achievement, 'id' | 'maxProgress'>,
) {
  const { title, description } = achievements[id]
  return { title, description: describe(description, maxProgress) }
}
