import dns from 'node:dns'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { aSecondApp } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/**
 * An address of this machine other than 127.0.0.1: not every machine has IPv6, and not every system has all of 127/8.
 */
async function findOtherAddress(): Promise<string> {
  for (const host of ['::1', '127.0.0.2']) {
    const probe = createServer()
    const isThere = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(0, host, () => resolve(true))
    })
    if (!isThere) continue
    probe.close()
    return host
  }
  throw new Error('this machine has one address of its own')
}

/** Until the end of the test, "localhost" resolves to these addresses, as it does on most machines. */
function resolveLocalhost(addresses: readonly string[]): void {
  const { lookup } = dns
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  Reflect.set(dns, 'lookup', (...given: unknown[]) => {
    const [name, options, done] = given
    const isAll = typeof options === 'object' && options !== null && 'all' in options
    if (name === 'localhost' && isAll && typeof done === 'function') return done(null, found)
    return Reflect.apply(lookup, dns, given)
  })
  onTestFinished(() => void Reflect.set(dns, 'lookup', lookup))
}

async function sendRaw(host: string, port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, host)
  await once(socket, 'connect')
  socket.write([...lines, '', ''].join('\r\n'))
  return readAll(socket)
}

test('if localhost has two addresses, both answer unreadable requests and protocol upgrades the same way', async () => {
  const other = await findOtherAddress()
  resolveLocalhost(['127.0.0.1', other])
  const { url } = await aSecondApp(server, { host: 'localhost' })
  const port = Number(new URL(url).port)
  const upgrade = ['Host: localhost', 'Connection: Upgrade, close', 'Upgrade: h2c']
  for (const host of ['127.0.0.1', other]) {
    const unread = await sendRaw(host, port, 'nonsense')
    expect([host, unread]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 400 .*"malformed_request"/s)])
    const answer = await sendRaw(host, port, 'GET /health/live HTTP/1.1', ...upgrade)
    expect([host, answer]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 200 .*"live"/s)])
  }
})
