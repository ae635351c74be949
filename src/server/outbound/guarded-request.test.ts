import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { useWebsite } from '#tests/support/running/website.ts'
import { requestGuarded, type GuardedRequest } from './guarded-request.ts'
import { publicInternet, type Outbound } from './outbound.ts'

const site = useWebsite()
const post: GuardedRequest = {
  method: 'POST',
  url: new URL('https://harbor-light.org/hooks?id=7'),
  headers: { 'content-type': 'application/json' },
  body: '{"event":"accepted"}',
  maxBytes: 10,
}

test('a guarded request sends its body to the path with its query, and returns the answer', async () => {
  let received = ''
  site.answer((request, response) => {
    request.on('data', (part: Buffer) => (received += part.toString()))
    request.on('end', () => void response.writeHead(202, { 'x-hook': 'taken' }).end('thanks'))
  })
  expect(await requestGuarded(site.outbound, post)).toMatchObject({
    status: 202,
    headers: { 'x-hook': 'taken' },
    body: Buffer.from('thanks'),
  })
  expect([site.asked, received]).toEqual([['harbor-light.org/hooks?id=7'], '{"event":"accepted"}'])
})

test('a guarded request reads no more of an answer than its limit, and nothing that its caller does not want', async () => {
  site.answer((_, response) => void response.end('a long answer'))
  expect(await requestGuarded(site.outbound, post)).toMatchObject({ status: 200, body: null })
  const wanted = { ...post, maxBytes: 100, isRead: () => false }
  expect(await requestGuarded(site.outbound, wanted)).toMatchObject({ status: 200, body: null })
})

test('a guarded request follows no redirect', async () => {
  const location = 'https://127.0.0.1/admin'
  site.answer((_, response) => void response.writeHead(307, { location }).end())
  expect(await requestGuarded(site.outbound, post)).toMatchObject({ status: 307, headers: { location } })
  expect(site.connections).toBe(1)
})

test('a guarded request connects to no server outside the public internet', async () => {
  const guarded = { ...site.outbound, mayConnect: publicInternet.mayConnect }
  expect(await requestGuarded(guarded, post)).toEqual({ failure: 'not_public' })
  expect(site.connections).toBe(0)
})

test.each([
  ['with the name of another', 'Connection: upgrade\r\nUpgrade: websocket\r\n', { failure: 'unreachable' }],
  ['without a name', '', { status: 101 }],
])('a guarded request ends if the server changes the protocol %s', async (_, headers, answered) => {
  site.answer((_request, { socket }) => {
    socket?.on('error', () => {}).write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`)
  })
  const patient = { ...site.outbound, timeoutMs: 3_600_000 }
  expect(await requestGuarded(patient, post)).toMatchObject(answered)
})

test('a guarded request ends when its time is over, whatever signal its caller has', async () => {
  site.answer(() => {})
  const { signal } = new AbortController()
  const hurried = { ...site.outbound, timeoutMs: 50 }
  expect(await requestGuarded(hurried, { ...post, signal })).toEqual({ failure: 'timed_out' })
  const deaf = { ...hurried, resolve: () => new Promise<never>(() => undefined) }
  expect(await requestGuarded(deaf, { ...post, signal })).toEqual({ failure: 'timed_out' })
})

test('a guarded request that its caller aborts says so, and does not begin after that', async () => {
  const caller = new AbortController()
  site.answer(() => caller.abort())
  expect(await requestGuarded(site.outbound, { ...post, signal: caller.signal })).toEqual({
    failure: 'aborted',
  })
  expect(await requestGuarded(site.outbound, { ...post, signal: caller.signal })).toEqual({
    failure: 'aborted',
  })
  expect(site.connections).toBe(1)
})

test('a guarded request listens to its signal no longer than it resolves the name', async () => {
  const listeners: number[] = []
  const watched: Outbound = {
    ...site.outbound,
    request(options) {
      if (options.signal) listeners.push(getEventListeners(options.signal, 'abort').length)
      return site.outbound.request(options)
    },
  }
  expect(await requestGuarded(watched, post)).toMatchObject({ status: 404 })
  expect(listeners).toEqual([0])
})
