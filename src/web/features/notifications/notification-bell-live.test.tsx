import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aNotification } from '#tests/support/answers/answers.ts'
import {
  findBell,
  notificationId,
  openNotificationList,
  openWithNotifications,
  rowTextsOf,
} from '#tests/support/web/notifications-screen.tsx'
import { dispatchReset } from '#web/lib/live/live.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'

describe('the notification bell, while a page is open,', () => {
  it('refetches on window focus and on the next screen, and announces new notifications', async () => {
    const stored = [1, 2, 3].map((number) => aNotification({ id: notificationId(number) }))
    const { server, router } = openWithNotifications(stored.slice(2))
    await findBell('Notifications, 1 unread')
    server.state.stored = stored.slice(1)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await findBell('Notifications, 2 unread')
    expect(screen.getByText('New notification. 2 unread notifications.')).toBeTruthy()
    server.state.stored = stored
    await act(() => router.navigate({ to: '/applications' }))
    await findBell('Notifications, 3 unread')
    expect(screen.getByText('New notification. 3 unread notifications.')).toBeTruthy()
  })

  it('updates count and list immediately from the live stream, also after a gap in the stream', async () => {
    const stored = [1, 2, 3, 4].map((number) => aNotification({ id: notificationId(number) }))
    const { server } = openWithNotifications(stored.slice(3))
    const list = await openNotificationList('Notifications, 1 unread')
    await waitFor(() => expect(rowTextsOf(list)).toHaveLength(1))
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
    const { server } = openWithNotifications([aNotification(), aNotification({ id: notificationId(2) })])
    await findBell('Notifications, 2 unread')
    for (const name of ['Notifications, 1 unread', 'Notifications']) {
      const index = server.state.stored.findIndex(({ read }) => !read)
      server.state.stored = server.state.stored.map((one, at) =>
        at === index ? { ...one, read: true } : one,
      )
      act(() => dispatchLiveEvent('unread', {}))
      await findBell(name)
      expect(screen.queryByText(/^New notification/)).toBeNull()
    }
  })
})
