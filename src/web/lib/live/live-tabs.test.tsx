import { render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useLive, useLiveStatus } from './live.ts'
import { connectLive } from './live-tabs.ts'

const user = '11111111-1111-4111-8111-111111111111'
const conversation = '22222222-2222-4222-8222-222222222222'
const frame = (id: number | null, kind: string, data: object = {}) =>
  `${id === null ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
const event = (id: number) => frame(id, 'read', { conversationId: conversation, userId: user, position: id })

/** A fake network: each response is a stream that the test writes and ends, or a refusal. */
function aNetwork(refusals: Response[]) {
  const requestedIds: (string | null)[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (_: URL, { headers, signal }: RequestInit) => {
    requestedIds.push(new Headers(headers).get('last-event-id'))
    const refusal = refusals.shift()
    if (refusal) return refusal
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller)
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  })
  const last = () => {
    const stream = streams.at(-1)
    if (!stream) throw new Error('nobody has asked yet')
    return stream
  }
  return {
    requestedIds,
    refuseNext: (refusal: Response) => refusals.push(refusal),
    waitForRequests: (times: number) => waitFor(() => expect(requestedIds).toHaveLength(times)),
    write: (text: string) => last().enqueue(new TextEncoder().encode(text)),
    end: () => last().close(),
    dropConnection: () => last().error(new TypeError('network error')),
    /** Triggers the next attempt immediately. */
    goOnline: () => window.dispatchEvent(new Event('online')),
  }
}

/** A page that connects and records what it receives. */
function open(after: number | null, ...refusals: Response[]) {
  const network = aNetwork(refusals)
  const received: (number | string)[] = []
  function Page() {
    useLive('read', ({ position }) => received.push(position))
    useLive('typing', ({ name }) => received.push(name))
    useLive('reset', () => received.push('reset'))
    return <output>{useLiveStatus()}</output>
  }
  const page = render(<Page />)
  const { leave, wake } = connectLive({
    userId: user,
    after,
    onSignedOut: () => received.push('signed out'),
  })
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  const shows = (status: string) => waitFor(() => expect(page.container.textContent).toBe(status))
  return { network, heard: received, shows, leave, wake }
}

test('a page resumes from where the server rendered it and receives each event once', async () => {
  const { network, heard: received, shows, leave } = open(4)
  await shows('connecting')
  await network.waitForRequests(1)
  network.write(frame(4, 'open', { heartbeat: 20 }) + event(5) + event(5) + event(6))
  await waitFor(() => expect(received).toEqual([5, 6]))
  await shows('open')
  expect(network.requestedIds).toEqual(['4'])
  expect(leave()).toBe(6)
  await shows('off')
})

test.each(['breaks off', 'ends'])(
  'a connection that %s is reopened and resumes after the last event',
  async (how) => {
    const { network, heard: received, shows } = open(0)
    await network.waitForRequests(1)
    network.write(frame(0, 'open', { heartbeat: 20 }) + event(1) + event(2))
    await waitFor(() => expect(received).toEqual([1, 2]))
    if (how === 'ends') network.end()
    else network.dropConnection()
    await shows('connecting')
    network.goOnline()
    await network.waitForRequests(2)
    network.write(frame(2, 'open', { heartbeat: 20 }) + event(3))
    await waitFor(() => expect(received).toEqual([1, 2, 3]))
    expect(network.requestedIds).toEqual(['0', '2'])
  },
)

test('a page that does not know its last event refetches everything', async () => {
  const { network, heard: received } = open(null)
  await network.waitForRequests(1)
  network.write(frame(7, 'open', { heartbeat: 20 }) + event(8))
  await waitFor(() => expect(received).toEqual(['reset', 8]))
  expect(network.requestedIds).toEqual([null])
})

test('expired events and gaps between events cause everything to be refetched', async () => {
  const { network, heard: received } = open(2)
  await network.waitForRequests(1)
  network.write(frame(2, 'open', { heartbeat: 20 }) + frame(9, 'reset') + event(10) + event(13))
  await waitFor(() => expect(received).toEqual(['reset', 10, 'reset', 13]))
})

test('an event without an id is received too; unknown kinds and invalid data are ignored', async () => {
  const { network, heard: received } = open(0)
  await network.waitForRequests(1)
  network.write(
    frame(null, 'typing', { conversationId: conversation, name: 'Maya' }) +
      frame(1, 'of-tomorrow') +
      frame(2, 'read', { position: 'x' }) +
      event(3),
  )
  await waitFor(() => expect(received).toEqual(['Maya', 3]))
})

test('a server at capacity is tried again later', async () => {
  const busy = new Response('{}', { status: 503, headers: { 'retry-after': '30' } })
  const { network, heard: received } = open(0, busy)
  await network.waitForRequests(1)
  await waitFor(() => {
    network.goOnline()
    expect(network.requestedIds).toHaveLength(2)
  })
  network.write(event(1))
  await waitFor(() => expect(received).toEqual([1]))
})

test('a page whose session has ended reconnects once the session is loaded again', async () => {
  const { network, shows, heard: received, wake } = open(0)
  await network.waitForRequests(1)
  network.write(frame(0, 'open', { heartbeat: 20 }) + event(1) + frame(null, 'ended'))
  network.end()
  await shows('off')
  wake()
  await network.waitForRequests(2)
  network.write(frame(1, 'open', { heartbeat: 20 }) + event(2))
  await waitFor(() => expect(received).toEqual([1, 2]))
  await shows('open')
})

test('a signed-out page stops retrying until it becomes visible again', async () => {
  const { network, shows } = open(0, new Response('{}', { status: 401 }))
  await network.waitForRequests(1)
  await shows('off')
  network.goOnline()
  expect(network.requestedIds).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await network.waitForRequests(2)
})

test('a page whose session an administrator ended finds out by itself', async () => {
  const { network, shows, heard: received } = open(0)
  await network.waitForRequests(1)
  network.refuseNext(new Response('{}', { status: 401 }))
  network.write(frame(0, 'open', { heartbeat: 20 }) + event(1) + frame(null, 'ended'))
  network.end()
  await waitFor(() => expect(received).toEqual([1, 'signed out']), { timeout: 10_000 })
  await shows('off')
  expect(network.requestedIds).toEqual(['0', '1'])
})

test('every tab finds out that the session is gone, whichever of them holds the connection', async () => {
  const other: string[] = []
  const { network, heard: received } = open(0)
  await network.waitForRequests(1)
  const { leave } = connectLive({ userId: user, after: 0, onSignedOut: () => other.push('signed out') })
  onTestFinished(() => void leave())
  network.refuseNext(new Response('{}', { status: 401 }))
  network.dropConnection()
  await waitFor(() => {
    network.goOnline()
    expect(received).toEqual(['signed out'])
  })
  await waitFor(() => expect(other).toEqual(['signed out']))
})
