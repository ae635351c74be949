import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { helpTopics } from '#contract/help/help.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { limits } from '#contract/limits.ts'
import { featuredRule, listLengths, trendingRule } from '#domain/projects/discovery.ts'
import { peopleHelpedBounds } from '#domain/projects/impact.ts'
import { rewardsNamesCatalog } from '#contract/texts/rewards-names-texts.ts'
import { achievementRules } from '#domain/rewards/achievements.ts'
import { badges } from '#domain/rewards/badges.ts'
import {
  levelOf,
  levelRule,
  levelStart,
  pointRules,
  pointsOfHours,
  tierPoints,
} from '#domain/rewards/rewards.ts'
import { restRule } from '#domain/rewards/streaks.ts'
import { monthRule } from '#domain/rankings/organization-of-the-month.ts'
import { queueRule, topRatedRule } from '#domain/projects/projects.ts'
import { scheduledSafeguards } from '#domain/safeguards/scheduled.ts'
import { safeguardCodes, safeguardLimits, safeguards } from '#domain/safeguards/safeguards.ts'
import { responseRule } from '#domain/applications/responses.ts'
import { answeringRule } from '#domain/matching/order.ts'
import { improvementDays } from '#domain/reviews/analytics.ts'
import { averageOf, bayesianRating, ratingPrior, ratings, reviewEditHours } from '#domain/reviews/reviews.ts'
import {
  badgeRules,
  tierRules,
  trustParts,
  trustPointsOf,
  trustRule,
  trustScoreOf,
} from '#domain/rankings/top-organizations.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import type { HelpSection } from './help-blocks.ts'
import { examplePoints as rewardPoints, rewardsExample } from './help-rewards.ts'
import { rankingExample } from './help-reviews.ts'
import { scheduleDefaults } from '#domain/schedule/defaults.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { helpTextsOf } from './help-topics.ts'
import { trustExample } from './help-trust.ts'

/** Every number in a value, at any depth. */
function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : []
}

const helpTexts = helpTextsOf(defaultLanguage, {
  ...emptySite,
  contactEmail: 'help@example.org',
  applicationsPerSpot: queueRule.applicationsPerSpot,
})
const examplePoints = trustPointsOf(trustExample)
const { platformMean, totals } = rankingExample

/** The rules behind each page: it must mention these numbers and no others. */
const data = {
  reviews: [
    reviewEditHours,
    limits.review,
    ratings.min,
    ratings.max,
    topRatedRule,
    ratingPrior,
    platformMean,
    improvementDays,
    totals.map((total) => [
      total.ratingCount,
      averageOf(total) ?? [],
      Number(bayesianRating(total, platformMean).toFixed(2)),
    ]),
  ],
  // People choose the day of their weekly summary.
  schedule: [{ ...scheduleDefaults, 'volunteer.summary': [] }, queueRule],
  rewards: [
    pointRules.contribution.points,
    pointRules.profile.points,
    pointRules.review.points,
    pointsOfHours(1),
    numbersIn(tierPoints).filter((count) => count > 0),
    levelRule,
    // Where the named levels begin, their numbers, and the example.
    [1, 2, 3, 4, 10],
    [2, 3, 4, 10].map(levelStart),
    rewardsExample,
    [rewardPoints, levelOf(rewardPoints).level, levelOf(rewardPoints).next],
    restRule,
    // One and two are written as words.
    badges.map(({ asks }) => asks.atLeast).filter((count) => count > 2),
    achievementRules.map(({ maxProgress }) => maxProgress).filter((count) => count > 1),
    achievementRules.map(({ reward }) => reward),
  ],
  'top-organizations': [
    ratingPrior.reviews,
    topRatedRule,
    responseRule,
    answeringRule.most,
    trustRule,
    trustParts.length,
    examplePoints,
    trustScoreOf(examplePoints),
    [trustExample.ratingCount, trustExample.ratingSum, trustExample.finishedWork, trustExample.endedWork],
    trustExample.responseRate,
    // A tier without requirements shows a dash.
    numbersIn(tierRules).filter((count) => count > 0),
    badgeRules,
    monthRule,
    peopleHelpedBounds,
  ],
  lists: [
    featuredRule,
    listLengths.featured,
    listLengths.trendingSkills,
    trendingRule,
    topRatedRule,
    ratingPrior.reviews,
  ],
  safeguards: [
    safeguardLimits,
    safeguardCodes.map((code) => safeguards[code].version),
    safeguardCodes.map((code) => Number(code.slice(1))),
    queueRule.applicationsPerSpot,
    Object.values(scheduledSafeguards)
      .flat()
      .map((rule) => scheduleDefaults[rule]),
  ],
} as const satisfies Record<(typeof helpTopics)[number], readonly unknown[]>

/** The numbers in a text. */
const numbersOf = (expectedText: string) =>
  (expectedText.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')))
const sorted = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other)

describe('the help pages', () => {
  it.each(helpTopics)('state about %s every number of the rules and no others', (topic) => {
    const { title, intro, sections } = helpTexts[topic]
    const expectedText = [
      title,
      intro,
      ...sections.flatMap((section) => [section.title, ...wordsOf(section)]),
    ]
    expect(sorted(expectedText.flatMap(numbersOf))).toEqual(sorted(numbersIn(data[topic])))
  })

  it('state when reviews become visible on a site where they wait, and what can still be done then', () => {
    const say = (reviewRevealDays: number) =>
      helpTextsOf(defaultLanguage, { ...emptySite, reviewRevealDays })
        .reviews.sections.flatMap(wordsOf)
        .join(' ')
    const atOnce = 'Immediately. One side’s review doesn’t wait for the other’s.'
    const isChanged = 'even if both already appear. We mark it as edited.'
    expect(say(0)).toContain(atOnce)
    expect(say(0)).not.toContain(isChanged)
    expect(say(14)).not.toContain(atOnce)
    expect(say(14)).toContain('Both appear once both are written, or 14 days after the first.')
    expect(say(14)).toContain(isChanged)
  })

  it.each(helpTopics)('have for %s a table of contents that links to each section', async (topic) => {
    openScreen(`/help/${topic}`, { user: null, answer: () => ({ body: [] }) })
    const { title, sections } = helpTexts[topic]
    await screen.findByRole('heading', { level: 1, name: title })
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(sections.map((section) => section.title))
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '')
      expect(target?.textContent).toBe(link.textContent)
    }
  })

  it('have a row for each badge and achievement at the anchor that credentials link to', async () => {
    openScreen('/help/rewards', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { level: 1, name: helpTexts.rewards.title })
    const headOf = (id: string) => document.getElementById(id)?.querySelector('th')?.textContent
    const names = rewardsNamesCatalog.read(defaultLanguage)
    for (const { id } of badges) expect(headOf(id)).toBe(names.badges[id].name)
    for (const { id } of achievementRules) expect(headOf(id)).toBe(names.achievements[id].title)
  })

  it('are listed at /help with their subjects', async () => {
    openScreen('/help', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    for (const topic of helpTopics) {
      const link = screen.getByRole('link', { name: helpTexts[topic].title })
      expect(link.getAttribute('href')).toBe(`/help/${topic}`)
    }
  })

  it.each(['/help/nothing', '/help/reviews/more'])('are not found at %s', async (path) => {
    openScreen(path, { user: null, answer: () => ({ body: [] }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

function wordsOf({ blocks }: HelpSection): string[] {
  return blocks.flatMap((block) => {
    if ('points' in block) return block.points
    if (block.kind === 'terms') return block.terms.flatMap(({ name, text, note }) => [name, text, note])
    if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()]
    return [block.text]
  })
}
