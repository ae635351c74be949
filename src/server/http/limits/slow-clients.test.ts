import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { Problem } from '#server/http/problem.ts'

const server = useServer()

/** A connection that sends the beginning of a request, and then nothing. */
async function sendSlowly(bytes: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(bytes)
  return new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
}

test('R13 headers may take 10 s, a request 15 s, and an idle connection 10 s', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server.app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    timeout: 0,
  })
})

test('R13 connections that never finish their headers or body are closed, and others are served meanwhile', async () => {
  // An open connection, because a new one may take longer than the limit that this test sets.
  const patient = server.openClient()
  expect((await patient.get('/health/live')).status).toBe(200)
  server.app.server.headersTimeout = 200
  server.app.server.requestTimeout = 400
  const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const slow = [
    ...Array.from({ length: 50 }, () => sendSlowly('GET / HTTP/1.1\r\nHost: loc')),
    ...Array.from({ length: 50 }, () => sendSlowly(`${head}Content-Length: 100\r\n\r\n{`)),
  ]
  expect((await patient.get('/health/live')).status).toBe(200)
  const answers = await Promise.all(slow)
  expect(answers.map((text) => text.split('\r\n')[0])).toEqual(
    Array.from({ length: 100 }, () => 'HTTP/1.1 408 Request Timeout'),
  )
  const [, body = ''] = answers.at(-1)?.split('\r\n\r\n') ?? []
  const { message } = new Problem('request_timeout')
  expect(JSON.parse(body)).toEqual({ message, code: 'request_timeout' })
})
