import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isMeasurementRun, startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { createUsedDataFolder, postmasterOf, readiness, run } from './process.ts'

/** A connection to the server that has sent the given bytes, and what it received until it was closed. */
function send(url: string, bytes: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(bytes)
  return { socket, answer: new Promise((resolve) => socket.once('close', () => resolve(text))) }
}

const body = JSON.stringify({ email: 'nobody@example.org', password: 'not the password' })
const [begun, rest] = [body.slice(0, 10), body.slice(10)]
const head = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`

test('R10 twenty requests in flight are answered before the server stops, which waits for no other connection, even when signaled twice', async () => {
  const product = await run({ DATA_DIR: await createUsedDataFolder() })
  const inFlight = Array.from({ length: 20 }, () => send(product.url, `${head}\r\n\r\n${begun}`))
  // A browser opens connections before it needs them, and a request may stay incomplete.
  const others = [send(product.url, ''), send(product.url, 'GET / HTTP/1.1\r\nHost: loc')]
  expect(await readiness(product.url)).toBe(200)
  product.child.kill('SIGTERM')
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual(['', ''])
  expect(await readiness(product.url)).toBe(0)
  product.child.kill('SIGTERM')
  for (const { socket } of inFlight) socket.write(rest)
  for (const { answer } of inFlight) expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
  const seconds = startStopwatch()
  expect(await product.ended).toBe(0)
  const about = 'from the last of 20 answers in flight to the end'
  reportMeasurement({ name: 'R10', about, values: [seconds()], unit: 's', most: 1 })
})

test.each([1, 2])(
  'R10 with DRAIN_SECONDS, %i process(es) that are asked to stop say that they are not ready, still serve, and end',
  async (workers) => {
    const folder = await createUsedDataFolder()
    // Twenty times what the calls below take.
    const product = await run({ DATA_DIR: folder, WORKERS: String(workers), DRAIN_SECONDS: '20' })
    product.child.kill('SIGTERM')
    await expect.poll(() => readiness(product.url)).toBe(503)
    const ready = await fetch(`${product.url}/health/ready`)
    expect([ready.headers.get('retry-after'), await ready.json()]).toEqual([
      '5',
      expect.objectContaining({ status: 'stopping' }),
    ])
    expect((await fetch(`${product.url}/api/projects`)).status).toBe(200)
    expect(await product.ended).toBe(0)
    expect(product.stderr()).toBe('')
  },
)

test('R10 a shutdown that hangs is forced after STOP_SECONDS with exit code 1, and the next start works', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder, ...(!isMeasurementRun && { STOP_SECONDS: '1' }) })
  const postmaster = postmasterOf(folder)
  const endless = send(product.url, `${head}\r\n\r\n${begun}`)
  expect(await readiness(product.url)).toBe(200)
  const seconds = startStopwatch()
  product.child.kill('SIGTERM')
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(1)
  const about = 'until an end is forced that does not come'
  reportMeasurement({ name: 'R10', about, values: [seconds()], unit: 's', most: 12.5 })
  expect(product.stderr()).toBe(
    `Not everything stopped within ${isMeasurementRun ? 12 : 1} s. Stopping now.\n`,
  )
  expect(await endless.answer).toBe('')
  const next = await run({ DATA_DIR: folder })
  expect(await readiness(next.url)).toBe(200)
  expect(postmasterOf(folder)).not.toBe(postmaster)
})
