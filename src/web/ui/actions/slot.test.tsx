import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Slot } from './slot.tsx'

afterEach(() => cleanup())

test('a slot gives its child its attributes and class names, and the child keeps its own', () => {
  render(
    <Slot className="outer" title="Outer" aria-label="Given">
      <a href="/browse" className="inner" title="Own">
        Browse
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link', { name: 'Given' })
  expect([link.className, link.title, link.getAttribute('href')]).toEqual(['outer inner', 'Own', '/browse'])
  expect(link.textContent).toBe('Browse')
})

test('a press runs the handler of the child, then that of the slot', async () => {
  const pressed: string[] = []
  render(
    <Slot onClick={() => void pressed.push('slot')} onFocus={() => void pressed.push('focus')}>
      <button type="button" onClick={() => void pressed.push('child')}>
        Press
      </button>
    </Slot>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(pressed).toEqual(['focus', 'child', 'slot'])
})

test('the refs of the slot and of its child both get the element', () => {
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()]
  render(
    <Slot ref={outer}>
      <button type="button" ref={inner}>
        Press
      </button>
    </Slot>,
  )
  expect(outer.current).toBe(screen.getByRole('button'))
  expect(inner.current).toBe(outer.current)
})
