import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { aMatch } from '#tests/support/answers/matching-answers.ts'
import { address, answering, cards, idOf, showMatching, titles } from '#tests/support/web/matching-screen.tsx'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

describe('project matching', () => {
  it('has three tabs, and the open one is in the URL', async () => {
    const { router } = await showMatching()
    await cards()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Smart Recommendations2',
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

  it.each([
    ['empty-profile', /^Your profile doesn’t list skills or causes yet/u, 'Add skills and causes'],
    ['nothing-shared', /^No open projects match your skills or causes/u, 'Edit your skills and causes'],
  ] as const)('says why a list is general: %s', async (basis, sentence, link) => {
    await showMatching({ matches: [aMatch({ id: idOf(1), title: 'A map of wells', basis })] })
    await screen.findByText(sentence)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/volunteer-profile-setup')
    expect(screen.getByText('1 open project')).toBeTruthy()
    expect(screen.queryByText(/match your profile/u)).toBeNull()
  })

  it('says nothing of general lists if the list follows the profile, however little a match shares', async () => {
    await showMatching({
      matches: [aMatch({ id: idOf(1), title: 'A map of wells' }, { skills: 0, causes: 0 })],
    })
    await cards()
    expect(screen.queryByText(/doesn’t list skills/u)).toBeNull()
    expect(screen.getByText('We found 1 project that matches your profile')).toBeTruthy()
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
    await userEvent.click(screen.getByRole('button', { name: 'Best fit' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include projects you’re not eligible for' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?order=best-fit&ineligible=true`))
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === '/api/project-matches')?.query).toEqual({
        order: 'best-fit',
        ineligible: 'true',
      }),
    )
  })
})
