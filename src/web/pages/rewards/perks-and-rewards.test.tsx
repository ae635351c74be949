import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { achievementRules } from '#domain/rewards/achievements.ts'
import { badges } from '#domain/rewards/badges.ts'
import { mondayOf } from '#domain/rewards/streaks.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'
import type { UserRewards } from '#contract/rewards/rewards.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import {
  anAchievement,
  anEarnedBadge,
  aPointEntry,
  noRewards,
  rewardIds,
  someRewards,
} from '#tests/support/answers/reward-answers.ts'
import { openScreen, type Answer, type StubbedResponse } from '#tests/support/web/screen.tsx'

const address = '/perks-and-rewards'

/** Responds with these rewards, and with `others` to the remaining calls. */
const answerWith =
  (rewards: UserRewards, others: Answer = () => ({ body: [] })): Answer =>
  (sent) =>
    sent.path === '/api/user-rewards' ? { body: rewards } : others(sent)

async function show(rewards: UserRewards, url = address, others?: Answer) {
  const opened = openScreen(url, { user: aVolunteer(), answer: answerWith(rewards, others) })
  await screen.findByRole('tablist', { name: 'Perks and rewards' })
  return opened
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const valueOf = (name: string) =>
  region('Reward totals').getByText(name).nextElementSibling?.textContent ?? null

describe('perks and rewards', () => {
  it('show that they are loading', async () => {
    openScreen(address, { user: aVolunteer(), answer: () => new Promise<StubbedResponse>(() => {}) })
    expect((await screen.findByText('Loading...')).closest('[role=status]')).toBeTruthy()
  })

  it('can be loaded again if loading failed', async () => {
    const answers: StubbedResponse[] = [{ status: 500, body: {} }]
    const answer = answerWith(someRewards())
    openScreen(address, { user: aVolunteer(), answer: (sent) => answers.shift() ?? answer(sent) })
    await screen.findByRole('heading', { name: 'Couldn’t load your rewards' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeTruthy()
  })

  it('show "Start Your Volunteer Journey" to volunteers without rewards, with a link to projects', async () => {
    openScreen(address, { user: aVolunteer(), answer: answerWith(noRewards()) })
    await screen.findByRole('heading', { name: 'Start Your Volunteer Journey' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Browse Projects' }).getAttribute('href')).toBe('/browse')
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('suggest that organizations become volunteers too, and load nothing', async () => {
    const { sent } = openScreen(address, { user: anOrganizer(), answer: () => ({ status: 403, body: {} }) })
    await screen.findByRole('heading', { name: 'Start Your Volunteer Journey' })
    expect(screen.getByRole('link', { name: 'Add a volunteer profile' }).getAttribute('href')).toBe(
      '/volunteer-profile-setup',
    )
    expect(sent.filter(({ path }) => path.startsWith('/api/user-rewards'))).toEqual([])
  })

  it('link to how they are calculated', async () => {
    await show(someRewards())
    const link = screen.getByRole('link', { name: 'How points, levels and badges work' })
    expect(link.getAttribute('href')).toBe('/help/rewards')
  })

  it('count only earned rewards on their tabs', async () => {
    const achievements = achievementRules.map((rule, index) => ({
      ...anAchievement(rule),
      progress: index === 0 ? rule.maxProgress : 0,
      completed: index === 0,
    }))
    await show(someRewards({ badges: [anEarnedBadge('ten-hours')], achievements }))
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Badges1',
      'Perks Store',
      'Achievements1',
    ])
  })

  it('have four tabs, and the open one is in the URL', async () => {
    const { router } = await show(someRewards())
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d+$/, ''))).toEqual([
      'Overview',
      'Badges',
      'Perks Store',
      'Achievements',
    ])
    await userEvent.click(screen.getByRole('tab', { name: /^Badges/ }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?tab=badges`))
  })
})

describe('the overview', () => {
  it('shows the level with its progress, the tier, and the rank among all volunteers', async () => {
    await show(someRewards())
    const level = region('Level 4')
    expect(level.getByText('Bronze tier')).toBeTruthy()
    expect(level.getByText('240 points to level 5')).toBeTruthy()
    const bar = level.getByRole('progressbar', { name: 'Progress to level 5' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '40',
      '760 of 1,000 points',
    ])
    const rank = region('Global rank')
    expect([rank.getByText('#12'), rank.getByText('out of 1,340 volunteers')]).toHaveLength(2)
    expect(region('Available points').getByText('460 points')).toBeTruthy()
  })

  it('counts projects completed, hours volunteered, the weekly streak and badges earned', async () => {
    await show(someRewards({ badges: [anEarnedBadge('ten-hours')] }))
    expect(
      ['Projects completed', 'Hours volunteered', 'Weekly streak', 'Badges earned'].map(valueOf),
    ).toEqual(['2', '12.5confirmed', '3weeks in a row', `1of ${badges.length} badges`])
  })

  it('shows the first three badges and links to all of them', async () => {
    const earned = (['ten-hours', 'first-contribution', 'welcome-back', 'steady-month'] as const).map((id) =>
      anEarnedBadge(id),
    )
    await show(someRewards({ badges: earned }))
    const latest = region('Latest badges')
    expect(latest.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Ten Hours Given',
      'First Contribution',
      'Welcome Back',
    ])
    expect(latest.getByRole('link', { name: 'All badges' }).getAttribute('href')).toBe(
      `${address}?tab=badges`,
    )
  })

  it('lists in its history how points were earned and spent, and can load more', async () => {
    const first = [
      aPointEntry(3, { kind: 'perk', data: { perkTitle: 'Museum evening' }, points: -80, balanceAfter: 460 }),
      aPointEntry(2, { kind: 'achievement', data: { achievementTitle: 'A good start' }, points: 50 }),
    ]
    await show(someRewards(), address, ({ query }) =>
      query['cursor'] === 'next'
        ? { body: [aPointEntry(1, { points: -40 })] }
        : { body: first, headers: { link: '</api/point-entries?cursor=next>; rel="next"' } },
    )
    const list = await screen.findByRole('list', { name: 'Points earned and spent' })
    const rows = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent)
    expect(rows()).toEqual(['Redeemed: Museum evening', 'Achievement: A good start'])
    expect(within(list).getByText(/80 points spent/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(rows()[2]).toBe('Reversed: 2 hours confirmed'))
    expect(document.activeElement).toBe(within(list).getAllByRole('listitem')[2])
  })

  it('announces a week off and undoes it', async () => {
    const present = mondayOf(dayInZone(new Date(), 'UTC'))
    const week = addDays(present, 21)
    let restWeeks: string[] = []
    const { sent } = openScreen(address, {
      user: aVolunteer(),
      answer: ({ method, path }) => {
        if (path === '/api/user-rewards') return { body: someRewards({ restWeeks }) }
        if (!path.startsWith('/api/rest-weeks/')) return { body: [] }
        restWeeks = method === 'PUT' ? [week] : []
        return { body: { restWeeks, weeklyStreak: 3 } }
      },
    })
    await userEvent.selectOptions(await screen.findByLabelText('Rest week'), week)
    await userEvent.click(screen.getByRole('button', { name: 'Plan rest' }))
    const cancel = await screen.findByRole('button', { name: /^Cancel the rest week of/ })
    expect(screen.getByLabelText<HTMLSelectElement>('Rest week').value).not.toBe(week)
    await userEvent.click(cancel)
    await screen.findByText('No rest weeks planned.')
    expect(document.activeElement?.textContent).toBe('Planned rest weeks')
    const restCalls = sent.filter(({ path }) => path.startsWith('/api/rest-weeks/'))
    expect(restCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /api/rest-weeks/${week}`,
      `DELETE /api/rest-weeks/${week}`,
    ])
  })
})

describe('the badges', () => {
  it('show category, rarity and date earned, with the qualifying work and their credential', async () => {
    const at = '2026-10-05T12:00:00.000Z'
    const badge = anEarnedBadge('bridge-builder', {
      credentialId: rewardIds.credential,
      evidence: [
        { applicationId: rewardIds.application, projectTitle: 'Grant letter', organizationName: 'Food', at },
      ],
    })
    await show(someRewards({ badges: [badge] }), `${address}?tab=badges`)
    const card = within(region('Earned badges').getByRole('article', { name: 'Bridge Builder' }))
    for (const text of ['Rare', 'Community', 'Earned Oct 5, 2026']) {
      expect(card.getByText(text)).toBeTruthy()
    }
    await userEvent.click(card.getByText('Earned with'))
    expect(await card.findByText('Grant letter, Food')).toBeTruthy()
    expect(card.getByRole('link', { name: 'View credential: Bridge Builder' }).getAttribute('href')).toBe(
      `/credentials/${rewardIds.credential}`,
    )
    const portfolio = region('Earned badges').getByRole('link', { name: 'Your portfolio' })
    expect(portfolio.getAttribute('href')).toBe(`/volunteers/${aVolunteer().id}`)
  })

  it('are listed apart from unearned ones, which show what they require', async () => {
    await show(someRewards({ badges: [anEarnedBadge('bridge-builder')] }), `${address}?tab=badges`)
    const open = region('Still to earn')
    expect(open.getAllByRole('article')).toHaveLength(badges.length - 1)
    expect(open.queryByRole('article', { name: 'Bridge Builder' })).toBeNull()
    const card = within(open.getByRole('article', { name: 'A Thousand Hours Given' }))
    expect([
      card.getByText('Volunteer 1,000 hours that organizations confirm.'),
      card.getByText('Legendary'),
    ]).toHaveLength(2)
  })
})

describe('the achievements', () => {
  it('show a category, a reward, the progress out of the maximum, and a check mark once completed', async () => {
    const achievements = achievementRules
      .slice(0, 2)
      .map((rule) => ({ ...anAchievement(rule), progress: 1, completed: rule.maxProgress === 1 }))
    await show(someRewards({ achievements }), `${address}?tab=achievements`)
    const all = region('Achievements')
    expect(all.getByText('1 of 2 completed')).toBeTruthy()
    const done = within(all.getByRole('article', { name: 'A good start' }))
    for (const text of ['Contribution', '+50 points', '1 of 1', 'Completed'])
      expect(done.getByText(text)).toBeTruthy()
    const open = within(all.getByRole('article', { name: 'Five projects done' }))
    expect(open.getByRole('progressbar', { name: 'Progress of Five projects done' })).toBeTruthy()
    expect([open.getByText('1 of 5'), open.queryByText('Completed')]).toEqual([expect.anything(), null])
  })
})
