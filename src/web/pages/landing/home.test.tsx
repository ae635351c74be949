import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aCard, anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { aVolunteerDashboard, anOrganizationDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const skills = [
  'Legal',
  'Research',
  'HR',
  'Finance',
  'Strategy',
  'Marketing',
  'Translation',
  'Data Analysis',
  'Law',
]

const answer: Answer = ({ path }) => {
  if (path === '/api/dashboard/volunteer') return { body: aVolunteerDashboard() }
  if (path === '/api/dashboard/organization') return { body: anOrganizationDashboard() }
  if (path === '/api/projects/featured') {
    return { body: ['A', 'B', 'C', 'D'].map((title, index) => aCard({ title, id: idOf(index) })) }
  }
  if (path === '/api/projects/trending-skills') return { body: { skills } }
  return { body: [] }
}
const idOf = (index: number) => `11111111-1111-4111-8111-00000000000${index}`

function withoutNumbers() {
  const dashboard = aVolunteerDashboard()
  const none = { activeApplications: 0, activeProjects: 0, completedProjects: 0, totalHours: 0 }
  return { ...dashboard, stats: { ...dashboard.stats, ...none } }
}

async function openHome(user: User | null) {
  openScreen('/home', { user, answer })
  await screen.findByRole('heading', { level: 1 })
}
const region = (name: string) => screen.findByRole('region', { name })
const ways = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('the home page', () => {
  test('shows a visitor Explore Projects and Join Our Community, and at the end Get Started Today', async () => {
    await openHome(null)
    const main = screen.getByRole('main')
    expect(ways(main)).toEqual(
      expect.arrayContaining(['Explore Projects /browse', 'Join Our Community /auth']),
    )
    expect(ways(await region('Ready to make a difference?'))).toEqual([
      'Get Started Today /auth',
      'Explore Projects /browse',
    ])
  })

  test('shows a volunteer Discover Projects, and at the end Find Projects', async () => {
    await openHome(aVolunteer())
    expect(ways(screen.getByRole('main'))).toEqual(
      expect.arrayContaining(['Discover Projects /browse', 'View Dashboard /volunteer-dashboard']),
    )
    expect(ways(await region('Find your next project'))).toEqual(['Find Projects /browse'])
  })

  test('shows an organization Post a Project', async () => {
    await openHome(anOrganizer())
    expect(ways(screen.getByRole('main'))).toEqual(
      expect.arrayContaining(['Post a Project /create-project', 'View Dashboard /organization-dashboard']),
    )
  })

  test('shows signed-in users "Your Impact at a Glance" with the numbers of the current mode', async () => {
    await openHome(aVolunteer())
    const impact = await region('Your Impact at a Glance')
    expect((await within(impact).findByText('Hours Contributed')).parentElement?.textContent).toContain(
      '12.5',
    )
  })

  test('shows no numbers to visitors or to users who have none yet', async () => {
    openScreen('/home', {
      user: aVolunteer(),
      answer: (request) =>
        request.path === '/api/dashboard/volunteer' ? { body: withoutNumbers() } : answer(request),
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Trending Skills' })).toBeTruthy())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your Impact at a Glance' })).toBeNull())
  })

  test('has a Quick Access strip that links to the Full Dashboard of the current mode', async () => {
    await openHome(anOrganizer())
    expect(ways(await region('Quick Access'))).toEqual([
      'Full Dashboard /organization-dashboard',
      'Smart Matching /project-matching',
      'Received Applications /applications?tab=received',
      'Create Project /create-project',
      'Reviews /reviews',
      'Top Orgs /top-organizations',
      'Rewards /perks-and-rewards',
    ])
  })

  test('shows at most eight trending skills, each linking to its projects', async () => {
    await openHome(null)
    const links = ways(await region('Trending Skills'))
    expect(links).toHaveLength(8)
    expect(links[0]).toBe('Legal /browse?skills=Legal')
    expect(links[7]).toBe('Data Analysis /browse?skills=Data+Analysis')
  })

  test('shows at most three featured opportunities, each linking to /projects/{id}', async () => {
    await openHome(null)
    const featured = await region('Featured Opportunities')
    expect(await within(featured).findAllByRole('article')).toHaveLength(3)
    expect(within(featured).getByRole('link', { name: 'A' }).getAttribute('href')).toBe(
      `/projects/${idOf(0)}`,
    )
  })

  test('names Smart Matching, Top Organizations and Perks & Rewards with the figures of the content file', async () => {
    await openHome(null)
    const features = await region('Find the right match')
    const names = within(features).getAllByRole('heading', { level: 3 })
    expect(names.map((heading) => heading.textContent)).toEqual([
      'Smart Matching',
      'Top Organizations',
      'Perks & Rewards',
    ])
    expect(ways(features)).toEqual([
      'Smart Matching /project-matching',
      'Top Organizations /top-organizations',
      'Perks & Rewards /perks-and-rewards',
    ])
    for (const figure of ['92%', '5,420+', '850+', '$2.5M+']) {
      expect(within(features).getByText(figure)).toBeTruthy()
    }
  })

  test('asks a volunteer without a profile four questions', async () => {
    await openHome(aVolunteer({ hasVolunteerProfile: false }))
    expect(within(await region('Add your skills')).getByRole('button')).toBeTruthy()
  })
})
