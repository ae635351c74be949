import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCard, anApplication, anOrganizer, aVolunteer } from '#tests/support/answers/answers.ts'
import { anOrganizationDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { aVerificationStatus } from '#tests/support/answers/verification-answers.ts'

const project = {
  ...aCard({ title: 'Redesign the intake form', status: 'active' }),
  visibility: 'published',
  publishesWhenVerified: false,
  updatedAt: '2026-11-02T12:00:00.000Z',
  applicationsCount: 5,
  acceptedCount: 2,
  pendingCount: 1,
}
const accepted = anApplication({
  status: 'accepted',
  volunteer: {
    id: aVolunteer().id,
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.org',
    profileImageUrl: null,
    hasPublicPortfolio: false,
    isFormer: false,
  },
})
const page = (items: unknown[]) => ({ body: items, headers: { 'x-total-count': String(items.length) } })

function open(
  path = '/organization-dashboard',
  {
    isEmpty = false,
    user = anOrganizer(),
    projects = [project],
    volunteer = accepted,
    status: verificationStatus = aVerificationStatus(),
    waitingHours = 0,
  } = {},
) {
  const answer: Answer = ({ path: requestPath, query, method, body }) => {
    if (method === 'PATCH') return { body: anApplication({ ...accepted, ...Object(body) }) }
    if (requestPath === '/api/dashboard/organization') {
      const body = anOrganizationDashboard()
      return { body: { ...body, stats: { ...body.stats, waitingHours } } }
    }
    if (requestPath === '/api/received-applications') {
      if (isEmpty) return page([])
      return page(query['status'] === 'pending' ? [anApplication()] : [volunteer])
    }
    if (requestPath === '/api/organization/projects') return page(isEmpty ? [] : projects)
    if (requestPath === '/api/organization/verification') return { body: verificationStatus }
    return { body: { unreadCount: 0, count: 0 } }
  }
  return openScreen(path, { user, answer })
}

describe('/organization-dashboard', () => {
  it.each([
    ['none', 'Start verification'],
    ['pending', 'View request'],
    ['suspended', 'See why'],
    ['declined', 'See why'],
  ] as const)('links an unverified organization (%s) to the verification', async (state, name) => {
    open(undefined, { status: aVerificationStatus({ state }) })
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/organization-verification')
  })

  it('has the tabs Applications with the pending count, Projects with the total count, and Volunteers', async () => {
    open()
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Applications1',
        'Projects4',
        'Volunteers3',
      ]),
    )
  })

  it('links to the hours that wait', async () => {
    open(undefined, { waitingHours: 2.5 })
    const link = await screen.findByRole('link', { name: '2.5 hours to confirm' })
    expect(link.getAttribute('href')).toBe('/applications?tab=received&show=hours')
  })

  it('does not mention hours if none wait', async () => {
    open()
    await screen.findByText('15 planned hours per week overall')
    expect(screen.queryByText(/to confirm/)).toBeNull()
  })

  it('accepts a pending application in the list', async () => {
    const { sent } = open()
    const list = await screen.findByRole('list', { name: 'Applications' })
    const [card = list] = within(list).getAllByRole('listitem')
    expect(within(card).getByRole('link', { name: 'Maya Lindqvist' })).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await within(card).findByText('Accepted')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'accepted' })
    expect(await screen.findByText('Application accepted!')).toBeTruthy()
  })

  it('lists projects with their application counts', async () => {
    open('/organization-dashboard?tab=projects')
    const list = await screen.findByRole('list', { name: 'Projects' })
    expect(list.textContent).toContain('5 applications · 2 accepted · 1 pending')
    expect(list.textContent).toContain('Active')
  })

  it('says when a draft was created and a project was posted', async () => {
    const draft = { ...project, id: anApplication().id, title: 'A draft', visibility: 'draft' }
    open('/organization-dashboard?tab=projects', { projects: [draft, project] })
    const [first, second] = within(await screen.findByRole('list', { name: 'Projects' })).getAllByRole(
      'listitem',
    )
    expect(first?.textContent).toMatch(/A draft.*Started/)
    expect(second?.textContent).toMatch(/intake form.*Posted/)
  })

  it('shows accepted applications as active volunteers', async () => {
    open('/organization-dashboard?tab=volunteers')
    const list = await screen.findByRole('list', { name: 'Volunteers' })
    expect(list.textContent).toContain('Maya Lindqvist')
    expect(within(list).getByRole('link', { name: 'maya@example.org' })).toBeTruthy()
  })

  it('marks a volunteer whose account is suspended', async () => {
    open('/organization-dashboard?tab=volunteers', { volunteer: { ...accepted, isVolunteerSuspended: true } })
    const list = await screen.findByRole('list', { name: 'Volunteers' })
    expect(within(list).getByText('Account suspended')).toBeTruthy()
  })

  it('signs off and releases volunteers from the list', async () => {
    const { sent } = open('/organization-dashboard?tab=volunteers')
    const list = await screen.findByRole('list', { name: 'Volunteers' })
    await userEvent.click(await within(list).findByRole('button', { name: 'Release volunteer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Release Maya Lindqvist?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'The work has changed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Release volunteer' }))
    expect(await within(list).findByText('Withdrawn')).toBeTruthy()
    expect(within(list).queryByRole('button', { name: 'Sign off' })).toBeNull()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'withdrawn',
      reason: 'The work has changed.',
    })
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('listitem')))
  })

  it.each([
    ['', 'No pending applications'],
    ['?tab=projects', 'No projects yet'],
    ['?tab=volunteers', 'No volunteers yet'],
  ])('shows at %s, if it is empty: "%s"', async (search, text) => {
    open(`/organization-dashboard${search}`, { isEmpty: true })
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
  })

  it.each([
    ['/organization-dashboard', 'Applications1'],
    ['/my-projects', 'Projects4'],
    ['/my-projects?tab=applications', 'Applications1'],
  ])('opens a tab at %s: %s', async (path, tab) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'Organization dashboard' })).toBeTruthy()
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(tab)
  })

  it('shows others "Access Denied" with "This dashboard is only available to organizations."', async () => {
    open('/organization-dashboard', { user: aVolunteer() })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
    expect(screen.getByText('This dashboard is only available to organizations.')).toBeTruthy()
  })

  it('says what a project waiting for verification is waiting for', async () => {
    const draft = { ...project, visibility: 'draft', publishesWhenVerified: true }
    open('/organization-dashboard?tab=projects', { projects: [draft] })
    expect(await screen.findByText('Awaiting verification')).toBeTruthy()
  })

  it('says that a held project is under review, also if it would wait for verification', async () => {
    const held = { ...project, visibility: 'held', publishesWhenVerified: true }
    open('/organization-dashboard?tab=projects', { projects: [held] })
    expect(await screen.findByText('Under review')).toBeTruthy()
    expect(screen.queryByText('Awaiting verification')).toBeNull()
  })
})
