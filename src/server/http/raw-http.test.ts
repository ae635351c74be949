import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { ProblemCode } from '#contract/problems.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { describeApi } from './openapi.ts'
import { Problem } from './problem.ts'

const server = useServer({ env: { ALLOWED_HOSTS: 'volunteers.example.org' } })

/** The server's answer to these bytes. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return readAll(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

/** Splits a response into its parts; its body is the JSON of a problem. */
function parseResponse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  )
  const problem: unknown = JSON.parse(body)
  return {
    status: statusOf(first),
    problem,
    type: headers.get('content-type'),
    isWhole: headers.get('content-length') === `${Buffer.byteLength(body)}`,
    connection: headers.get('connection'),
    cache: headers.get('cache-control'),
    hasId: /^[\w-]{36}$/.test(headers.get('x-request-id') ?? ''),
  }
}

/** What every answer to an unreadable request has. */
function problemResponse(code: ProblemCode) {
  const { status, message } = new Problem(code)
  return { status, problem: { message, code }, ...headersOfProblem }
}

const headersOfProblem = {
  type: 'application/json; charset=utf-8',
  isWhole: true,
  connection: 'close',
  cache: 'no-store',
  hasId: true,
}

describe('S17 the Host header', () => {
  test('our own hosts are served: loopback names, the public host and allowed hosts', async () => {
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

  test('another host is refused on every address', async () => {
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

  test('a request with two hosts or none is refused', async () => {
    const twice = await sendRaw('GET /api/projects HTTP/1.1', 'Host: localhost', 'Host: evil.example')
    expect([400, 421]).toContain(statusOf(twice))
    const same = await sendRaw('GET /api/projects HTTP/1.1', 'Host: localhost', 'host: localhost')
    expect([400, 421]).toContain(statusOf(same))
    const none = await sendRaw('GET /api/projects HTTP/1.1')
    expect(parseResponse(none)).toMatchObject({ status: 400, problem: { code: 'malformed_request' } })
  })
})

describe('S17 a malformed HTTP request', () => {
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
  ])('a malformed request (%s) is refused with a 4xx', async (_, lines) => {
    const status = statusOf(await sendRaw(...lines))
    expect([400, 401, 404, 405, 421, 431].includes(status)).toBe(true)
  })
})

describe('requests refused before they are parsed are answered like all others: with a code and a sentence', () => {
  test('a malformed request is answered with a code and a sentence', async () => {
    for (const lines of [
      ['GET /api/user HTTP/9.9', 'Host: localhost'],
      ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Length: -1'],
      ['GET /api/user HTTP/1.1', 'Host: localhost', 'X-A : b'],
      ['nonsense'],
    ]) {
      expect(parseResponse(await sendRaw(...lines))).toEqual(problemResponse('malformed_request'))
    }
  })

  test('headers that are too large are answered with a code and a sentence', async () => {
    const answer = await sendRaw('GET / HTTP/1.1', 'Host: localhost', `X-A: ${'b'.repeat(20_000)}`)
    expect(parseResponse(answer)).toEqual(problemResponse('headers_too_large'))
  })

  test('an unknown expectation is ignored, as HTTP allows', async () => {
    const answer = await sendRaw('GET /api/user HTTP/1.1', 'Host: localhost', 'Expect: a miracle')
    expect([statusOf(answer), answer]).toEqual([401, expect.stringContaining('"code":"')])
  })

  test('malformed chunks and endless chunk extensions are answered with a code and a sentence', async () => {
    const head = ['POST /api/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const chunked = (chunk: string) => sendRaw(...head, 'Transfer-Encoding: chunked', '', chunk)
    expect(parseResponse(await chunked('no length'))).toEqual(problemResponse('malformed_request'))
    expect(parseResponse(await chunked(`1;${'x'.repeat(20_000)}`))).toEqual(problemResponse('body_too_large'))
  })

  test('an answer that has begun is cut off, without another one inside it', async () => {
    const { client } = await aVolunteer(server)
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    let text = ''
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (text += chunk.toString()))
    const head = [
      'GET /api/live HTTP/1.1',
      'Host: localhost',
      'Accept: text/event-stream',
      `Cookie: ${cookie}`,
    ]
    socket.write([...head, '', ''].join('\r\n'))
    await expect.poll(() => text).toContain('event: open')
    socket.write('nonsense\r\n\r\n')
    await once(socket, 'close')
    expect(text).not.toContain('malformed_request')
  })
})

test('every call that changes something refuses an unsupported or oversized body as documented', async () => {
  const { paths } = describeApi()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      method === 'get' ? [] : [{ path: path.replaceAll(/\{\w+\}/g, randomUUID()), method, operation }],
    ),
  )
  const client = server.openClient()
  const send = async (path: string, method: string, body: BodyInit) =>
    (await client.send(path, { method: method.toUpperCase(), body })).status
  for (const { path, method, operation } of operations) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '408', '413', '415']))
    const text = new Blob(['hello'], { type: 'text/plain' })
    expect([operation.operationId, await send(path, method, text)]).toEqual([operation.operationId, 415])
  }
  const large = new Blob([`"${'x'.repeat(300_000)}"`], { type: 'application/json' })
  expect(await send('/api/login', 'post', large)).toBe(413)
  expect(await send('/api/logout', 'post', large)).toBe(413)
})
