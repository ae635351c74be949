import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TimeStamp } from './time-stamp.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const age = () => screen.getByRole('time').textContent

it('what happens on a page that has long been open happened just now', () => {
  render(<TimeStamp iso={new Date().toISOString()} />)
  cleanup()
  vi.setSystemTime(later(10))
  render(<TimeStamp iso={new Date().toISOString()} />)
  expect(age()).toBe('Just now')
})

it('an age grows while it is looked at', () => {
  render(<TimeStamp iso={new Date().toISOString()} />)
  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(age()).toBe('5 minutes ago')
})
