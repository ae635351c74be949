import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { formatTimestamp } from '#web/lib/format/format-time.ts'
import { aNotification, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { pressElsewhere } from '#tests/support/web/press-elsewhere.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import {
  findBell,
  minutesAgo,
  notificationId,
  notificationsPath,
  openNotificationList,
  openWithNotifications,
  rowTextsOf,
} from '#tests/support/web/notifications-screen.tsx'

afterEach(() => vi.restoreAllMocks())

/** The latest notifications; a link to the settings is below the list. */
const firstRow = async (list: HTMLElement) => {
  const rows = await within(list).findByRole('list', { name: 'Notifications' })
  const [row] = within(rows).getAllByRole('link')
  if (!row) throw new Error('no row')
  return row
}

describe('the notification bell', () => {
  it('links from its list to the notification settings', async () => {
    openWithNotifications([aNotification()])
    const link = within(await openNotificationList()).getByRole('link', { name: 'Notification settings' })
    expect(link.getAttribute('href')).toBe('/profile?tab=settings#notification-settings')
  })

  it('shows only to signed-in people', async () => {
    openScreen('/', { user: null, answer: () => ({ body: [] }) })
    await screen.findByRole('banner')
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })

  it('shows the number of unread notifications, and 9+ from ten', async () => {
    const many = Array.from({ length: 11 }, (_, number) => aNotification({ id: notificationId(number) }))
    openWithNotifications(many)
    const button = await findBell('Notifications, 11 unread')
    expect(button.closest('div')?.textContent).toBe('9+')
  })

  it('shows no number when nothing is unread', async () => {
    openWithNotifications([aNotification({ read: true })])
    expect((await findBell('Notifications')).closest('div')?.textContent).toBe('')
  })

  it('lists title, message and age, newest first, with the exact time on hover and a mark on unread ones', async () => {
    const since = minutesAgo(45)
    openWithNotifications([
      aNotification({ id: notificationId(1), createdAt: since }),
      aNotification({
        id: notificationId(2),
        kind: 'application.ended',
        read: true,
        createdAt: minutesAgo(32 * 24 * 60),
      }),
    ])
    const list = await openNotificationList()
    await within(list).findByText('New application')
    expect(rowTextsOf(list)).toEqual([
      'New applicationMaya Lindqvist would like to help Harbor Light Shelter with “Redesign the intake form”.45 minutes agoUnread',
      'Work ended by the volunteerMaya Lindqvist ended their work on “Redesign the intake form”. Their spot is open again.32 days ago',
    ])
    expect(within(list).getByText('45 minutes ago').title).toBe(formatTimestamp(defaultLanguage, since))
  })

  it('shows the exact time in the person’s time zone', async () => {
    const since = minutesAgo(45)
    openWithNotifications([aNotification({ createdAt: since })], '/browse', {
      ...anOrganizer(),
      timeZone: 'Asia/Tokyo',
    })
    const age = await within(await openNotificationList()).findByText('45 minutes ago')
    expect(age.title).toBe(formatTimestamp(defaultLanguage, since, 'Asia/Tokyo'))
    expect(age.title).not.toBe(formatTimestamp(defaultLanguage, since))
  })

  it('shows that there are no notifications yet', async () => {
    openWithNotifications([])
    expect(within(await openNotificationList()).getByText('No notifications yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('marks a pressed notification as read and opens its subject', async () => {
    const { sent, router } = openWithNotifications([
      aNotification(),
      aNotification({ id: notificationId(2) }),
    ])
    const list = await openNotificationList('Notifications, 2 unread')
    const row = await firstRow(list)
    expect(row.getAttribute('href')).toBe(`/applications?tab=received&application=${ids.application}`)
    await userEvent.click(row)
    const card = await screen.findByRole('article', { name: 'Application by Maya Lindqvist' })
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.href).toBe(`/applications?tab=received&application=${ids.application}`)
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `${notificationsPath}/${ids.notification}/read` },
    ])
    expect(await findBell('Notifications, 1 unread')).toBeTruthy()
  })

  it('stays open and marks a notification as read that opens elsewhere', async () => {
    const { sent, router } = openWithNotifications([aNotification()])
    const list = await openNotificationList('Notifications, 1 unread')
    await pressElsewhere(await firstRow(list), 'Control')
    expect(await findBell('Notifications')).toBeTruthy()
    await pressElsewhere(within(list).getByRole('link', { name: 'Notification settings' }), 'Control')
    expect(within(list).getByRole('list', { name: 'Notifications' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/browse')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `${notificationsPath}/${ids.notification}/read` },
    ])
  })

  it('takes an accepted volunteer to the project', async () => {
    openWithNotifications([aNotification({ kind: 'application.accepted' })], '/browse', aVolunteer())
    const list = await openNotificationList()
    const row = await firstRow(list)
    expect(row.getAttribute('href')).toBe(`/project/${ids.project}`)
    expect(row.textContent).toContain(
      'Harbor Light Shelter accepted your application to “Redesign the intake form”.',
    )
  })

  it('names an earned badge and links to the badges', async () => {
    const reward = { name: 'First Contribution' }
    openWithNotifications(
      [aNotification({ kind: 'badge.earned', organization: null, reward })],
      '/browse',
      aVolunteer(),
    )
    const row = await firstRow(await openNotificationList())
    expect(row.textContent).toContain('You earned the badge “First Contribution”.')
    expect(row.getAttribute('href')).toBe('/perks-and-rewards?tab=badges')
  })

  it('marks all as read', async () => {
    const { sent } = openWithNotifications([aNotification(), aNotification({ id: notificationId(2) })])
    const list = await openNotificationList('Notifications, 2 unread')
    await within(list).findAllByText('Unread')
    await userEvent.click(within(list).getByRole('button', { name: 'Mark all as read' }))
    expect(await findBell('Notifications')).toBeTruthy()
    expect(within(list).queryByText('Unread')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Mark all as read')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `${notificationsPath}/read-all` },
    ])
  })

  it('shows an error when a mark cannot be stored, and restores the current state', async () => {
    const { server } = openWithNotifications([aNotification()])
    const list = await openNotificationList('Notifications, 1 unread')
    await within(list).findByText('Unread')
    server.state.failing = true
    await userEvent.click(within(list).getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('Couldn’t mark as read')).toBeTruthy()
    expect(await findBell('Notifications, 1 unread')).toBeTruthy()
  })

  it('offers Load More exactly while there is a next page', async () => {
    openWithNotifications([1, 2, 3].map((number) => aNotification({ id: notificationId(number) })))
    const list = await openNotificationList()
    expect(await within(list).findByText('2 of 3 shown')).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(rowTextsOf(list)).toHaveLength(3))
    expect(within(list).queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('shows an error when the list cannot be loaded, and retries', async () => {
    const { server } = openWithNotifications([aNotification()])
    server.state.failing = true
    const list = await openNotificationList()
    expect(await within(list).findByText('Couldn’t load notifications')).toBeTruthy()
    server.state.failing = false
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }))
    expect(await within(list).findByText('New application')).toBeTruthy()
  })

  it('closes on Escape and takes the focus back', async () => {
    openWithNotifications([])
    await openNotificationList()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(await findBell('Notifications'))
  })

  it('leaves the focus in the content of the screen that a notification opens, not on the bell', async () => {
    const declined = aNotification({ kind: 'application.declined' })
    const { router } = openWithNotifications([declined], '/browse', aVolunteer())
    const row = await firstRow(await openNotificationList())
    row.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/applications'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true))
  })

  it('opens as a sheet on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === '(width < 40rem)' }),
    )
    openWithNotifications([aNotification()])
    const sheet = await openNotificationList()
    expect(within(sheet).getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(await within(sheet).findByText('New application')).toBeTruthy()
    expect(within(sheet).getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
  })
})
