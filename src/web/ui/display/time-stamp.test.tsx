import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { TimeStamp } from './time-stamp.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const age = () => screen.getByRole('time').textContent

it('something that just happened on a page that has been open for long is shown as just now', () => {
  render(<TimeStamp iso={new Date().toISOString()} />)
  cleanup()
  vi.setSystemTime(later(10))
  render(<TimeStamp iso={new Date().toISOString()} />)
  expect(age()).toBe('Just now')
})

it('"just now" is not capitalized within a sentence', () => {
  render(<TimeStamp iso={new Date().toISOString()} inText />)
  expect(age()).toBe('just now')
})

it('an age increases while the page is open', () => {
  render(<TimeStamp iso={new Date().toISOString()} />)
  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(age()).toBe('5 minutes ago')
})

it('more than a year ago is a day where a count of days would say nothing', () => {
  vi.setSystemTime(new Date('2026-11-29T12:00:00Z'))
  render(
    <TimeZoneContext value="America/New_York">
      <TimeStamp iso="2011-03-01T12:00:00.000Z" inText isDatedAfterYear />
    </TimeZoneContext>,
  )
  expect(age()).toBe('Mar 1, 2011')
  cleanup()
  render(<TimeStamp iso="2026-11-01T12:00:00.000Z" inText isDatedAfterYear />)
  expect(age()).toBe('28 days ago')
})

it('the exact time is shown in the time zone that the user chose', () => {
  render(
    <TimeZoneContext value="Pacific/Kiritimati">
      <TimeStamp iso="2026-11-02T12:00:00.000Z" />
    </TimeZoneContext>,
  )
  expect(screen.getByRole('time').title).toMatch(/^Nov 3, 2026, 2:00\sAM$/)
})
