import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isAlive, makeUsedFolder, run, type Running } from './process.ts'
import { openLine, requestOf, startLine, type Outcome } from './raw-client.ts'

/** Starts the product and answers it with all processes that serve. */
async function start(workers: number): Promise<{ product: Running; pids: number[] }> {
  const settings = { DATA_DIR: await makeUsedFolder(), WORKERS: String(workers), LOG_LEVEL: 'info' }
  const product = await run(settings)
  if (workers === 1) return { product, pids: [product.child.pid ?? 0] }
  const findServing = () => [
    ...new Set(
      [...product.stdout().matchAll(/"pid":(\d+),.*request completed/g)].map(([, pid]) => Number(pid)),
    ),
  ]
  const askMany = async () => {
    const lines = await Promise.all(Array.from({ length: 20 }, () => openLine(product.url)))
    await Promise.all(lines.map((line) => line.ask('/health/live')))
    for (const line of lines) line.close()
    return findServing().length
  }
  await expect.poll(askMany).toBe(workers)
  return { product, pids: [product.child.pid ?? 0, ...findServing()] }
}

const isAnswered = (outcome: Outcome) => 'status' in outcome && outcome.status === 200
const saysClose = (outcome: Outcome) => 'status' in outcome && outcome.closes

test.each([1, 2])(
  'R10 requests that were sent and not read when SIGTERM comes are answered, with %i process(es)',
  async (workers) => {
    const { product, pids } = await start(workers)
    const idle = await Promise.all(Array.from({ length: 20 }, () => openLine(product.url)))
    expect((await Promise.all(idle.map((line) => line.ask('/health/live')))).every(isAnswered)).toBe(true)
    const begun = await Promise.all(Array.from({ length: 10 }, () => openLine(product.url)))
    const request = requestOf('/health/live')
    for (const line of begun) line.send(request.slice(0, 20))
    // One more answer, so that the beginnings have been read by then.
    expect(isAnswered((await idle[0]?.ask('/health/live')) ?? { failure: 'none' })).toBe(true)
    // What a machine does that is busy with something else: nothing, while requests arrive.
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const asked = idle.map((line) => line.ask('/health/live'))
    const fresh = Array.from({ length: 20 }, () => startLine(product.url))
    await Promise.all(fresh.map(({ opened }) => opened))
    const first = fresh.map((line) => line.ask('/health/live'))
    product.child.kill('SIGTERM')
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
    for (const line of begun) line.send(request.slice(20))
    const last = begun.map((line) => line.answer())
    const outcomes = await Promise.all([...asked, ...first, ...last])
    expect(outcomes.filter((outcome) => !isAnswered(outcome))).toEqual([])
    const ends = await Promise.all([...idle, ...fresh, ...begun].map(({ gone }) => gone))
    expect(new Set(ends)).toEqual(new Set(['end']))
    expect(await product.ended).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  },
)

/** Asks on and on, over one connection as long as it lasts; answers what went wrong until the server is gone. */
async function askOn(url: string, next: () => string, told: (outcome: Outcome) => void): Promise<string[]> {
  const wrong: string[] = []
  for (;;) {
    const line = startLine(url)
    const refused = await line.opened.then(
      () => null,
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
    )
    if (refused === 'ECONNREFUSED') return wrong
    if (refused !== null) return [...wrong, `connect: ${refused}`]
    for (let isLast = false; !isLast && line.isOpen();) {
      const path = next()
      const outcome = await line.ask(path)
      told(outcome)
      if ('failure' in outcome) wrong.push(`${path}: ${outcome.failure}`)
      else if (outcome.status !== 200) wrong.push(`${path}: ${outcome.status}`)
      isLast = saysClose(outcome)
    }
    const end = await line.gone
    if (end !== 'end') wrong.push(`connection: ${end}`)
  }
}

test.each([1, 2])(
  'R10 forty clients that ask on and on lose no request to SIGTERM, with %i process(es)',
  async (workers) => {
    const { product, pids } = await start(workers)
    // None of them answers 503 where the database is slow, as it is on a busy machine.
    const paths = ['/health/live', '/browse', '/help', '/']
    let asked = 0
    let answered = 0
    const clients = Array.from({ length: 40 }, () =>
      askOn(
        product.url,
        () => paths[(asked += 1) % paths.length] ?? '/',
        (outcome) => (answered += isAnswered(outcome) ? 1 : 0),
      ),
    )
    await expect.poll(() => answered).toBeGreaterThan(400)
    product.child.kill('SIGTERM')
    expect((await Promise.all(clients)).flat()).toEqual([])
    expect(await product.ended).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    expect(answered).toBe(asked)
  },
)

test('R10 a client that keeps its side of a closed connection open holds up no end', async () => {
  const { product } = await start(1)
  const socket = connect({ port: Number(new URL(product.url).port), host: '127.0.0.1', allowHalfOpen: true })
  const bytes = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('end', () => resolve(text))
  })
  socket.on('error', () => undefined)
  socket.write(requestOf('/health/live'))
  await expect.poll(() => product.stdout().includes('request completed')).toBe(true)
  product.child.kill('SIGTERM')
  expect(await bytes).toMatch(/^HTTP\/1\.1 200 /)
  expect(await product.ended).toBe(0)
  socket.destroy()
})
