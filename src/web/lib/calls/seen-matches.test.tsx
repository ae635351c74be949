import { render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import { InView, useSeenMatches } from './seen-matches.tsx'

afterEach(() => vi.useRealTimers())

type Seen = { ratio: number; height?: number }
const viewport = 800

/** A browser in which the test says what is in view: one entry after the other, all reported together. */
function stubObserver() {
  const observers: { target?: Element; report: (entries: readonly Seen[]) => void }[] = []
  class Observer {
    #entry: (typeof observers)[number]
    constructor(report: (entries: object[]) => void) {
      this.#entry = {
        report: (entries) =>
          report(
            entries.map(({ ratio, height = ratio * 100 }) => ({
              isIntersecting: ratio > 0,
              intersectionRatio: ratio,
              intersectionRect: { height },
              rootBounds: { height: viewport },
            })),
          ),
      }
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
  return (text: string, ...entries: Seen[]) =>
    observers.find(({ target }) => target?.textContent === text)?.report(entries)
}
const [all, none] = [{ ratio: 1 }, { ratio: 0 }]

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
      <a href="#project">{id}</a>
    </InView>
  ))
}

test('what was in view for a second is reported together and once, and what was scrolled past is not', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  for (const id of ['a', 'b', 'c']) view(id, all)
  await vi.advanceTimersByTimeAsync(500)
  view('c', none)
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([{ list: 'home', order: 'recommended', projectIds: ['a', 'b'] }])
  rerender(<List ids={['a', 'b', 'c']} />)
  view('a', all)
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toHaveLength(1)
})

test('a tab behind others reports nothing until it is in front', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<List ids={['a']} />)
  view('a', all)
  await vi.advanceTimersByTimeAsync(5000)
  expect(bodies).toEqual([])
  visibility.mockReturnValue('visible')
  await vi.advanceTimersByTimeAsync(2000)
  expect(bodies).toHaveLength(1)
  visibility.mockRestore()
})

test('of several reports at the same time the newest counts, and less than half in view does not', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  render(<List ids={['a', 'b', 'c']} />)
  view('a', all, none)
  view('b', none, all)
  view('c', { ratio: 0.4 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([{ list: 'home', order: 'recommended', projectIds: ['b'] }])
})

test('an entry that is higher than two screens counts once it fills half of one, for a second in all', async () => {
  vi.useFakeTimers()
  const view = stubObserver()
  const bodies = stubServer()
  render(<List ids={['a', 'b']} />)
  view('a', { ratio: 0.2, height: viewport / 2 })
  view('b', { ratio: 0.2, height: viewport / 4 })
  await vi.advanceTimersByTimeAsync(600)
  // Scrolling on within the entry doesn't begin again.
  view('a', { ratio: 0.4, height: viewport })
  await vi.advanceTimersByTimeAsync(600)
  view('a', none)
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([{ list: 'home', order: 'recommended', projectIds: ['a'] }])
})

test('a match that is opened right away counts as seen, also if the list is gone by then', async () => {
  vi.useFakeTimers()
  stubObserver()
  const bodies = stubServer()
  const { getByText, unmount } = render(<List ids={['a', 'b']} />)
  getByText('b').click()
  unmount()
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([{ list: 'home', order: 'recommended', projectIds: ['b'] }])
})
