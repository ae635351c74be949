import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { dispatchReset } from '#web/lib/live.ts'
import { dispatchLiveEvent } from '#web/lib/live-events.ts'
import { formatTimestamp } from '#web/lib/format-time.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { aNotification, anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { readApplicants } from '#tests/support/answers/applicant-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const path = '/api/notifications'
const id = (number: number) => `55555555-5555-4555-8555-${String(number).padStart(12, '0')}`
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 30_000).toISOString()

afterEach(() => vi.restoreAllMocks())

/** A server with notifications, two per page. */
function mockServer(stored: Notification[]) {
  const state = { stored, failing: false }
  const answer: Answer = ({ method, path: requestPath, query }) => {
    const received = readApplicants(requestPath, [anApplication()])
    if (received) return received
    if (!requestPath.startsWith(path)) return { body: [] }
    if (state.failing) return { status: 503, body: { message: 'The service is busy', code: 'unavailable' } }
    if (method === 'POST') {
      const isHighlighted = (one: Notification) =>
        requestPath.endsWith('/read-all') || requestPath.includes(one.id)
      state.stored = state.stored.map((one) => (isHighlighted(one) ? { ...one, read: true } : one))
      const [found] = state.stored.filter((one) => requestPath.includes(one.id))
      return { body: found ?? { unread: 0 } }
    }
    const from = Number(query['cursor'] ?? 0)
    const isMore = state.stored.length > from + 2
    return {
      headers: {
        'x-total-count': String(state.stored.length),
        ...(isMore && { link: `<${path}?cursor=${from + 2}>; rel="next"` }),
      },
      body: state.stored.slice(from, from + 2),
    }
  }
  return { state, answer, unread: () => state.stored.filter((one) => !one.read).length }
}

