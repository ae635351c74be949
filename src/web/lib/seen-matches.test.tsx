import { render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import { InView, useSeenMatches } from './seen-matches.tsx'

afterEach(() => vi.useRealTimers())

/** A browser in which the test says what is in view. */
function stubObserver() {
  const observers: { target?: Element; report: (isIntersecting: boolean) => void }[] = []
  class Observer {
    #entry: (typeof observers)[number]
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.#entry = { report: (isIntersecting) => report([{ isIntersecting }]) }
      observers.push(this.#entry)
    }
    observe(target: Element) {
      this.#entry.target = target
    }
    disconnect() {
      this.#entry.report = () => {}
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (text: string, isIntersecting: boolean) =>
    observers.find(({ target }) => target?.textContent === text)?.report(isIntersecting)
}

function stubServer() {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', ({ pathname }: URL, { body }: { body: string }) => {
    if (pathname === recordSeenMatches.path) bodies.push(JSON.parse(body))
    return Promise.resolve(Response.json({}))
  })
  return bodies
}

function List({ ids }: { ids: string[] }) {
  const onSeen = useSeenMatches({ list: 'home', order: 'recommended' })
  return ids.map((id) => (
    <InView key={id} onSeen={() => onSeen(id)}>
      {id}
    </InView>
  ))
}

test('what was in view for a second is reported together and once, and what was scrolled past is not', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  for (const id of ['a', 'b', 'c']) view(id, true)
  await vi.advanceTimersByTimeAsync(500)
  view('c', false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([{ list: 'home', order: 'recommended', projectIds: ['a', 'b'] }])
  rerender(<List ids={['a', 'b', 'c']} />)
  view('a', true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toHaveLength(1)
})

test('a tab behind others reports nothing until it is in front', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<List ids={['a']} />)
  view('a', true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(bodies).toEqual([])
  visibility.mockReturnValue('visible')
  await vi.advanceTimersByTimeAsync(2000)
  expect(bodies).toHaveLength(1)
  visibility.mockRestore()
})
