import { Readable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import type { Metrics, ShedReason } from '#server/metrics/metrics.ts'
import {
  formatRequestText,
  formatSingleRequest,
  firstAnswer,
  openRawSocket,
  statusOf,
} from '#tests/support/running/raw-connections.ts'
import { useServer } from '#tests/support/running/server.ts'
import { limitConnections } from './connection-limits.ts'

function* endless() {
  for (;;) yield 'text that is sent on and on '
}

const live = formatSingleRequest('/health/live')

/** A connection that has been answered once and stays open. */
async function openConnection(url: string, from: string) {
  const connection = openRawSocket(url, formatRequestText('/health/live'), from)
  expect(statusOf(await firstAnswer(connection))).toBe(200)
  return connection
}

const openMany = (url: string, from: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => openConnection(url, from)))

const addTo = (shed: ShedReason[]): Metrics => ({
  watch: () => undefined,
  countShed: (reason) => shed.push(reason),
  render: async () => '',
})

describe('connections of one address', () => {
  const shed: ShedReason[] = []
  const server = useServer({ env: { CONNECTIONS_PER_ADDRESS: '5' }, metrics: addTo(shed) })

  test('connections above the limit of one address are closed without an answer, and other addresses can still connect', async () => {
    const [first] = await openMany(server.url, '127.0.0.1', 5)
    expect(await openRawSocket(server.url, live, '127.0.0.1').closed).toBe('')
    expect(shed).toEqual(['address_connections'])
    expect(statusOf(await openRawSocket(server.url, live, '127.0.0.2').closed)).toBe(200)
    // A connection that closes makes room for another.
    first?.socket.destroy()
    const again = async () => statusOf(await openRawSocket(server.url, live, '127.0.0.1').closed)
    await expect.poll(again).toBe(200)
  })
})

describe('connections of all addresses', () => {
  const shed: ShedReason[] = []
  const server = useServer({ env: { CONNECTIONS: '6' }, metrics: addTo(shed) })

  test('connections above the limit of the process are closed without an answer', async () => {
    for (const from of ['127.0.0.3', '127.0.0.4']) await openMany(server.url, from, 3)
    expect(await openRawSocket(server.url, live, '127.0.0.5').closed).toBe('')
    expect(shed).toEqual(['connections'])
  })
})

describe('connections from a trusted proxy', () => {
  const server = useServer({ env: { CONNECTIONS_PER_ADDRESS: '5', TRUST_PROXY: '127.0.0.8/30' } })

  test('connections from a trusted proxy are not limited by its address, while those from others are', async () => {
    await openMany(server.url, '127.0.0.9', 12)
    await openMany(server.url, '127.0.0.1', 5)
    expect(await openRawSocket(server.url, live, '127.0.0.1').closed).toBe('')
  })
})

test('a connection whose client does not read its answers is closed', async () => {
  const shed: ShedReason[] = []
  const app = fastify()
  app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())))
  limitConnections(app, { config: loadConfig({ UNREAD_SECONDS: '1' }), metrics: addTo(shed) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const slow = openRawSocket(url, formatRequestText('/endless'))
  const quick = openRawSocket(url, formatRequestText('/endless'))
  await firstAnswer(slow)
  slow.socket.pause()
  await expect.poll(() => shed).toEqual(['unread_answer'])
  expect(quick.socket.closed).toBe(false)
  quick.socket.destroy()
})

describe('pipelined requests', () => {
  const shed: ShedReason[] = []
  const server = useServer({ metrics: addTo(shed) })

  test('more than five unanswered requests on a connection close it', async () => {
    const overLimit = openRawSocket(server.url, formatRequestText('/browse').repeat(400))
    const text = await overLimit.closed
    expect(text.split('HTTP/1.1 200').length - 1).toBeLessThan(6)
    expect(shed.at(-1)).toBe('pipelined_requests')
    const patient = openRawSocket(server.url, formatRequestText('/health/live').repeat(4) + live)
    expect((await patient.closed).split('HTTP/1.1 200').length - 1).toBe(5)
  })
})
