import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

afterEach(() => void vi.useRealTimers())

const passTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const point = (name: string) => {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
}
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }))
const shown = () => screen.queryByRole('tooltip')?.textContent

it('a tooltip opens after 700 ms, or immediately if another was open less than 300 ms ago', () => {
  vi.useFakeTimers()
  render(
    <>
      {['Save', 'Share'].map((name) => (
        <Tooltip key={name} text={`${name} this project`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </>,
  )
  point('Save')
  passTime(699)
  expect(shown()).toBeUndefined()
  passTime(1)
  expect(shown()).toBe('Save this project')
  leave('Save')
  fireEvent.keyDown(document, { key: 'Escape' })
  passTime(299)
  point('Share')
  expect(shown()).toBe('Share this project')
  leave('Share')
  fireEvent.keyDown(document, { key: 'Escape' })
  passTime(301)
  point('Save')
  expect(shown()).toBeUndefined()
})
