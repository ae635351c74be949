import { expect, it } from 'vitest'
import { achievementRules } from '#domain/rewards/achievements.ts'
import { badges } from '#domain/rewards/badges.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { defaultLanguage } from './languages.ts'
import { describeAchievement, describeBadge } from './rewards-names.ts'

const texts = rewardsNamesCatalog.read(defaultLanguage)

it('descriptions spell out the required number, and names are unique', () => {
  const described = badges.map(({ id, asks }) => ({ ...describeBadge(texts, id), number: asks.atLeast }))
  const requested = [
    // One and two are spelled out.
    ...described.filter(({ number }) => number > 2),
    ...achievementRules
      .filter(({ maxProgress }) => maxProgress > 1)
      .map((rule) => ({ ...describeAchievement(texts, rule), number: rule.maxProgress })),
  ]
  for (const { number, description } of requested)
    expect(description).toContain(number.toLocaleString('en-US'))
  expect(new Set(described.map(({ name }) => name)).size).toBe(badges.length)
})

it('every badge and achievement has words, in display order', () => {
  expect(Object.keys(texts.badges)).toEqual(badges.map(({ id }) => id))
  expect(Object.keys(texts.achievements)).toEqual(achievementRules.map(({ id }) => id))
})
