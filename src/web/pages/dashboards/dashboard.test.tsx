import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Application } from '#contract/applications/applications.ts'
import { accountUnavailableReason } from '#domain/applications/applications.ts'
import { aCard, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { anOrganizationDashboard, aVolunteerDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { anOrganizationHome, aVolunteerHome } from '#tests/support/answers/home-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const long = 'x'.repeat(120)
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCard({
      id: `11111111-1111-4111-8111-11111111111${index}`,
      title: `Project ${index}`,
      description: long,
      averageRating: '4.8',
      totalReviews: 4,
    }),
  )
const organizations = Array.from({ length: 4 }, (_, index) => ({
  id: `22222222-2222-4222-8222-22222222222${index}`,
  userId: index === 0 ? ids.volunteer : null,
  organizationName: `Organization ${index}`,
  missionStatement: long,
  mission: long,
  isVerified: true,
  averageRating: '4.6',
  totalReviews: 3,
  topRatedBadge: true,
}))

function open(user: User | null, options: { isEmpty?: boolean; recent?: Partial<Application> } = {}) {
  const some = <Item,>(items: Item[]) => (options.isEmpty ? [] : items)
  const empty = options.isEmpty
    ? { recentApplications: [], recentActivity: [], recentReviews: [], activeProjects: [] }
    : options.recent
      ? { recentApplications: [{ ...aVolunteerDashboard().recentApplications[0], ...options.recent }] }
      : {}
  const answer: Answer = ({ path }) => {
    if (path === '/api/dashboard/volunteer') return { body: { ...aVolunteerDashboard(), ...empty } }
    if (path === '/api/dashboard/organization') return { body: { ...anOrganizationDashboard(), ...empty } }
    if (path === '/api/projects/featured') return { body: some(cards(5)) }
    if (path === '/api/projects/top-rated') return { body: some(cards(4)) }
    if (path === '/api/organizations/top-rated') return { body: some(organizations) }
    if (path === '/api/volunteer/recommendations') {
      const [first, second] = cards(2)
      return {
        body: some([
          { ...first, matchScore: 85, matchReasons: [] },
          { ...second, matchScore: 65, matchReasons: [] },
        ]),
      }
    }
    if (path === '/api/dashboard/volunteer/home') return { body: aVolunteerHome() }
    if (path === '/api/dashboard/organization/home') return { body: anOrganizationHome() }
    return { body: { unreadCount: 0, count: 0 } }
  }
  return openScreen('/dashboard', { user, answer, homes: true })
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')

describe('/dashboard', () => {
  it('greets by the first name, or as "Friend"', async () => {
    open(aVolunteer())
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Maya' })).toBeTruthy()
  })

  it('greets a user without a first name as "Friend"', async () => {
    open(aVolunteer({ firstName: '' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Friend' })).toBeTruthy()
  })

  it.each([
    ['a volunteer', aVolunteer()],
    ['an organization', anOrganizer()],
  ])('calls an application closed that the site closed, for %s', async (_, user) => {
    open(user, { recent: { status: 'withdrawn', reason: accountUnavailableReason } })
    const [row] = await rowsOf('Recent Applications')
    expect(row?.textContent).toContain('Closed')
    expect(row?.textContent).not.toContain('Withdrawn')
  })

  it('has the four cards, applications with badges and matches of a volunteer', async () => {
    open(aVolunteer())
    for (const label of ['Active Applications', 'Projects Completed', 'Impact Hours', 'Average Rating']) {
      expect(await screen.findByText(label)).toBeTruthy()
    }
    expect((await rowsOf('Recent Applications'))[0]?.textContent).toContain('Pending')
    const matches = (await rowsOf('Recommended Projects')).map((row) => row.textContent)
    expect(matches[0]).toContain('Perfect Match')
    expect(matches[1]).toContain('Good Match')
  })

  it('has the four cards and the performance of projects of an organization: Planning or Active, with counts', async () => {
    open(anOrganizer())
    for (const label of ['Active Projects', 'Total Volunteers', 'Projects Completed', 'Average Rating']) {
      expect(await screen.findByText(label)).toBeTruthy()
    }
    const rows = (await rowsOf('Project Performance')).map((row) => row.textContent)
    expect(rows[0]).toContain('Planning')
    expect(rows[0]).toContain('3 applications · 0 accepted · 3 pending')
    expect(rows[1]).toContain('Active')
  })

  it('shows 3 activities, 3 featured projects, 2 top projects, 2 top organizations and 2 reviews', async () => {
    open(aVolunteer())
    const lengths: [string, number][] = [
      ['Recent activity', 3],
      ['Featured projects', 3],
      ['Top-rated projects', 2],
      ['Top-Rated Organizations', 2],
      ['Recent reviews', 2],
    ]
    for (const [name, length] of lengths) expect([name, (await rowsOf(name)).length]).toEqual([name, length])
  })

  it('truncates descriptions to 100, 60, 60 and 80 characters', async () => {
    open(aVolunteer())
    const cut = async (name: string, mark: string) =>
      new RegExp(`${mark}+`).exec((await rowsOf(name))[0]?.textContent ?? '')?.[0].length
    expect(await cut('Featured projects', 'x')).toBe(100)
    expect(await cut('Top-rated projects', 'x')).toBe(60)
    expect(await cut('Top-Rated Organizations', 'x')).toBe(60)
    expect(await cut('Recent reviews', 'y')).toBe(80)
  })

  it('links organization cards to /organization/{userId}, or by id if the organization is unclaimed', async () => {
    open(aVolunteer())
    const rows = await rowsOf('Top-Rated Organizations')
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      `/organization/${ids.volunteer}`,
      `/organizations/${organizations[1]?.id}`,
    ])
  })

  it('links an average rating to the analytics of its side, and a missing one to nothing', async () => {
    open(aVolunteer())
    const link = await screen.findByRole('link', { name: 'View Analytics' })
    expect(link.getAttribute('href')).toBe('/review-analytics?side=volunteer')
    document.body.replaceChildren()
    open(anOrganizer())
    expect(await screen.findByText('Not rated')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View Analytics' })).toBeNull()
  })

  it('links project cards to /projects/{id}', async () => {
    open(aVolunteer())
    const [row] = await rowsOf('Featured projects')
    expect(row && within(row).getByRole('link').getAttribute('href')).toMatch(/^\/projects\//)
  })

  it.each([
    [
      'volunteer',
      aVolunteer(),
      [
        ['Browse Projects', '/browse-projects'],
        ['Update Profile', '/volunteer-profile'],
      ],
    ],
    [
      'organization',
      anOrganizer(),
      [
        ['Post New Project', '/create-project'],
        ['Manage Projects', '/organization-dashboard'],
      ],
    ],
  ] as const)('has the quick actions of a %s', async (_, user, ways) => {
    open(user)
    const actions = await screen.findByRole('group', { name: 'Quick actions' })
    expect(
      within(actions)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(ways)
  })

  it('shows Complete Profile to users without a profile', async () => {
    open(aVolunteer())
    const link = await screen.findByRole('link', { name: 'Complete Profile' })
    expect(link.getAttribute('href')).toBe('/profile')
  })

  it('shows it to organizations with wording that fits them', async () => {
    open(anOrganizer({ hasOrganizationProfile: false }))
    const call = await screen.findByRole('region', { name: 'Introduce your organization' })
    const link = within(call).getByRole('link', { name: 'Complete Profile' })
    expect(link.getAttribute('href')).toBe('/profile')
    expect(screen.queryByText('Add your skills')).toBeNull()
  })

  it('says "No recent applications" and "No reviews yet" if there are none', async () => {
    open(aVolunteer(), { isEmpty: true })
    expect(await screen.findByText('No recent applications')).toBeTruthy()
    expect(screen.getByText('No reviews yet')).toBeTruthy()
  })

  it('shows visitors "Unauthorized", then leads them to sign in and back after 500 ms', async () => {
    const { router } = open(null)
    expect(await screen.findByText('Unauthorized')).toBeTruthy()
    expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toMatchObject({ next: '/dashboard' })
  })
})
