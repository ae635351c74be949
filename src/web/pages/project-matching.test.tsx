import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProjectMatch } from '#contract/matching.ts'
import { anOrganizer, aVolunteer } from '#tests/support/answers.ts'
import { aMatch, evidenceOf, someInsights, theWeights } from '#tests/support/matching-answers.ts'
import { openScreen, type Answer, type Answered } from '#tests/support/screen.tsx'

const address = '/project-matching'
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

/** Fits by its skills, and by its causes. */
const bySkills = aMatch({ id: idOf(1), title: 'A map of wells' }, { skills: 1, causes: 0 })
const byCauses = aMatch({ id: idOf(2), title: 'Letters to patients' }, { skills: 0, causes: 1 })

type World = { matches?: readonly ProjectMatch[]; weights?: object; others?: Answer }

function answering({ matches = [bySkills, byCauses], weights = theWeights(), others }: World): Answer {
  return (sent) => {
    if (others && !(sent.method === 'GET' && sent.path === '/api/project-matches')) {
      const told = others(sent)
      if (!('body' in told) || told.body !== null) return told
    }
    if (sent.path === '/api/project-matches') return { body: matches }
    if (sent.path === '/api/matching-weights') return { body: sent.body ?? weights }
    if (sent.path === '/api/matching-insights') return { body: someInsights() }
    if (sent.path === '/api/projects/trending-skills') return { body: { skills: ['Legal', 'Data Analysis'] } }
    return { body: [] }
  }
}

async function show(world: World = {}, url = address) {
  const opened = openScreen(url, { user: aVolunteer(), answer: answering(world) })
  await screen.findByRole('tablist', { name: 'Parts of project matching' })
  return opened
}
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Smart Recommendations' })).getAllByRole('article')
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const bar = (name: string) => screen.findByRole('slider', { name })
const setBar = async (name: string, value: number) =>
  fireEvent.change(await bar(name), { target: { value: String(value) } })

