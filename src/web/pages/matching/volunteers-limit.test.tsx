import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { noDirectoryFacets } from '#tests/support/answers/directory-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const minute = 60_000
const body = { code: 'directory_used_up', message: 'You can view more after midnight UTC.' }

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-28T23:58:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => void vi.useRealTimers())

/** The directory after as many volunteers as one member sees in a day; returns how often it was asked for. */
function open(url: string) {
  const { sent } = openScreen(url, {
    user: anOrganizer({ timeZone: 'America/New_York' }),
    answer: ({ path }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      return path === '/api/volunteers' ? { status: 429, body } : { body: [] }
    },
  })
  return () => sent.filter(({ path }) => path === '/api/volunteers').length
}

it('the directory says when it opens again, in the time zone of the reader, and offers to try again then', async () => {
  const countAsked = open('/volunteers')
  expect(await screen.findByRole('heading', { name: 'No more volunteers today' })).toBeTruthy()
  const text =
    /^You’ve reached today’s limit for viewing volunteers\. You can view more after Nov 28, 2026, 7:00\sPM\./
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(body.message)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  act(() => void vi.advanceTimersByTime(minute))
  expect(screen.getByText(text)).toBeTruthy()
  // Past midnight, the time of the next one is not that of the refusal.
  act(() => void vi.advanceTimersByTime(2 * minute))
  expect(screen.queryByText(text)).toBeNull()
  expect(screen.getByRole('heading', { name: 'You can view more volunteers now' })).toBeTruthy()
  const asked = countAsked()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(countAsked()).toBe(asked + 1))
})

it('the directory offers to clear filters, because other volunteers may be among those the reader has seen', async () => {
  open('/volunteers?skills=Research')
  expect(await screen.findByRole('heading', { name: 'No more volunteers today' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})
