import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isAlive, createUsedDataFolder, run, type Running } from './process.ts'
import { openRawConnection, formatRequest, startRawConnection, type Outcome } from './raw-client.ts'

/** Starts the product and returns it with all its serving processes. */
async function start(workers: number): Promise<{ product: Running; pids: number[] }> {
  const settings = { DATA_DIR: await createUsedDataFolder(), WORKERS: String(workers), LOG_LEVEL: 'info' }
  const product = await run(settings)
  if (workers === 1) return { product, pids: [product.child.pid ?? 0] }
  const findServing = () => [
    ...new Set(
      [...product.stdout().matchAll(/"pid":(\d+),.*request completed/g)].map(([, pid]) => Number(pid)),
    ),
  ]
  const requestMany = async () => {
    const lines = await Promise.all(Array.from({ length: 20 }, () => openRawConnection(product.url)))
    await Promise.all(lines.map((line) => line.ask('/health/live')))
    for (const line of lines) line.close()
    return findServing().length
  }
  await expect.poll(requestMany).toBe(workers)
  return { product, pids: [product.child.pid ?? 0, ...findServing()] }
}

const isAnswered = (outcome: Outcome) => 'status' in outcome && outcome.status === 200
const announcesClose = (outcome: Outcome) => 'status' in outcome && outcome.closes

test.each([1, 2])(
  'R10 requests that were sent but not read when SIGTERM arrives are answered, with %i process(es)',
  async (workers) => {
    const { product, pids } = await start(workers)
    const idle = await Promise.all(Array.from({ length: 20 }, () => openRawConnection(product.url)))
    expect((await Promise.all(idle.map((line) => line.ask('/health/live')))).every(isAnswered)).toBe(true)
    const begun = await Promise.all(Array.from({ length: 10 }, () => openRawConnection(product.url)))
    const request = formatRequest('/health/live')
    for (const line of begun) line.send(request.slice(0, 20))
    // After one more response, the partial requests have been read.
    expect(isAnswered((await idle[0]?.ask('/health/live')) ?? { failure: 'none' })).toBe(true)
    // Simulates a machine that is busy with something else: requests arrive and nothing is processed.
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const requested = idle.map((line) => line.ask('/health/live'))
    const fresh = Array.from({ length: 20 }, () => startRawConnection(product.url))
    await Promise.all(fresh.map(({ opened }) => opened))
    const first = fresh.map((line) => line.ask('/health/live'))
    product.child.kill('SIGTERM')
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
    for (const line of begun) line.send(request.slice(20))
    const last = begun.map((line) => line.answer())
    const outcomes = await Promise.all([...requested, ...first, ...last])
    expect(outcomes.filter((outcome) => !isAnswered(outcome))).toEqual([])
    const ends = await Promise.all([...idle, ...fresh, ...begun].map(({ closedWith }) => closedWith))
    expect(new Set(ends)).toEqual(new Set(['end']))
    expect(await product.ended).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  },
)

/** Sends requests until the server is gone, over one connection as long as it lasts; returns what went wrong. */
async function requestRepeatedly(
  url: string,
  next: () => string,
  onOutcome: (outcome: Outcome) => void,
): Promise<string[]> {
  const wrong: string[] = []
  for (;;) {
    const line = startRawConnection(url)
    const refused = await line.opened.then(
      () => null,
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
    )
    if (refused === 'ECONNREFUSED') return wrong
    if (refused !== null) return [...wrong, `connect: ${refused}`]
    for (let isLast = false; !isLast && line.isOpen();) {
      const path = next()
      const outcome = await line.ask(path)
      onOutcome(outcome)
      if ('failure' in outcome) wrong.push(`${path}: ${outcome.failure}`)
      else if (outcome.status !== 200) wrong.push(`${path}: ${outcome.status}`)
      isLast = announcesClose(outcome)
    }
    const end = await line.closedWith
    if (end !== 'end') wrong.push(`connection: ${end}`)
  }
}

test.each([1, 2])(
  'R10 forty clients that keep sending requests lose none to SIGTERM, with %i process(es)',
  async (workers) => {
    const { product, pids } = await start(workers)
    // None of them returns 503 while the database is slow, as it is on a busy machine.
    const paths = ['/health/live', '/browse', '/help', '/']
    let requested = 0
    let answered = 0
    const clients = Array.from({ length: 40 }, () =>
      requestRepeatedly(
        product.url,
        () => paths[(requested += 1) % paths.length] ?? '/',
        (outcome) => (answered += isAnswered(outcome) ? 1 : 0),
      ),
    )
    await expect.poll(() => answered).toBeGreaterThan(400)
    product.child.kill('SIGTERM')
    expect((await Promise.all(clients)).flat()).toEqual([])
    expect(await product.ended).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    expect(answered).toBe(requested)
  },
)

test('R10 a client that keeps its side of a closed connection open does not delay the shutdown', async () => {
  const { product } = await start(1)
  const socket = connect({ port: Number(new URL(product.url).port), host: '127.0.0.1', allowHalfOpen: true })
  const bytes = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('end', () => resolve(text))
  })
  socket.on('error', () => undefined)
  socket.write(formatRequest('/health/live'))
  await expect.poll(() => product.stdout().includes('request completed')).toBe(true)
  product.child.kill('SIGTERM')
  expect(await bytes).toMatch(/^HTTP\/1\.1 200 /)
  expect(await product.ended).toBe(0)
  socket.destroy()
})
