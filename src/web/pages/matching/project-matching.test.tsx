import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { aMatch, evidenceOf } from '#tests/support/answers/matching-answers.ts'
import { address, answering, cards, idOf, showMatching, titles } from '#tests/support/web/matching-screen.tsx'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('project matching', () => {
  it('has three tabs, and the open one is in the URL', async () => {
    const { router } = await showMatching()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Smart Recommendations',
      'Matching Insights',
      'Preferences',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'Matching Insights' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?tab=insights`))
  })

  it('says that it is looking for matches', async () => {
    openScreen(address, { user: aVolunteer(), answer: () => new Promise<StubbedResponse>(() => {}) })
    expect(
      (await screen.findByText('Finding projects that fit you...')).closest('[role=status]'),
    ).toBeTruthy()
  })

  it('can load the matches again if loading failed', async () => {
    const failures: StubbedResponse[] = [{ status: 500, body: {} }]
    const answer = answering({})
    openScreen(address, {
      user: aVolunteer(),
      answer: (sent) => (sent.path === '/api/project-matches' && failures.shift()) || answer(sent),
    })
    await screen.findByRole('heading', { name: 'Couldn’t load your matches' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await titles()).toHaveLength(2)
  })

  it('says "No Matches Found" if nothing matches, and links to the profile', async () => {
    await showMatching({ matches: [] })
    await screen.findByRole('heading', { name: 'No Matches Found' })
    expect(screen.getByRole('link', { name: 'Complete Profile' }).getAttribute('href')).toBe(
      '/volunteer-profile-setup',
    )
  })

  it('suggests a volunteer profile to organizations, and loads nothing', async () => {
    const { sent } = openScreen(address, { user: anOrganizer(), answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { name: 'No Matches Found' })
    expect(screen.getByRole('link', { name: 'Complete Profile' })).toBeTruthy()
    expect(sent.filter(({ path }) => path.includes('match'))).toEqual([])
  })

  it('counts the matches in a banner and lists them in the server’s order', async () => {
    await showMatching()
    expect(await titles()).toEqual(['A map of wells', 'Letters to patients'])
    expect(screen.getByText('We found 2 projects that match your profile')).toBeTruthy()
  })

  it('shows twelve at first and more on request', async () => {
    const matches = Array.from({ length: 14 }, (_, index) =>
      aMatch({ id: idOf(0).slice(0, -2) + String(10 + index), title: `Project ${index}` }),
    )
    await showMatching({ matches })
    expect(await titles()).toHaveLength(12)
    expect(screen.getByText('12 of 14 shown')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await titles()).toHaveLength(14)
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Project 12')
  })

  it('can change the order and include ineligible projects, both in the URL', async () => {
    const { router, sent } = await showMatching()
    await cards()
    await userEvent.click(screen.getByRole('button', { name: 'Recommended' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include projects you’re not eligible for' }))
    await waitFor(() =>
      expect(router.state.location.href).toBe(`${address}?order=recommended&ineligible=true`),
    )
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === '/api/project-matches')?.query).toEqual({
        order: 'recommended',
        ineligible: 'true',
      }),
    )
  })
})

describe('a match', () => {
  const open = async (details: Partial<ProjectMatch>, values = {}) => {
    await showMatching({ matches: [aMatch(details, values)] })
    const [card] = await cards()
    return within(card ?? document.body)
  }

  it('says first that the volunteer is not eligible and why, has no Apply button and is not counted', async () => {
    const description = 'On site, but you only take remote work'
    const card = await open({
      isEligible: false,
      eligibility: [{ kind: 'remote', standing: 'unmet', description }],
    })
    expect(card.getByText('You’re not eligible for this project')).toBeTruthy()
    expect(card.getAllByText(description)).toHaveLength(2)
    expect(card.queryByRole('link', { name: 'Apply Now' })).toBeNull()
    expect(card.getByRole('link', { name: 'View Details' })).toBeTruthy()
    expect(
      screen.getByText('We found no projects that match your profile and that you’re eligible for'),
    ).toBeTruthy()
  })

  it('collapses its reasons on a phone, below its actions', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === '(width < 40rem)' }),
    )
    const card = await open({})
    expect(card.queryByText(evidenceOf('skills'))).toBeNull()
    const fold = card.getByText('Why it matches')
    const apply = card.getByRole('link', { name: 'Apply Now' })
    expect(apply.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(fold)
    expect(await card.findByText(evidenceOf('skills'))).toBeTruthy()
  })

  it('shows organization, rating, priority, hours, skills, causes, benefits and location', async () => {
    const card = await open({
      urgency: 'high',
      description: 'x'.repeat(201),
      skillsRequired: ['Legal', 'Research', 'Translation', 'Database', 'Photography', 'Branding'],
      causeAreas: ['Housing', 'Health'],
      benefits: ['Reference letter', 'Training'],
      isRemote: false,
      location: 'Oakland, CA',
      timeCommitment: 5,
      estimatedHours: 40,
    })
    for (const text of [
      'Harbor Light Shelter',
      'Rated 4.5 of 5 from 3 reviews',
      'HIGH PRIORITY',
      '40 hours',
      '5 hours per week',
      'Oakland, CA',
      'Reference letter, Training',
      'Housing',
      'Health',
      '+2 more',
      `${'x'.repeat(200)}...`,
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(card.getByRole('img', { name: 'Verified organization' })).toBeTruthy()
    expect(within(card.getByRole('list', { name: 'Required skills' })).getAllByRole('listitem')).toHaveLength(
      5,
    )
    expect(card.getByText(/Posted/)).toBeTruthy()
  })

  it.each([
    ['high', 'HIGH PRIORITY'],
    ['medium', 'MEDIUM PRIORITY'],
    ['low', 'LOW PRIORITY'],
  ] as const)('of %s urgency shows %s', async (urgency, text) => {
    const card = await open({ urgency })
    expect(card.getByText(text)).toBeTruthy()
  })

  it('shows "Perfect Match" from 80 and "Good Match" from 60, and always its percentage', async () => {
    await showMatching({
      matches: [80, 79, 60, 59].map((matchScore, index) => aMatch({ id: idOf(index), matchScore })),
    })
    const details = (await cards()).map((card) =>
      [/\d+% match/, /Perfect Match|Good Match/].map(
        (text) => within(card).queryByText(text)?.textContent ?? null,
      ),
    )
    expect(details).toEqual([
      ['80% match', 'Perfect Match'],
      ['79% match', 'Good Match'],
      ['60% match', 'Good Match'],
      ['59% match', null],
    ])
  })

  it('lists its four strongest reasons with their points, and the fifth under More', async () => {
    const card = await open({}, { skills: 1, causes: 1, location: 1, time: 1, experience: 0.5 })
    const reasons = within(card.getByRole('list', { name: 'Why it matches' }))
    expect(reasons.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `Skills${evidenceOf('skills')}+4040 points`,
      `Causes${evidenceOf('causes')}+2525 points`,
      `Location${evidenceOf('location')}+1515 points`,
      `Time${evidenceOf('time')}+1010 points`,
    ])
    expect(card.queryByText(evidenceOf('experience'))).toBeNull()
    await userEvent.click(card.getByText('More'))
    expect((await card.findByText(evidenceOf('experience'))).closest('li')?.textContent).toBe(
      `Experience${evidenceOf('experience')}+55 points`,
    )
  })

  it('shows what is missing, what would raise its score, and whether the volunteer is eligible', async () => {
    const card = await open({
      matchScore: 71,
      gap: { skill: 'Legal', description: 'Asks for Legal, which you don’t list' },
      change: {
        description: 'Have 8 hours a week free instead of 5',
        advice: { kind: 'hours', hours: 8, now: 5 },
        score: 79,
        factors: { skills: 1, causes: 1, location: 1, time: 1, experience: 1 },
      },
      eligibility: [{ kind: 'age', standing: 'unsure', description: 'For people of 18 and older' }],
    })
    expect(card.getByText('Asks for Legal, which you don’t list')).toBeTruthy()
    expect(card.getByText('Have 8 hours a week free instead of 5 to raise your match to 79%')).toBeTruthy()
    expect(card.getByText('Ask first').nextElementSibling?.textContent).toBe('For people of 18 and older')
  })

  it('links to its project, and "Apply Now" to the apply dialog', async () => {
    const card = await open({ id: idOf(7) })
    expect(card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(`/projects/${idOf(7)}`)
    expect(card.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe(
      `/projects/${idOf(7)}?apply=true`,
    )
  })
})
