import { render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useLive, useLiveStatus } from './live.ts'
import { connectLive } from './live-tabs.ts'

const user = '11111111-1111-4111-8111-111111111111'
const conversation = '22222222-2222-4222-8222-222222222222'
const frame = (id: number | null, kind: string, data: object = {}) =>
  `${id === null ? '' : `id: ${id}\n`}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
const event = (id: number) => frame(id, 'read', { conversationId: conversation, userId: user, position: id })

/** What the network answers: a stream that the test writes and ends, or a refusal. */
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
    waitForRequests: (times: number) => waitFor(() => expect(requestedIds).toHaveLength(times)),
    write: (text: string) => last().enqueue(new TextEncoder().encode(text)),
    end: () => last().close(),
    dropConnection: () => last().error(new TypeError('network error')),
    /** The next try is at once. */
    goOnline: () => window.dispatchEvent(new Event('online')),
  }
}

/** A page that joins, and shows what it hears. */
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
  const { leave, wake } = connectLive(user, after)
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  const shows = (status: string) => waitFor(() => expect(page.container.textContent).toBe(status))
  return { network, heard: received, shows, leave, wake }
}

test('a page goes on from where it was drawn, and hears each event once', async () => {
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
  'a connection that %s is opened again, and goes on from the last event',
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

test('a page that does not know what it was told asks for everything', async () => {
  const { network, heard: received } = open(null)
  await network.waitForRequests(1)
  network.write(frame(7, 'open', { heartbeat: 20 }) + event(8))
  await waitFor(() => expect(received).toEqual(['reset', 8]))
  expect(network.requestedIds).toEqual([null])
})

test('what is no longer kept, and events that are missing between two, make everything be asked for again', async () => {
  const { network, heard: received } = open(2)
  await network.waitForRequests(1)
  network.write(frame(2, 'open', { heartbeat: 20 }) + frame(9, 'reset') + event(10) + event(13))
  await waitFor(() => expect(received).toEqual(['reset', 10, 'reset', 13]))
})

test('a signal without an id is heard too; a kind that the page does not know, and wrong data, are passed over', async () => {
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

test('a server without room is asked again later', async () => {
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

test('a page whose session has ended comes back when it was read who is signed in', async () => {
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

test('who is signed out asks no more, until the page is looked at again', async () => {
  const { network, shows } = open(0, new Response('{}', { status: 401 }))
  await network.waitForRequests(1)
  await shows('off')
  network.goOnline()
  expect(network.requestedIds).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await network.waitForRequests(2)
})