const open = (stored: Notification[], url = '/browse', user = anOrganizer()) => {
  const server = mockServer(stored)
  return { server, ...openScreen(url, { user, answer: server.answer, unread: server.unread }) }
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const openList = async (name: string | RegExp = /^Notifications/) => {
  await userEvent.click(await bell(name))
  return screen.findByRole('dialog', { name: 'Notifications' })
}
const rowsOf = (list: HTMLElement) =>
  within(within(list).getByRole('list', { name: 'Notifications' }))
    .getAllByRole('link')
    .map((row) => row.textContent)

/** The latest notifications; a link to the settings is below the list. */
const firstRow = async (list: HTMLElement) => {
  const rows = await within(list).findByRole('list', { name: 'Notifications' })
  const [row] = within(rows).getAllByRole('link')
  if (!row) throw new Error('no row')
  return row
}

describe('the notification bell', () => {
  it('links from its list to the notification settings', async () => {
    open([aNotification()])
    const link = within(await openList()).getByRole('link', { name: 'Notification settings' })
    expect(link.getAttribute('href')).toBe('/profile?tab=settings#notification-settings')
  })

  it('shows only to signed-in people', async () => {
    openScreen('/', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('banner')
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })

  it('shows the number of unread notifications, and 9+ from ten', async () => {
    const many = Array.from({ length: 11 }, (_, number) => aNotification({ id: id(number) }))
    open(many)
    const button = await bell('Notifications, 11 unread')
    expect(button.closest('div')?.textContent).toBe('9+')
  })

  it('shows no number when nothing is unread', async () => {
    open([aNotification({ read: true })])
    expect((await bell('Notifications')).closest('div')?.textContent).toBe('')
  })

  it('lists title, message and age, newest first, with the exact time on hover and a mark on unread ones', async () => {
    const since = ago(45)
    open([
      aNotification({ id: id(1), createdAt: since }),
      aNotification({
        id: id(2),
        kind: 'application.ended',
        read: true,
        createdAt: ago(32 * 24 * 60),
      }),
    ])
    const list = await openList()
    await within(list).findByText('New application')
    expect(rowsOf(list)).toEqual([
      'New applicationMaya Lindqvist would like to help Harbor Light Shelter with “Redesign the intake form”.45 minutes agoUnread',
      'Work ended by the volunteerMaya Lindqvist ended their work on “Redesign the intake form”. Their spot is open again.32 days ago',
    ])
    expect(within(list).getByText('45 minutes ago').title).toBe(formatTimestamp(defaultLanguage, since))
  })

  it('shows the exact time in the person’s time zone', async () => {
    const since = ago(45)
    open([aNotification({ createdAt: since })], '/browse', { ...anOrganizer(), timeZone: 'Asia/Tokyo' })
    const age = await within(await openList()).findByText('45 minutes ago')
    expect(age.title).toBe(formatTimestamp(defaultLanguage, since, 'Asia/Tokyo'))
    expect(age.title).not.toBe(formatTimestamp(defaultLanguage, since))
  })

  it('shows that there are no notifications yet', async () => {
    open([])
    expect(within(await openList()).getByText('No notifications yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('marks a pressed notification as read and opens its subject', async () => {
    const { sent, router } = open([aNotification(), aNotification({ id: id(2) })])
    const list = await openList('Notifications, 2 unread')
    const row = await firstRow(list)
    expect(row.getAttribute('href')).toBe(`/applications?tab=received&application=${ids.application}`)
    await userEvent.click(row)
    const card = await screen.findByRole('article', { name: 'Application by Maya Lindqvist' })
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.href).toBe(`/applications?tab=received&application=${ids.application}`)
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `${path}/${ids.notification}/read` },
    ])
    expect(await bell('Notifications, 1 unread')).toBeTruthy()
  })

  it('takes an accepted volunteer to the project', async () => {
    open([aNotification({ kind: 'application.accepted' })], '/browse', aVolunteer())
    const list = await openList()
    const row = await firstRow(list)
    expect(row.getAttribute('href')).toBe(`/project/${ids.project}`)
    expect(row.textContent).toContain(
      'Harbor Light Shelter accepted your application to “Redesign the intake form”.',
    )
  })

  it('names an earned badge and links to the badges', async () => {
    const reward = { name: 'First Contribution' }
    open([aNotification({ kind: 'badge.earned', organization: null, reward })], '/browse', aVolunteer())
    const row = await firstRow(await openList())
    expect(row.textContent).toContain('You earned the badge “First Contribution”.')
    expect(row.getAttribute('href')).toBe('/perks-and-rewards?tab=badges')
  })

  it('marks all as read', async () => {
    const { sent } = open([aNotification(), aNotification({ id: id(2) })])
    const list = await openList('Notifications, 2 unread')
    await within(list).findAllByText('Unread')
    await userEvent.click(within(list).getByRole('button', { name: 'Mark all as read' }))
    expect(await bell('Notifications')).toBeTruthy()
    expect(within(list).queryByText('Unread')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Mark all as read')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ path: `${path}/read-all` }])
  })

  it('shows an error when a mark cannot be stored, and restores the current state', async () => {
    const { server } = open([aNotification()])
    const list = await openList('Notifications, 1 unread')
    await within(list).findByText('Unread')
    server.state.failing = true
    await userEvent.click(within(list).getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('Couldn’t mark as read')).toBeTruthy()
    expect(await bell('Notifications, 1 unread')).toBeTruthy()
  })

  it('offers Load More exactly while there is a next page', async () => {
    open([1, 2, 3].map((number) => aNotification({ id: id(number) })))
    const list = await openList()
    expect(await within(list).findByText('2 of 3 shown')).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(rowsOf(list)).toHaveLength(3))
    expect(within(list).queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('shows an error when the list cannot be loaded, and retries', async () => {
    const { server } = open([aNotification()])
    server.state.failing = true
    const list = await openList()
    expect(await within(list).findByText('Couldn’t load notifications')).toBeTruthy()
    server.state.failing = false
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }))
    expect(await within(list).findByText('New application')).toBeTruthy()
  })

  it('refetches on window focus and on the next screen, and announces new notifications', async () => {
    const stored = [1, 2, 3].map((number) => aNotification({ id: id(number) }))
    const { server, router } = open(stored.slice(2))
    await bell('Notifications, 1 unread')
    server.state.stored = stored.slice(1)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await bell('Notifications, 2 unread')
    expect(screen.getByText('New notification. 2 unread notifications.')).toBeTruthy()
    server.state.stored = stored
    await act(() => router.navigate({ to: '/applications' }))
    await bell('Notifications, 3 unread')
    expect(screen.getByText('New notification. 3 unread notifications.')).toBeTruthy()
  })

  it('updates count and list immediately from the live stream, also after a gap in the stream', async () => {
    const stored = [1, 2, 3, 4].map((number) => aNotification({ id: id(number) }))
    const { server } = open(stored.slice(3))
    const list = await openList('Notifications, 1 unread')
    await waitFor(() => expect(rowsOf(list)).toHaveLength(1))
    const receive = (kind: string) => () => dispatchLiveEvent(kind, {})
    const steps = [receive('notifications'), receive('notifications'), dispatchReset]
    for (const [index, dispatch] of steps.entries()) {
      server.state.stored = stored.slice(2 - index)
      act(dispatch)
      expect(await screen.findByText(`New notification. ${index + 2} unread notifications.`)).toBeTruthy()
    }
    await within(list).findByText('2 of 4 shown')
  })

  it('lowers the count when what was announced is decided, and announces nothing', async () => {
    const { server } = open([aNotification(), aNotification({ id: id(2) })])
    await bell('Notifications, 2 unread')
    for (const name of ['Notifications, 1 unread', 'Notifications']) {
      const index = server.state.stored.findIndex(({ read }) => !read)
      server.state.stored = server.state.stored.map((one, at) =>
        at === index ? { ...one, read: true } : one,
      )
      act(() => dispatchLiveEvent('unread', {}))
      await bell(name)
      expect(screen.queryByText(/^New notification/)).toBeNull()
    }
  })

  it('closes on Escape and takes the focus back', async () => {
    open([])
    await openList()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(await bell('Notifications'))
  })

  it('opens as a sheet on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === '(width < 40rem)' }),
    )
    open([aNotification()])
    const sheet = await openList()
    expect(within(sheet).getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(await within(sheet).findByText('New application')).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
  })
})
