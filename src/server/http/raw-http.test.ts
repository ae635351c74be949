import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { useServer } from '#tests/support/server.ts'

const server = useServer({ env: { ALLOWED_HOSTS: 'volunteers.example.org' } })

/** What the server sends back for these bytes. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return readAll(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])
describe('S17 a host', () => {
  test('that is ours is served: loopback names, the public one and those allowed', async () => {
    for (const host of [
      'localhost',
      'LOCALHOST:3000',
      '127.0.0.1:1',
      '[::1]:3000',
      'volunteers.example.org',
    ]) {
      expect([host, statusOf(await sendRaw('GET /api/projects HTTP/1.1', `Host: ${host}`))]).toEqual([
        host,
        200,
      ])
    }
  })

  test('that is not is refused, on every address', async () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost@evil.example',
      '10.0.0.1',
      '',
      ':3000',
    ]) {
      for (const path of ['/api/projects', '/', '/health/live', '/api/nothing']) {
        const answer = await sendRaw(`GET ${path} HTTP/1.1`, `Host: ${host}`)
        expect([host, path, statusOf(answer)]).toEqual([host, path, 421])
        expect(answer).toContain('"code":"misdirected"')
      }
    }
  })

  test('named twice or not at all is refused', async () => {
    const twice = await sendRaw('GET /api/projects HTTP/1.1', 'Host: localhost', 'Host: evil.example')
    expect([400, 421]).toContain(statusOf(twice))
    const same = await sendRaw('GET /api/projects HTTP/1.1', 'Host: localhost', 'host: localhost')
    expect([400, 421]).toContain(statusOf(same))
    expect(statusOf(await sendRaw('GET /api/projects HTTP/1.1'))).toBe(400)
  })
})

describe('S17 a request that is no proper HTTP', () => {
  test.each([
    [
      'two lengths',
      ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Content-Length: 6'],
    ],
    [
      'a length and chunks',
      ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    ],
    ['a header folded over lines', ['GET /api/user HTTP/1.1', 'Host: localhost', 'X-A: b', ' c']],
    ['a header of 20 kB', ['GET /api/user HTTP/1.1', 'Host: localhost', `X-A: ${'b'.repeat(20_000)}`]],
    ['a length that is no number', ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Length: -1']],
    ['a space before the colon', ['GET /api/user HTTP/1.1', 'Host: localhost', 'X-A : b']],
    ['another protocol', ['GET /api/user HTTP/9.9', 'Host: localhost']],
    ['the method TRACE', ['TRACE /api/user HTTP/1.1', 'Host: localhost']],
    ['an address with another host', ['GET http://evil.example/api/user HTTP/1.1', 'Host: localhost']],
  ])('(%s) is refused with a 4xx', async (_, lines) => {
    const status = statusOf(await sendRaw(...lines))
    expect([400, 401, 404, 405, 421, 431].includes(status)).toBe(true)
  })
})
