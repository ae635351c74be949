import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isMeasuring, startWatch, tellFigure } from '#tests/support/figures.ts'
import { makeUsedFolder, postmasterOf, readiness, run } from './process.ts'

/** A connection to the server that has sent the given bytes, and what came back once it was closed. */
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

test('R10 twenty requests in flight are answered before the server ends, which waits for no other connection, even told twice', async () => {
  const product = await run({ DATA_DIR: await makeUsedFolder() })
  const inFlight = Array.from({ length: 20 }, () => send(product.url, `${head}\r\n\r\n${begun}`))
  // A browser opens connections ahead of its requests, and a request may never be sent whole.
  const others = [send(product.url, ''), send(product.url, 'GET / HTTP/1.1\r\nHost: loc')]
  expect(await readiness(product.url)).toBe(200)
  product.child.kill('SIGTERM')
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual(['', ''])
  expect(await readiness(product.url)).toBe(0)
  product.child.kill('SIGTERM')
  for (const { socket } of inFlight) socket.write(rest)
  for (const { answer } of inFlight) expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
  const seconds = startWatch()
  expect(await product.ended).toBe(0)
  const about = 'from the last of 20 answers in flight to the end'
  tellFigure({ name: 'R10', about, values: [seconds()], unit: 's', most: 1 })
})

test('R10 an end that does not come is forced after STOP_SECONDS with exit code 1, and the next start works', async () => {
  const folder = await makeUsedFolder()
  const product = await run({ DATA_DIR: folder, ...(!isMeasuring && { STOP_SECONDS: '1' }) })
  const postmaster = postmasterOf(folder)
  const endless = send(product.url, `${head}\r\n\r\n${begun}`)
  expect(await readiness(product.url)).toBe(200)
  const seconds = startWatch()
  product.child.kill('SIGTERM')
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(1)
  const about = 'until an end is forced that does not come'
  tellFigure({ name: 'R10', about, values: [seconds()], unit: 's', most: 12.5 })
  expect(product.stderr()).toBe(`Not everything stopped within ${isMeasuring ? 12 : 1} s. Stopping now.\n`)
  expect(await endless.answer).toBe('')
  const next = await run({ DATA_DIR: folder })
  expect(await readiness(next.url)).toBe(200)
  expect(postmasterOf(folder)).not.toBe(postmaster)
})
