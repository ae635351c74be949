import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'

const connections = 400
const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** How clients are slow: what they send first, what they send each second, and whether they read. */
const slowModes = [
  { about: 'a head that never ends', first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X-A: b\r\n' },
  { about: 'a body that never ends', first: `${head}Content-Length: 10000\r\n\r\n{`, drip: ' ' },
  {
    about: 'an answer that is not read',
    first: 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5),
  },
]

/** A slow client; returns the seconds until the server has closed it, null while it has not. */
function sendSlowly(port: number, { first, drip }: (typeof slowModes)[number]) {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  const seconds = startStopwatch()
  let closed: number | null = null
  socket.on('error', () => undefined)
  socket.once('close', () => (closed = seconds()))
  socket.write(first)
  if (drip === undefined) socket.pause()
  else socket.resume()
  const timer = setInterval(() => drip !== undefined && socket.writable && socket.write(drip), 1000)
  return {
    closedAfter: () => closed,
    end() {
      clearInterval(timer)
      socket.destroy()
    },
  }
}

test('R13 with 400 clients that are slow in each of three ways, the server keeps serving the others', async () => {
  const product = await run({ DATA_DIR: await createUsedDataFolder() })
  const port = Number(new URL(product.url).port)
  const slowClients = slowModes.map((mode) => ({
    mode,
    clients: Array.from({ length: connections }, () => sendSlowly(port, mode)),
  }))
  const answers: number[] = []
  const statuses = new Set<number>()
  const elapsed = startStopwatch()
  while (elapsed() < 25) {
    const seconds = startStopwatch()
    statuses.add((await fetch(`${product.url}/health/live`)).status)
    answers.push(seconds() * 1000)
    await wait(20)
  }
  expect([...statuses]).toEqual([200])
  const p99 = answers.toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0
  const during = `p99 of /health/live beside ${slowClients.length} times ${connections} slow clients`
  reportMeasurement({ name: 'R13', about: during, values: [p99], unit: 'ms', most: 200 })
  const open = slowClients.filter(({ mode }) => mode.drip !== undefined).flatMap(({ clients }) => clients)
  // On a busy machine the last ones are closed later than the goal.
  await expect.poll(() => open.filter(({ closedAfter }) => closedAfter() === null).length).toBe(0)
  for (const { mode, clients } of slowClients) {
    const closed = clients.flatMap(({ closedAfter }) => closedAfter() ?? [])
    if (closed.length > 0)
      reportMeasurement({
        name: 'R13',
        about: `until ${mode.about} is closed`,
        values: closed,
        unit: 's',
        most: 20,
      })
    for (const client of clients) client.end()
  }
})
