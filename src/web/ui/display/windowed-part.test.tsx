import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WindowedPart } from './windowed-part.tsx'

type ObserverCallback = (
  entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[],
) => void

function List() {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} data-testid="scroller">
      <WindowedPart within={scroller}>
        <button type="button">An entry</button>
      </WindowedPart>
    </div>
  )
}

/** Renders a list with one part. The returned function sets whether that part is near the viewport. */
function renderList() {
  const before = globalThis.IntersectionObserver
  let onIntersect: ObserverCallback = () => {}
  class Observer {
    constructor(callback: ObserverCallback) {
      onIntersect = callback
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  onTestFinished(() => void Object.assign(globalThis, { IntersectionObserver: before }))
  render(<List />)
  return (isIntersecting: boolean) =>
    act(() => onIntersect([{ isIntersecting, boundingClientRect: { height: 480 } }]))
}
const heightOf = () => screen.getByTestId('scroller').querySelector('div')?.style.height

describe('a part of a long list', () => {
  it('is replaced by an empty box of its height when it is far from the viewport, and comes back', () => {
    const onIntersect = renderList()
    onIntersect(false)
    expect(screen.queryByRole('button')).toBeNull()
    expect(heightOf()).toBe('480px')
    onIntersect(true)
    expect(screen.getByRole('button', { name: 'An entry' })).toBeTruthy()
    expect(heightOf()).toBe('')
  })

  it('stays rendered while it has the focus', () => {
    const onIntersect = renderList()
    screen.getByRole('button').focus()
    onIntersect(false)
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })
})