describe('project matching', () => {
  it('has three tabs, and the open one is in the URL', async () => {
    const { router } = await show()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Smart Recommendations',
      'Matching Insights',
      'Preferences',
    ])
    await userEvent.click(screen.getByRole('tab', { name: 'Matching Insights' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?tab=insights`))
  })

  it('says that it looks for matches', async () => {
    openScreen(address, { user: aVolunteer(), answer: () => new Promise<Answered>(() => {}) })
    expect(
      (await screen.findByText('Finding the projects that fit you...')).closest('[role=status]'),
    ).toBeTruthy()
  })

  it('asks again where the matches could not be had', async () => {
    const failures: Answered[] = [{ status: 500, body: {} }]
    const answer = answering({})
    openScreen(address, {
      user: aVolunteer(),
      answer: (sent) => (sent.path === '/api/project-matches' && failures.shift()) || answer(sent),
    })
    await screen.findByRole('heading', { name: 'Your matches could not be loaded' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await titles()).toHaveLength(2)
  })

  it('says "No Matches Found" where nothing fits, and leads to the profile', async () => {
    await show({ matches: [] })
    await screen.findByRole('heading', { name: 'No Matches Found' })
    expect(screen.getByRole('link', { name: 'Complete Profile' }).getAttribute('href')).toBe(
      '/volunteer-profile-setup',
    )
  })

  it('offers an organization’s account a volunteer profile, and asks for nothing', async () => {
    const { sent } = openScreen(address, { user: anOrganizer(), answer: () => ({ body: [] }) })
    await screen.findByRole('heading', { name: 'No Matches Found' })
    expect(screen.getByRole('link', { name: 'Complete Profile' })).toBeTruthy()
    expect(sent.filter(({ path }) => path.includes('match'))).toEqual([])
  })

  it('counts the matches in a banner and lists them as the server orders them', async () => {
    await show()
    expect(await titles()).toEqual(['A map of wells', 'Letters to patients'])
    expect(screen.getByText('We found 2 projects that match your profile')).toBeTruthy()
  })

  it('shows twelve at first and more of them by a press', async () => {
    const matches = Array.from({ length: 14 }, (_, index) =>
      aMatch({ id: idOf(0).slice(0, -2) + String(10 + index), title: `Project ${index}` }),
    )
    await show({ matches })
    expect(await titles()).toHaveLength(12)
    expect(screen.getByText('12 of 14 shown')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await titles()).toHaveLength(14)
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Project 12')
  })

  it('asks for another order and for projects that cannot be taken, both in the URL', async () => {
    const { router, sent } = await show()
    await cards()
    await userEvent.click(screen.getByRole('button', { name: 'Recommended' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show projects that you cannot take, too' }))
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
  const open = async (told: Partial<ProjectMatch>, values = {}) => {
    await show({ matches: [aMatch(told, values)] })
    const [card] = await cards()
    return within(card ?? document.body)
  }

  it('shows organization, rating, priority, hours, skills, causes, benefits and place', async () => {
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
      'Rated 4.5 of 5 in 3 reviews',
      'HIGH PRIORITY',
      '40 h',
      '5 h a week',
      'Oakland, CA',
      'Reference letter, Training',
      'Housing',
      'Health',
      '+2 more',
      `${'x'.repeat(200)}...`,
    ]) {
      expect(card.getByText(text), text).toBeTruthy()
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
  ] as const)('of %s urgency says %s', async (urgency, text) => {
    const card = await open({ urgency })
    expect(card.getByText(text)).toBeTruthy()
  })

  it('says "Perfect Match" from 80 and "Good Match" from 60, and its percent always', async () => {
    await show({
      matches: [80, 79, 60, 59].map((matchScore, index) => aMatch({ id: idOf(index), matchScore })),
    })
    const told = (await cards()).map((card) =>
      [/\d+% match/, /Perfect Match|Good Match/].map(
        (text) => within(card).queryByText(text)?.textContent ?? null,
      ),
    )
    expect(told).toEqual([
      ['80% match', 'Perfect Match'],
      ['79% match', 'Good Match'],
      ['60% match', 'Good Match'],
      ['59% match', null],
    ])
  })

  it('tells four reasons with their points, and sums up the rest', async () => {
    const card = await open({}, { skills: 1, causes: 1, location: 1, time: 1, experience: 0.5 })
    const reasons = within(card.getByRole('list', { name: 'Why it matches' }))
    expect(reasons.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `Skills${evidenceOf('skills')}+4040 points`,
      `Causes${evidenceOf('causes')}+2525 points`,
      `Location${evidenceOf('location')}+1515 points`,
      `Time${evidenceOf('time')}+1010 points`,
      'Experience+55 points',
    ])
  })

  it('tells what is missing, what would raise its score, and whether one can take it', async () => {
    const card = await open({
      matchScore: 71,
      gap: { skill: 'Legal', description: 'Asks for Legal, which you don’t list' },
      change: {
        description: '8 h a week instead of 5',
        score: 79,
        factors: { skills: 1, causes: 1, location: 1, time: 1, experience: 1 },
      },
      eligibility: [{ kind: 'age', standing: 'unsure', description: 'For people of 18 and older' }],
    })
    expect(card.getByText('Asks for Legal, which you don’t list')).toBeTruthy()
    expect(card.getByText('8 h a week instead of 5: 71 to 79')).toBeTruthy()
    expect(card.getByText('Worth asking').nextElementSibling?.textContent).toBe('For people of 18 and older')
  })

  it('leads to its project, and by "Apply Now" to the apply dialog', async () => {
    const card = await open({ id: idOf(7) })
    expect(card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(`/projects/${idOf(7)}`)
    expect(card.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe(
      `/projects/${idOf(7)}?apply=true`,
    )
  })
})

describe('the insights', () => {
  const url = `${address}?tab=insights`

  it('show the overall score and each factor in percent', async () => {
    await show({}, url)
    expect(await screen.findByText('72%')).toBeTruthy()
    const bars = within(screen.getByRole('list', { name: 'By factor' })).getAllByRole('progressbar')
    expect(
      bars.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-valuetext')}`),
    ).toEqual(['Skills 80%', 'Causes 75%', 'Location 60%', 'Time 90%', 'Experience 50%'])
  })

  it('say "Complete projects to see compatibility insights" where nothing matches', async () => {
    const none = someInsights({ overallScore: null, breakdown: {}, matches: 0 })
    await show({ others: ({ path }) => ({ body: path === '/api/matching-insights' ? none : null }) }, url)
    expect(
      await screen.findByRole('heading', { name: 'Complete projects to see compatibility insights' }),
    ).toBeTruthy()
  })

  it('number at most eight trending skills, each in high demand and leading to its projects', async () => {
    const skills = Array.from({ length: 9 }, (_, index) => `Skill ${index + 1}`)
    await show(
      { others: ({ path }) => ({ body: path === '/api/projects/trending-skills' ? { skills } : null }) },
      url,
    )
    const list = within(await screen.findByRole('list', { name: 'Trending skills' }))
    const rows = list.getAllByRole('listitem').map((row) => row.textContent)
    expect([rows.length, rows[0], rows[7]]).toEqual([8, '1Skill 1High demand', '8Skill 8High demand'])
    expect(list.getByRole('link', { name: 'Skill 1' }).getAttribute('href')).toBe('/browse?skills=Skill+1')
  })
})

