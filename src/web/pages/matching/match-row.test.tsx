import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { aMatch, evidenceOf } from '#tests/support/answers/matching-answers.ts'
import { address, cards, idOf, showMatching } from '#tests/support/web/matching-screen.tsx'

describe('a match', () => {
  const show = async (details: Partial<ProjectMatch>, values = {}) => {
    await showMatching({ matches: [aMatch(details, values)] })
    const [card] = await cards()
    return within(card ?? document.body)
  }
  const open = async (details: Partial<ProjectMatch>, values = {}) => {
    const card = await show(details, values)
    await userEvent.click(card.getByRole('heading', { level: 2 }).querySelector('button') ?? document.body)
    return card
  }

  it('says in its row that the volunteer is not eligible and why, has no Apply button and is not counted', async () => {
    const description = 'On site, but you only take remote work'
    const card = await show({
      isEligible: false,
      eligibility: [{ kind: 'remote', standing: 'unmet', description }],
    })
    expect(card.getByText(/You’re not eligible for this project/)).toBeTruthy()
    expect(card.getByText(description)).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Apply Now' })).toBeNull()
    expect(card.getByRole('link', { name: 'View Details' })).toBeTruthy()
    expect(
      screen.getByText('We found no projects that match your profile and that you’re eligible for'),
    ).toBeTruthy()
  })

  it('shows only its two strongest reasons until it is opened, and one at a time is open', async () => {
    const { router } = await showMatching()
    const [first, second] = await cards()
    if (!first || !second) throw new Error('two matches expected')
    const reasons = within(within(first).getByRole('list', { name: 'Strongest reasons' }))
    expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      evidenceOf('skills'),
      evidenceOf('location'),
    ])
    expect(within(first).queryByRole('list', { name: 'Why it matches' })).toBeNull()
    await userEvent.click(within(first).getByRole('button', { name: 'A map of wells', expanded: false }))
    expect(await within(first).findByRole('list', { name: 'Why it matches' })).toBeTruthy()
    expect(router.state.location.href).toBe(`${address}?open=${idOf(1)}`)
    await userEvent.click(within(second).getByRole('button', { name: 'Letters to patients' }))
    await within(second).findByRole('list', { name: 'Why it matches' })
    expect(within(first).queryByRole('list', { name: 'Why it matches' })).toBeNull()
    await userEvent.click(within(second).getByRole('button', { name: 'Letters to patients', expanded: true }))
    await waitFor(() => expect(router.state.location.href).toBe(address))
  })

  it('marks the skills that its reader has, once it is open, and shows them first', async () => {
    const skillsRequired = ['Photography', 'Accounting', 'Grant Writing', 'Teaching', 'Research']
    const card = await open({ skillsRequired, matchedSkills: ['Research'] })
    const skills = within(await card.findByRole('list', { name: 'Required skills' }))
    expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Research (You have this or a similar skill)',
      'Photography',
      'Accounting',
      'Grant Writing',
      '+1 more',
    ])
  })

  it('never shows what is unknown as one of the strongest reasons, and names skills first', async () => {
    const card = await show({}, { skills: 0.2, causes: 0.5, location: 1, time: 0.5, experience: 0.5 })
    const reasons = within(card.getByRole('list', { name: 'Strongest reasons' }))
    expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      evidenceOf('skills'),
      evidenceOf('location'),
    ])
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
      'Reference letter, Training',
      'Housing',
      'Health',
      '+2 more',
      `${'x'.repeat(200)}...`,
      '2 of 3 spots left · Usually answers within 2 days',
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    // In the row and, with its name, in the open part.
    for (const text of ['5 hours per week', 'Oakland, CA']) expect(card.getAllByText(text)).toHaveLength(2)
    expect(card.getByRole('img', { name: 'Verified organization' })).toBeTruthy()
    expect(within(card.getByRole('list', { name: 'Required skills' })).getAllByRole('listitem')).toHaveLength(
      5,
    )
    expect(card.getByText(/posted/)).toBeTruthy()
  })

  it.each([
    ['high', 'HIGH PRIORITY'],
    ['medium', 'MEDIUM PRIORITY'],
    ['low', 'LOW PRIORITY'],
  ] as const)('of %s urgency shows %s', async (urgency, text) => {
    const card = await show({ urgency })
    expect(card.getByText(text)).toBeTruthy()
  })

  it('says "Perfect Match" from 80 and "Good Match" from 60, and always its percentage', async () => {
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

  it('lists its four strongest reasons with their points, the fifth under More, and their sum', async () => {
    const card = await open({}, { skills: 1, causes: 1, location: 1, time: 1, experience: 0.5 })
    const reasons = within(card.getByRole('list', { name: 'Why it matches' }))
    expect(reasons.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `Skills${evidenceOf('skills')}40 of 40`,
      `Causes${evidenceOf('causes')}25 of 25`,
      `Location${evidenceOf('location')}15 of 15`,
      `Time${evidenceOf('time')}10 of 10`,
    ])
    expect(card.queryByText(evidenceOf('experience'))).toBeNull()
    await userEvent.click(card.getByText('More'))
    expect((await card.findByText(evidenceOf('experience'))).closest('li')?.textContent).toBe(
      `Experience${evidenceOf('experience')}5 of 10`,
    )
    expect(card.getByText('Your match').parentElement?.textContent).toBe('Your match95 of 100')
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
    expect(card.getByText(/Have 8 hours a week free instead of 5 to raise your match to 79%/)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/volunteer-profile')
    expect(card.getByText('Ask first').nextElementSibling?.textContent).toBe('For people of 18 and older')
  })

  it('links to its project, and "Apply Now" to the apply dialog', async () => {
    const card = await show({ id: idOf(7) })
    expect(card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(`/projects/${idOf(7)}`)
    expect(card.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe(
      `/projects/${idOf(7)}?apply=true`,
    )
  })

  it('can be saved', async () => {
    const { sent } = await showMatching({ matches: [aMatch({ id: idOf(7) })] }, `${address}?open=${idOf(7)}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Save project', pressed: false }))
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeTruthy()
    expect(sent.some(({ method, path }) => method === 'POST' && path.includes(idOf(7)))).toBe(true)
  })
})
