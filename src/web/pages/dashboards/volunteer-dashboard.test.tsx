import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCard, anApplication, anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { aVolunteerDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const recommendation = {
  ...aCard({
    title: 'Maps for walkers',
    requiredSkills: ['Graphic Design', 'Branding', 'Research', 'Translation'],
    preferredSkills: ['Photography', 'Copywriting'],
    isSaved: false,
    saved: false,
  }),
  matchScore: 84,
  matchReasons: [
    { factor: 'skills', description: 'Matching skills: Graphic Design', score: 40 },
    { factor: 'causes', description: 'A cause of yours: Health', score: 20 },
    { factor: 'location', description: 'Remote', score: 14 },
    { factor: 'time', description: 'Fits your hours', score: 8 },
    { factor: 'experience', description: 'For beginners', score: 2 },
  ],
}
const saved = {
  ...aCard({ title: 'A thing of the past', isSaved: true, saved: true }),
  savedAt: '2026-11-02T12:00:00.000Z',
  isAvailable: false,
}
const page = (items: unknown[]) => ({ body: items, headers: { 'x-total-count': String(items.length) } })

const answer: Answer = ({ path, method }) => {
  if (method === 'DELETE') return { body: { isSaved: false, saved: false } }
  if (path === '/api/dashboard/volunteer') return { body: aVolunteerDashboard() }
  if (path === '/api/my-applications') return page([anApplication()])
  if (path === '/api/volunteer/recommendations') return { body: [recommendation] }
  if (path === '/api/saved-projects') return page([saved])
  if (path === '/api/reopen-alerts') return page([])
  return { body: { unreadCount: 0, count: 0 } }
}
const open = (search = '', user = aVolunteer()) =>
  openScreen(`/volunteer-dashboard${search}`, { user, answer })
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('/volunteer-dashboard', () => {
  it('counts pending, accepted and completed work and the hours contributed, with planned hours beside them', async () => {
    open()
    await screen.findByText('Active Applications')
    expect(valueOf('Active Applications')).toBe('2')
    expect(valueOf('Completed Projects')).toBe('1Your rewards')
    expect(valueOf('Hours Contributed')).toBe('12.5 h16 planned hours per week overall')
  })

  it('links to the rewards of finished work', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Your rewards' })
    expect(link.getAttribute('href')).toBe('/perks-and-rewards')
  })

  it('has the tabs My Applications, Active Projects, Recommendations and Saved with their counts', async () => {
    open()
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'My Applications1',
        'Active Projects1',
        'Recommendations1',
        'Saved1',
      ]),
    )
  })

  it('keeps the open tab in the URL', async () => {
    const { router } = open()
    await userEvent.click(await screen.findByRole('tab', { name: /Saved/ }))
    expect(router.state.location.search).toEqual({ tab: 'saved' })
    expect(screen.getByRole('tab', { name: /Saved/ }).getAttribute('aria-selected')).toBe('true')
  })

  it('opens the tab that the URL names, or the first one if it is unknown', async () => {
    open('?tab=active')
    const list = await screen.findByRole('list', { name: 'Active Projects' })
    expect(within(list).getByRole('link').getAttribute('href')).toMatch(/^\/project\//)
  })

  it('leads from the newest active projects to all applications if there are more', async () => {
    const { currentProjects, stats, ...rest } = aVolunteerDashboard()
    openScreen('/volunteer-dashboard?tab=active', {
      user: aVolunteer(),
      answer: (request) =>
        request.path === '/api/dashboard/volunteer'
          ? { body: { ...rest, currentProjects, stats: { ...stats, activeProjects: 1300 } } }
          : answer(request),
    })
    const note = await screen.findByText(`${currentProjects.length} of 1,300 shown`)
    expect(within(note).getByRole('link', { name: 'My Applications' }).getAttribute('href')).toBe(
      '/volunteer-dashboard',
    )
  })

  it('recommends projects with a badge, the first three required skills and the first five skills', async () => {
    open('?tab=recommendations')
    const card = await screen.findByRole('article', { name: 'Maps for walkers' })
    expect(within(card).getByText('Perfect Match')).toBeTruthy()
    expect(within(card).getByText('84% match')).toBeTruthy()
    const labels = (name: string) =>
      within(within(card).getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(labels('Required skills')).toEqual(['Graphic Design', 'Branding', 'Research', '+1 more'])
    expect(labels('Skills')).toHaveLength(5)
  })

  it('lists the four strongest reasons of a recommendation, and the fifth under More', async () => {
    open('?tab=recommendations')
    const card = within(await screen.findByRole('article', { name: 'Maps for walkers' }))
    await userEvent.click(card.getByText('Why it fits'))
    expect(card.getByText('Matching skills: Graphic Design')).toBeTruthy()
    expect(card.getByText('Fits your hours')).toBeTruthy()
    expect(card.queryByText('For beginners')).toBeNull()
    await userEvent.click(card.getByText('More'))
    expect(await card.findByText('For beginners')).toBeTruthy()
  })

  it('shows a saved project that was taken down as no longer available, and lets the user remove it', async () => {
    const { sent } = open('?tab=saved')
    const card = await screen.findByRole('article', { name: 'A thing of the past' })
    expect(within(card).getByText('No longer available')).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('DELETE'))
  })

  it('shows others "Access Denied" with "This dashboard is only available to volunteers."', async () => {
    open('', anOrganizer())
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText('This dashboard is only available to volunteers.')).toBeTruthy()
  })
})
