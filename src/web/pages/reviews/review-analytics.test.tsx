import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { aReviewAnalytics, noReviewAnalytics } from '#tests/support/answers/analytics-answers.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const address = '/review-analytics'

async function show(analytics: StubbedResponse['body'], user: User = aVolunteer(), url = address) {
  const opened = openScreen(url, { user, answer: () => ({ body: analytics }) })
  await screen.findByRole('heading', { level: 1, name: 'Review analytics' })
  return opened
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const linesOf = (name: string) =>
  within(part(name).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('review analytics', () => {
  it('show that they are loading', async () => {
    openScreen(address, { user: aVolunteer(), answer: () => new Promise<StubbedResponse>(() => {}) })
    expect((await screen.findByText('Loading analytics...')).closest('[role=status]')).toBeTruthy()
  })

  it('say "No Review Data Yet" if there are no reviews received or given', async () => {
    await show(noReviewAnalytics(), anOrganizer())
    expect(screen.getByRole('heading', { name: 'No Review Data Yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See pending reviews' }).getAttribute('href')).toBe(
      '/reviews?tab=pending',
    )
    expect(screen.queryByRole('region', { name: 'Review totals' })).toBeNull()
  })

  it('can be loaded again if loading failed', async () => {
    const answers: StubbedResponse[] = [{ status: 500, body: {} }, { body: aReviewAnalytics() }]
    openScreen(address, { user: aVolunteer(), answer: () => answers.shift() ?? { body: aReviewAnalytics() } })
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load the analytics' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Review analytics' })).toBeTruthy()
  })

  it('have the cards Reviews Received, Reviews Given, Avg Rating and Improvement as a percentage', async () => {
    await show(aReviewAnalytics())
    const terms = part('Review totals').getAllByRole('term')
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Reviews Received', '51 private'],
      ['Reviews Given', '34.3 on average'],
      ['Avg Rating', '4.6out of 5'],
      ['Improvement', '+12.5%4.50 in the last 90 days, 4.00 in the 90 days before'],
    ])
  })

  it('show no improvement if one of the periods has no reviews', async () => {
    const recentTrends = {
      improvement: null,
      recent: { average: 4.5, count: 2 },
      before: { average: null, count: 0 },
    }
    await show(aReviewAnalytics({ recentTrends }))
    expect(part('Review totals').getByText('Improvement').nextElementSibling?.textContent).toBe(
      '–Needs reviews in the last 90 days and in the 90 days before',
    )
  })

  it('show the average in five stars, the average given, and the public part', async () => {
    await show(aReviewAnalytics())
    const performance = part('Overall Performance')
    expect(performance.getByText('Rated 4.6 of 5')).toBeTruthy()
    expect(performance.getByText('4.6 out of 5, from 5 reviews')).toBeTruthy()
    expect(performance.getByText('Your ratings of others').nextElementSibling?.textContent).toBe(
      '4.3 on average, in 3 reviews',
    )
    expect(performance.getByText(/This includes 1 private review/).textContent).toContain(
      'Everyone else sees 4.8, from 4 reviews.',
    )
  })

  it('break down the rated categories by their documented names, with average and count', async () => {
    await show(aReviewAnalytics())
    expect(linesOf('Category Breakdown')).toEqual([
      'Reliability4.5 out of 5 · 4 ratings',
      'Follow Through5.0 out of 5 · 1 rating',
    ])
  })

  it('show a bar in proportion to the average out of 5', async () => {
    await show(aReviewAnalytics())
    const bars = part('Category Breakdown').getByRole('list').querySelectorAll('rect.fill-primary')
    expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['90%', '100%'])
  })

  it('list the 5 top-rated skills', async () => {
    await show(aReviewAnalytics())
    const lines = linesOf('Top Rated Skills')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe('ResearchRated 4.5 of 54.5 · 2 reviews')
  })

  it('list the first 6 months of collaboration, with project count and rating', async () => {
    await show(aReviewAnalytics())
    const lines = linesOf('Recent Collaboration History')
    expect(lines).toHaveLength(6)
    expect(lines.slice(0, 2)).toEqual([
      'November 20261 projectRated 4.5 of 54.5',
      'October 20262 projectsNot rated',
    ])
  })

  it('say which sections have no data yet', async () => {
    await show(noReviewAnalytics({ totalGiven: 1, averageGivenRating: 5 }), anOrganizer())
    for (const text of [
      'No skill ratings yet',
      'No collaboration history yet',
      'No category ratings yet',
      'No reviews in the last 12 months',
      'No one has rated you yet.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it('show the months as a chart with a text description', async () => {
    await show(aReviewAnalytics())
    expect(part('Ratings by month').getByRole('img').getAttribute('aria-label')).toBe(
      'Average rating of the reviews you received in each of the last 12 months. September 2026: 4.5 out of 5, 2 reviews; November 2026: 4.5 out of 5, 2 reviews',
    )
  })

  it('have the numbers of each chart in a table that opens by keyboard', async () => {
    await show(aReviewAnalytics())
    for (const [name, last] of [
      ['Ratings by month', 'December 2026–0'],
      ['Category Breakdown', 'Follow Through5.01'],
    ] as const) {
      const disclosure = part(name).getByText('Show as a table')
      await userEvent.click(disclosure)
      const table = await part(name).findByRole('table')
      expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe(last)
    }
    expect(screen.getByText('By the day of the review, Europe/Berlin time')).toBeTruthy()
  })

  it('give three tips on building trust', async () => {
    await show(aReviewAnalytics())
    expect(part('Building Trust').getAllByRole('listitem')).toHaveLength(3)
  })

  it('show one side of a dual account at a time, chosen in the URL', async () => {
    const dual = anOrganizer({ isVolunteer: true, hasVolunteerProfile: true })
    const sides: ['volunteer', 'organization'] = ['volunteer', 'organization']
    const { sent, router } = openScreen(address, {
      user: dual,
      answer: ({ query }) => ({
        body: query['side'] === 'organization' ? noReviewAnalytics({ sides }) : aReviewAnalytics({ sides }),
      }),
    })
    const choice = within(await screen.findByRole('group', { name: 'Whose reviews' }))
    expect(choice.getByRole('button', { name: 'As a volunteer' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(choice.getByRole('button', { name: 'As Harbor Light Shelter' }))
    expect(await screen.findByText('No Review Data Yet')).toBeTruthy()
    await waitFor(() => expect(router.state.location.href).toBe('/review-analytics?side=organization'))
    expect(sent.map(({ query }) => query['side'])).toEqual(['volunteer', 'organization'])
  })
})
