import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createEventParser } from '#contract/live/event-stream.ts'
import { openStream } from './stream.ts'

const size = 20_000
const event = (id: number) => ({ id, kind: 'message', data: { text: 'x'.repeat(size) } })
const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => event(from + at))

/** A stream on a real connection whose reader reads only on demand. */
async function openSlowReader() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const requested = new Promise<ServerResponse>((resolve) =>
    server.once('request', (_, answer) => resolve(answer)),
  )
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.0\r\n\r\n')
  const response = await requested
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  response.writeHead(200)
  const drained: number[] = []
  const stream = openStream(response, {
    userId: 'somebody',
    session: '',
    language: 'en',
    last: 0,
    isReset: false,
    heartbeat: 20,
    onDrain: () => drained.push(stream.last),
  })
  return { stream, response, socket, drained }
}

test('at most one frame is buffered for a slow client, however many events there are', async () => {
  const { stream, response } = await openSlowReader()
  const open: number[] = []
  for (let id = 1; id <= 2000; id += 1) {
    stream.write(events(id, id))
    open.push(response.writableLength)
  }
  expect(stream.isFull).toBe(true)
  expect(stream.last).toBeLessThan(2000)
  expect(Math.max(...open)).toBeLessThan(4 * size)
})

test('a slow client continues after the last event that was written, and misses nothing', async () => {
  const { stream, socket, drained } = await openSlowReader()
  while (!stream.isFull) stream.write(events(1, 2000))
  const [reached] = [stream.last]
  stream.signal('typing', {})
  const read = createEventParser()
  const seen: (number | null)[] = []
  const received = new Promise<void>((resolve) => {
    socket.on('data', (bytes) => {
      for (const { id, kind } of read(bytes.toString())) if (kind !== 'open') seen.push(id)
      // As the hub does when there is room again.
      if (drained.length > 0) stream.write(events(1, reached + 100))
      if (seen.at(-1) === reached + 100) resolve()
    })
  })
  socket.resume()
  await received
  expect(seen).toEqual(Array.from({ length: reached + 100 }, (_, at) => at + 1))
})

test('a client that reads nothing between two heartbeats is disconnected', async () => {
  const { stream, response } = await openSlowReader()
  while (!stream.isFull) stream.write(events(stream.last + 1, stream.last + 50))
  stream.sendHeartbeat()
  expect(response.destroyed).toBe(false)
  stream.sendHeartbeat()
  expect(response.destroyed).toBe(true)
  // No one receives what comes after that.
  expect(() => stream.write(events(1, 3))).not.toThrow()
})
