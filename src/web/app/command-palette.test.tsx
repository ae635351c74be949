import { makeRouter } from './routes.tsx'
import { listScreens } from './command-palette.tsx'
import { paletteCatalog } from './texts/palette-texts.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { adminSections } from '#web/features/administration/overview/sections.ts'
import { listOrganizationProjects } from '#contract/projects/management.ts'
import { aVolunteer, anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const open = (user = aVolunteer()) => {
  openScreen('/help', { user, answer: () => ({ body: [] }) })
  return userEvent.setup()
}
const field = () => screen.findByRole('combobox', { name: /^Find a screen/ })
/** Further addresses of screens, and forms that a screen opens for something on it. */
const underOtherNames = ['/home', '/browse-projects', '/my-applications', '/my-projects']
const partsOfOthers = [
  '/applications/compare',
  '/create-review',
  '/volunteer-profile-setup',
  '/organization-profile-setup',
  '/admin/perks/new',
  '/admin/people/invite',
]
const names = () => screen.getAllByRole('option').map((each) => each.textContent)

describe('the command palette', () => {
  it('opens with Ctrl+K and goes to the screen that Enter chooses', async () => {
    const person = open()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    // The code of what is beside the screens loads after them.
    await waitFor(async () => {
      await person.keyboard('{Control>}k{/Control}')
      expect(screen.getByRole('dialog', { name: 'Go to' })).toBeTruthy()
    })
    // Volunteers find no people.
    expect(await screen.findByRole('combobox', { name: 'Find a screen or a project' })).toBeTruthy()
    await person.type(await field(), 'your appl')
    expect(names()).toEqual(['Your applications', 'Search projects for “your appl”'])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/applications'))
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
  })

  it('searches projects for what is no screen', async () => {
    const person = open()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Meta>}k{/Meta}')
    await person.type(await field(), 'bookkeeping')
    // Enter that ends a word of an input method chooses nothing.
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true })
    expect(window.location.pathname).toBe('/help')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/browse'))
    expect(new URLSearchParams(window.location.search).get('search')).toBe('bookkeeping')
  })

  it('lists the screens of each side, and administration only for administrators', async () => {
    const person = open({ ...anOrganizer(), isAdmin: false })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: 'Find a screen, a project or a person' })).toBeTruthy()
    expect(names()).toContain('Create Project')
    expect(names()).not.toContain('Your applications')
    expect(names().join()).not.toContain('Administration')
  })

  it('lists for staff the parts of the administration that their roles include', () => {
    const listFor = (overrides: Partial<User>) =>
      listScreens(paletteCatalog.read('en'), administrationCatalog.read('en'), aVolunteer(overrides))
        .filter(({ to }) => to.to.startsWith('/admin'))
        .map(({ to }) => to.to)
    expect(listFor({ staffRoles: ['moderator'] })).toEqual([
      '/admin',
      '/admin/reports',
      '/admin/reviews',
      '/admin/projects',
      '/admin/messages',
    ])
    expect(listFor({ staffRoles: ['verifier', 'analyst'] })).toEqual([
      '/admin',
      '/admin/verification',
      '/admin/claims',
      '/admin/registers',
      '/admin/impact',
      '/admin/exposure',
    ])
    expect(listFor({})).toEqual([])
  })

  it('opens each section of the administration to the roles that its screen is for', () => {
    const { routesByPath } = makeRouter(createQueryClient({ onSignedOut: () => {} }))
    for (const { path, access } of adminSections) {
      expect([path, routesByPath[path].options.staticData?.access]).toEqual([path, access])
    }
  })

  it('leads to every screen with an address of its own', () => {
    const everyone = anOrganizer({ isVolunteer: true, hasVolunteerProfile: true, isAdmin: true })
    const listed = listScreens(paletteCatalog.read('en'), administrationCatalog.read('en'), everyone)
    const known = new Set<string>(listed.map(({ to }) => to.to))
    const addresses = Object.keys(makeRouter(createQueryClient({ onSignedOut: () => {} })).routesByPath)
    const missing = addresses.filter(
      (address) =>
        !known.has(address) &&
        !address.includes('$') &&
        !address.startsWith('/auth') &&
        ![...underOtherNames, ...partsOfOthers].some((each) => each === address),
    )
    expect(missing).toEqual([])
  })

  it('finds the projects of a member, and people for them', async () => {
    const found = { id: ids.project, title: 'A donor handbook' }
    openScreen('/help', {
      user: { ...anOrganizer(), isAdmin: false },
      answer: ({ path, query }) => ({
        body: path === listOrganizationProjects.path && query['search'] === 'donor' ? [found] : [],
      }),
    })
    const person = userEvent.setup()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await field(), 'donor')
    await waitFor(() =>
      expect(names()).toEqual([
        'A donor handbookYour project',
        'Find applicants like “donor”',
        'Find volunteers like “donor”',
        'Search projects for “donor”',
      ]),
    )
    await person.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe(`/project/${ids.project}`))
  })

  it('gives the focus back on Escape', async () => {
    const person = open()
    const link = await screen.findByRole('link', { name: 'How reviews work' })
    link.focus()
    await person.keyboard('{Control>}k{/Control}')
    await field()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })
})

describe('the keys of every screen', () => {
  it('“?” lists them, and “/” opens the search', async () => {
    const person = open()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    // The code of what is beside the screens loads after them.
    await waitFor(async () => {
      await person.keyboard('?')
      expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
    })
    expect(screen.getByText('Go to a screen')).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('/')
    expect(await field()).toBeTruthy()
  })
})