describe('the preferences', () => {
  const url = `${address}?tab=preferences`

  it('have five bars from 0 to 100 in steps of 5, which begin with the stored weights', async () => {
    await show({ weights: theWeights({ timeWeight: 30 }) }, url)
    await bar('Skills')
    const bars = screen.getAllByRole('slider')
    expect(
      bars.map((one) => ['value', 'min', 'max', 'step'].map((name) => Reflect.get(one, name)).join(' ')),
    ).toEqual(['40 0 100 5', '25 0 100 5', '15 0 100 5', '30 0 100 5', '10 0 100 5'])
    expect((await bar('Skills')).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/^33% of the score: what a project asks for/)).toBeTruthy()
  })

  it('act at once on the scores and the order, before they are saved', async () => {
    await show({}, url)
    await setBar('Skills', 0)
    const first = within(await screen.findByRole('list', { name: 'Your first matches' }))
    expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Letters to patients',
      'A map of wells',
    ])
    expect(first.getByText('up 1 place')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Smart Recommendations' }))
    expect(await titles()).toEqual(['Letters to patients', 'A map of wells'])
    const [card] = await cards()
    // Of 60 that are left, 25 causes, 15 location, 10 time and half of 10 experience.
    expect(within(card ?? document.body).getByText('92% match')).toBeTruthy()
    expect(screen.getByText(/Scored by preferences that you have not saved/)).toBeTruthy()
  })

  it('say that the standard weights count where all are 0', async () => {
    await show({}, url)
    for (const name of ['Skills', 'Causes', 'Location', 'Time', 'Experience']) await setBar(name, 0)
    expect(await screen.findByText('With every weight at 0 the standard weights count.')).toBeTruthy()
  })

  it('are stored by "Save Preferences", and the matches are asked for again', async () => {
    const { sent } = await show({}, url)
    await setBar('Causes', 90)
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect(await screen.findByText('Preferences Saved')).toBeTruthy()
    const put = sent.findIndex(({ method }) => method === 'PUT')
    expect(sent[put]?.body).toEqual({
      skillsWeight: 40,
      causeWeight: 90,
      locationWeight: 15,
      timeWeight: 10,
      experienceWeight: 10,
    })
    expect(sent.slice(put + 1).some(({ path }) => path === '/api/project-matches')).toBe(true)
    expect((await bar('Causes')).getAttribute('aria-valuetext')).toBe('90')
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it('stay as they were set where saving fails, and say so', async () => {
    await show(
      { others: ({ method }) => (method === 'PUT' ? { status: 500, body: {} } : { body: null }) },
      url,
    )
    await setBar('Time', 95)
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect(await screen.findByText('Your preferences were not saved')).toBeTruthy()
    expect((await bar('Time')).getAttribute('aria-valuetext')).toBe('95')
  })

  it('go back to the standard weights by "Reset to Standard", which can be undone', async () => {
    const { sent } = await show(
      {
        weights: theWeights({ skillsWeight: 5 }),
        others: ({ method }) => ({ body: method === 'DELETE' ? theWeights() : null }),
      },
      url,
    )
    await bar('Skills')
    await userEvent.click(screen.getByRole('button', { name: 'Reset to Standard' }))
    await waitFor(async () => expect((await bar('Skills')).getAttribute('aria-valuetext')).toBe('40'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ skillsWeight: 5 }),
    )
  })

  it('ask before they are left unsaved, but not on the way to another tab', async () => {
    const { router } = await show({}, url)
    await setBar('Skills', 80)
    await userEvent.click(screen.getByRole('tab', { name: 'Matching Insights' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?tab=insights`))
    expect(screen.queryByRole('dialog')).toBeNull()
    void router.navigate({ to: '/browse' })
    expect(await screen.findByText('Your weights are not saved and will be lost.')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address)
  })
})
