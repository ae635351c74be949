import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SiteLayout, type SiteLayoutProps } from './site-layout.tsx'
import type { Visitor } from './visitor.ts'

const ana: Visitor = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.org', createsProjects: false }

async function show(
  visitor: Visitor | null,
  { onSignOut = () => {}, at = '/', ...layoutProps }: Partial<SiteLayoutProps> & { at?: string } = {},
) {
  const routeTree = createRootRoute({
    staticData: { access: 'public' },
    component: () => (
      <SiteLayout
        visitor={visitor}
        onSignOut={onSignOut}
        contactEmail="hello@example.org"
        year={2025}
        {...layoutProps}
      >
        <h1>Screen</h1>
      </SiteLayout>
    ),
  })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultNotFoundComponent: () => null,
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Screen' })
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

describe('the links of the header and the tab bar', () => {
  const current = () =>
    [screen.getByRole('banner'), screen.getByRole('navigation', { name: 'Tab bar' })].flatMap((part) =>
      within(part)
        .queryAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    )

  it.each([
    ['/dashboard', ['Dashboard']],
    ['/volunteer-dashboard', ['Dashboard']],
    ['/organization-dashboard', ['Dashboard']],
    ['/my-projects', ['Dashboard']],
    ['/browse', ['Browse Projects', 'Browse']],
    ['/browse-projects', ['Browse Projects', 'Browse']],
    ['/applications', ['Applications', 'Applications']],
    ['/my-applications', ['Applications', 'Applications']],
    ['/home', ['Home']],
    ['/help', []],
  ])('mark the current screen at %s: %j', async (at, links) => {
    await show(ana, { at })
    expect(current()).toEqual(links)
  })
})

describe('the header', () => {
  it('shows visitors Sign In and Get Started, both leading to /auth', async () => {
    await show(null)
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      'Bridge Collective /',
      'Browse Projects /browse-projects',
      'Messages /messages',
      'Sign In /auth',
      'Get Started /auth?tab=sign-up',
    ])
  })

  it('shows Create Project to organizations only', async () => {
    await show({ ...ana, createsProjects: true })
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      'Bridge Collective /',
      'Dashboard /dashboard',
      'Browse Projects /browse-projects',
      'Messages /messages',
      'Applications /applications',
      'Create Project /create-project',
    ])
  })

  it('shows volunteers their applications instead of Create Project', async () => {
    await show(ana)
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      'Bridge Collective /',
      'Dashboard /dashboard',
      'Browse Projects /browse-projects',
      'Messages /messages',
      'Applications /applications',
    ])
  })

  it.each([true, false])(
    'leads users from the phone’s tab bar to their messages, also organizations (%s)',
    async (createsProjects) => {
      await show({ ...ana, createsProjects, unreadMessages: 3 })
      expect(linksIn(screen.getByRole('navigation', { name: 'Tab bar' }))).toEqual([
        'Home /',
        'Browse /browse',
        'Applications /applications',
        '3, 3 unreadMessages /messages',
      ])
    },
  )

  it('has a user menu with Profile, Reviews, Dashboard and Sign Out', async () => {
    const onSignOut = vi.fn<() => void>()
    await show(ana, { onSignOut })
    await userEvent.click(screen.getByRole('button', { name: 'Account menu for Ana Diaz' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => `${item.textContent} ${item.getAttribute('href')}`)).toEqual([
      'Profile /profile',
      'Reviews /reviews',
      'Dashboard /dashboard',
      'Go to…Ctrl+K null',
      'Sign Out null',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
    expect(onSignOut).toHaveBeenCalledTimes(1)
  })

  it('shows the account switcher to users with both sides, with the purpose of each side', async () => {
    const onModeChange = vi.fn<() => void>()
    await show(ana, { modeSwitch: { mode: 'volunteer', onModeChange } })
    await userEvent.click(screen.getByRole('button', { name: 'Volunteer Account, switch account' }))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
      ['Volunteer AccountFind and apply to projects', 'true'],
      ['Organization AccountPost projects and find volunteers', 'false'],
    ])
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^Organization Account/ }))
    expect(onModeChange).toHaveBeenCalledWith('organization')
  })

  it('hides the account switcher from users with one side only', async () => {
    await show(ana)
    expect(screen.queryByRole('button', { name: /switch account/ })).toBeNull()
  })
})

describe('every page', () => {
  it('has a skip link past the header for keyboard users', async () => {
    await show(null)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to main content')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it.each([
    [2025, '© 2025 Bridge Collective'],
    [2026, '© 2025-2026 Bridge Collective'],
    [2031, '© 2025-2031 Bridge Collective'],
  ])('in %i shows in its footer %s', async (year, copyright) => {
    await show(null, { year })
    expect(within(screen.getByRole('contentinfo')).getByText(copyright)).toBeTruthy()
  })

  it('ends with the purpose, the contact address and the year', async () => {
    await show(null)
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain('Connecting skills with purpose.')
    expect(footer.textContent).toContain('Connecting talent globally')
    expect(footer.textContent).toContain('© 2025 Bridge Collective')
    expect(linksIn(footer)).toContain('hello@example.org mailto:hello@example.org')
    expect(footer.querySelector('a[href^="mailto:"]')?.innerHTML).toContain('hello@<wbr>example.org')
  })

  it('links signed-in users from its footer to the screens of both sides', async () => {
    await show(ana)
    expect(linksIn(screen.getByRole('contentinfo'))).toEqual(
      expect.arrayContaining([
        'Find Projects /browse',
        'My Dashboard /volunteer-dashboard',
        'My Profile /volunteer-profile',
        'My Applications /applications',
        'Post a Project /create-project',
        'My Dashboard /organization-dashboard',
        'My Profile /organization-profile',
        'Reviews /reviews',
        'Join Our Community /auth',
      ]),
    )
  })

  it('says when the network is down', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(null)
    expect(screen.getByText(/You’re offline/)).toBeTruthy()
    online.mockRestore()
  })
})
