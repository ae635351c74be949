import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Application } from '#contract/applications/applications.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { findRow, openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

type World = { mine?: Application[]; url?: string }

function open(user: User, world: World) {
  const { mine = [], url = '/applications' } = world
  return openScreen(url, {
    user,
    answer: () => ({ body: mine, headers: { 'x-total-count': String(mine.length) } }),
  })
}
describe('the applications page', () => {
  it('opens for a volunteer with the applications they sent, and their count', async () => {
    open(aVolunteer(), { mine: [anApplication()] })
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Applications1'),
    )
  })

  it('opens for an organization with the applications it received', async () => {
    openReceived({
      path: '/applications',
      received: [anApplication(), anApplication({ id: ids.volunteer })],
    })
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Received Applications2'),
    )
  })

  it('opens what waits longest if something does, and all if nothing does', async () => {
    const received = [anApplication(), anApplication({ id: ids.volunteer, status: 'accepted' })]
    const { router } = openReceived({ path: '/applications', received })
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=pending&sort=oldest'))
    expect(await screen.findByRole('button', { name: /^Pending/, pressed: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^All/ }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received&sort=oldest'))
    await act(() => router.navigate({ to: '/applications' }))
    await waitFor(() => expect(window.location.search).toContain('show=pending'))
  })

  it('opens all received applications if none waits', async () => {
    openReceived({ path: '/applications', received: [anApplication({ status: 'accepted' })] })
    await waitFor(() => expect(window.location.search).toBe('?tab=received'))
    expect(await screen.findByRole('button', { name: /^All/, pressed: true })).toBeTruthy()
  })

  it('opens what waits by counts from now, not by those of an earlier visit', async () => {
    const received = [anApplication({ status: 'accepted' })]
    const { router } = openReceived({ path: '/applications', received })
    await waitFor(() => expect(window.location.search).toBe('?tab=received'))
    await act(() => router.navigate({ to: '/help' }))
    received.push(anApplication({ id: ids.volunteer }))
    await act(() => router.navigate({ to: '/applications' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=pending&sort=oldest'))
    await act(() => router.navigate({ to: '/help' }))
    received.pop()
    await act(() => router.navigate({ to: '/applications' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received'))
  })

  it('opens what waits for the organization that acts, whichever was shown before', async () => {
    const other = ids.project
    const user = anOrganizer()
    const { router } = openReceived({
      path: `/applications?tab=received&organization=${other}`,
      received: [anApplication()],
      receivedBy: { [other]: [anApplication({ status: 'accepted' })] },
      user: {
        ...user,
        organizations: [
          ...user.organizations,
          ...user.organizations.map((each) => ({ ...each, id: other, name: 'Tideway Trust' })),
        ],
      },
    })
    await screen.findByRole('button', { name: /^All/, pressed: true })
    await act(() => router.navigate({ to: '/applications' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=pending&sort=oldest'))
  })

  it('opens what waits from the other tab, too', async () => {
    openReceived({ path: '/applications?tab=mine', received: [anApplication()] })
    const tab = await screen.findByRole('tab', { name: /Received Applications\s*1/ })
    await userEvent.click(tab)
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=pending&sort=oldest'))
  })

  it('keeps what is on the screen if a row is pressed before it is known whether others wait', async () => {
    let answer = () => {}
    const counts = new Promise<void>((resolve) => (answer = resolve))
    openReceived({ path: '/applications', received: [anApplication()], beforeCounts: counts })
    await userEvent.click(await findRow('Maya Lindqvist'))
    await waitFor(() =>
      expect(window.location.search).toBe(
        `?tab=received&application=${ids.application}&show=pending&sort=oldest`,
      ),
    )
    answer()
    expect(await screen.findByRole('button', { name: /^Pending/, pressed: true })).toBeTruthy()
  })

  it('shows an empty list as loading until it is known whether others wait', async () => {
    let answer = () => {}
    const counts = new Promise<void>((resolve) => (answer = resolve))
    const received = [anApplication({ status: 'accepted' })]
    const { sent } = openReceived({ path: '/applications', received, beforeCounts: counts })
    await waitFor(() => expect(sent.some(({ path }) => path === '/api/applicants')).toBe(true))
    await screen.findByRole('button', { name: /^Pending/, pressed: true })
    // The keys are gone once the list is there and empty.
    await waitFor(() => expect(screen.queryByText('accept')).toBeNull())
    // What an empty list says is loaded when it is needed: loaded here, it would show immediately.
    await act(async () => void (await import('#web/features/applications/received/list/empty-list.tsx')))
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
    expect(document.querySelector('main [data-loading]')).toBeTruthy()
    answer()
    expect(await findRow('Maya Lindqvist')).toBeTruthy()
  })

  it.each(['cannot be loaded', 'are canceled'])('shows all where the counts %s', async (end) => {
    let fail = (_: Error) => {}
    const counts = new Promise<void>((_, reject) => (fail = reject))
    const received = [anApplication({ status: 'accepted' })]
    const { queryClient } = openReceived({ path: '/applications', received, beforeCounts: counts })
    await screen.findByRole('button', { name: /^Pending/, pressed: true })
    if (end === 'are canceled') await act(() => queryClient.cancelQueries())
    else fail(new TypeError('offline'))
    expect(await findRow('Maya Lindqvist')).toBeTruthy()
  })

  it('keeps the open tab in the URL', async () => {
    open(aVolunteer(), { url: '/my-applications' })
    await userEvent.click(await screen.findByRole('tab', { name: /Received Applications/ }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received'))
    expect(window.location.pathname).toBe('/my-applications')
  })

  it('links from empty lists to /browse and /create-project', async () => {
    open(anOrganizer(), {})
    expect(await screen.findByRole('heading', { name: 'No applications received yet' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Create Project' }).getAttribute('href')).toBe('/create-project')
    await userEvent.click(screen.getByRole('tab', { name: /My Applications/ }))
    const browse = await main.findByRole('link', { name: 'Browse Projects' })
    expect(browse.getAttribute('href')).toBe('/browse')
  })

  it('says that a list could not be loaded, and loads it on Try again', async () => {
    let down = true
    openScreen('/applications', {
      user: aVolunteer(),
      answer: () => (down ? { status: 503, body: {} } : { body: [anApplication()] }),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { name: 'Failed to fetch applications' })).toBeTruthy()
    down = false
    await userEvent.click(retry)
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('loads a list that failed once the connection returns', async () => {
    let down = true
    openScreen('/applications', {
      user: aVolunteer(),
      answer: () => (down ? { status: 503, body: {} } : { body: [anApplication()] }),
    })
    await screen.findByRole('heading', { name: 'Failed to fetch applications' })
    down = false
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('follows a block that a colleague sets', async () => {
    const block = { isBlocked: false, mayBlock: true }
    openReceived({ received: [anApplication()], block })
    await screen.findByRole('button', { name: 'Block this person' })
    block.isBlocked = true
    const pair = { volunteerId: ids.volunteer, organizationId: ids.organization }
    act(() => dispatchLiveEvent('block', pair))
    expect(await screen.findByRole('button', { name: 'Unblock this person' })).toBeTruthy()
  })
})
