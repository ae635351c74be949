/** A screen of someone with notifications, and the bell that lists them. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '#contract/notifications/notifications.ts'
import { anApplication, anOrganizer } from '#tests/support/answers/answers.ts'
import { readApplicants } from '#tests/support/answers/applicant-answers.ts'
import { openScreen, type Answer } from './screen.tsx'

export const notificationsPath = '/api/notifications'
export const notificationId = (number: number) =>
  `55555555-5555-4555-8555-${String(number).padStart(12, '0')}`
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 30_000).toISOString()

/** A server with notifications, two per page. */
function mockServer(stored: Notification[]) {
  const state = { stored, failing: false }
  const answer: Answer = ({ method, path: requestPath, query }) => {
    const received = readApplicants(requestPath, [anApplication()])
    if (received) return received
    if (!requestPath.startsWith(notificationsPath)) return { body: [] }
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
        ...(isMore && { link: `<${notificationsPath}?cursor=${from + 2}>; rel="next"` }),
      },
      body: state.stored.slice(from, from + 2),
    }
  }
  return { state, answer, unread: () => state.stored.filter((one) => !one.read).length }
}

export const openWithNotifications = (stored: Notification[], url = '/browse', user = anOrganizer()) => {
  const server = mockServer(stored)
  return { server, ...openScreen(url, { user, answer: server.answer, unread: server.unread }) }
}
export const findBell = (name: string | RegExp) => screen.findByRole('button', { name })
export const openNotificationList = async (name: string | RegExp = /^Notifications/) => {
  await userEvent.click(await findBell(name))
  return screen.findByRole('dialog', { name: 'Notifications' })
}
export const rowTextsOf = (list: HTMLElement) =>
  within(within(list).getByRole('list', { name: 'Notifications' }))
    .getAllByRole('link')
    .map((row) => row.textContent)
