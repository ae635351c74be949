import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Tooltip } from './tooltip.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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

it('a tooltip that the focus opened closes on Escape and leaves the dialog around it open', () => {
  const changes: boolean[] = []
  render(
    <Dialog open onOpenChange={(open) => changes.push(open)} title="Share">
      <Tooltip text="Copies the address">
        <button type="button">Copy</button>
      </Tooltip>
    </Dialog>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  act(() => button.blur())
  act(() => button.focus())
  expect(shown()).toBe('Copies the address')
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(shown()).toBeUndefined()
  expect(changes).toEqual([])
})

it('a press closes the tooltip, and a press that moves the focus opens none', () => {
  render(
    <Tooltip text="Copies the address">
      <button type="button">Copy</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  fireEvent.pointerDown(button)
  act(() => button.focus())
  expect(shown()).toBeUndefined()
})

it.each(['pointerup', 'pointercancel'])(
  'after a press that ends elsewhere by %s, the focus opens it',
  (end) => {
    render(
      <Tooltip text="Copies the address">
        <button type="button">Copy</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'Copy' })
    fireEvent.pointerDown(button)
    fireEvent(document.body, new Event(end, { bubbles: true }))
    act(() => button.focus())
    expect(shown()).toBe('Copies the address')
  },
)

it('a tooltip joins the description that its control has, and closes only if its control scrolls', () => {
  render(
    <>
      <div data-testid="log" />
      <Tooltip text="Copies the address">
        <button type="button" aria-describedby="hint">
          Copy
        </button>
      </Tooltip>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  act(() => button.focus())
  expect(button.getAttribute('aria-describedby')).toBe(`hint ${screen.getByRole('tooltip').id}`)
  fireEvent.scroll(screen.getByTestId('log'))
  expect(shown()).toBe('Copies the address')
  fireEvent.scroll(document)
  expect(shown()).toBeUndefined()
})
