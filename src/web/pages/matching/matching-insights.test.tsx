import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { someInsights } from '#tests/support/answers/matching-answers.ts'
import { address, showMatching } from '#tests/support/web/matching-screen.tsx'

describe('the insights', () => {
  const url = `${address}?tab=insights`

  it('show the overall score and the percentage of each factor', async () => {
    await showMatching({}, url)
    expect(await screen.findByText('72%')).toBeTruthy()
    const bars = within(screen.getByRole('list', { name: 'By factor' })).getAllByRole('progressbar')
    expect(
      bars.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-valuetext')}`),
    ).toEqual(['Skills 80%', 'Causes 75%', 'Location 60%', 'Time 90%', 'Experience 50%'])
  })

  it('say "Complete projects to see compatibility insights" if nothing matches', async () => {
    const none = someInsights({ overallScore: null, breakdown: {}, matches: 0 })
    await showMatching(
      { others: ({ path }) => ({ body: path === '/api/matching-insights' ? none : null }) },
      url,
    )
    expect(
      await screen.findByRole('heading', { name: 'Complete projects to see compatibility insights' }),
    ).toBeTruthy()
  })

  it('show at most eight trending skills, each in high demand and linking to its projects', async () => {
    const skills = Array.from({ length: 9 }, (_, index) => `Skill ${index + 1}`)
    await showMatching(
      { others: ({ path }) => ({ body: path === '/api/projects/trending-skills' ? { skills } : null }) },
      url,
    )
    const list = within(await screen.findByRole('list', { name: 'Trending skills' }))
    const rows = list.getAllByRole('listitem').map((row) => row.textContent)
    expect([rows.length, rows[0], rows[7]]).toEqual([8, '1Skill 1High demand', '8Skill 8High demand'])
    expect(list.getByRole('link', { name: 'Skill 1' }).getAttribute('href')).toBe('/browse?skills=Skill+1')
  })
})
