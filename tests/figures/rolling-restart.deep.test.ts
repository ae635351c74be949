import { createServer, request as ask } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { productDatabase, startEmbedded } from '#server/db/embedded/embedded.ts'
import { makeFolder, readiness, run, type Running } from '#tests/lifecycle/process.ts'
import { reportMeasurement } from '#tests/support/checks/measurements.ts'
import { anOrganization, aProject, aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'

const perSecond = 50
const restarts = 4

/** A proxy in front of the processes: each request goes, over its own connection, to the current one. */
async function startSwitch(currentUrl: () => string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(currentUrl())
    const { method, url, headers } = incoming
    const forwarded = ask({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('R11 replacing processes one after the other fails no request', async () => {
  const database = await startEmbedded({ dataDir: makeFolder() })
  onTestFinished(() => database.stop())
  const settings = { DATABASE_URL: database.url(productDatabase), DATA_DIR: makeFolder() }
  let current: Running = await run(settings)
  const url = await startSwitch(() => current.url)
  const server = { openClient: () => openClient(url) }
  const { id } = await aProject(await anOrganization(server))
  const reader = await aVolunteer(server)
  const calls = [
    () => openClient(url).get('/api/projects'),
    () => openClient(url).get(`/api/projects/${id}`),
    () => reader.client.get('/api/user'),
    () => reader.client.get('/api/my-applications'),
    () => openClient(url).post('/api/register', registrationForm()),
  ]
  const statuses: number[] = []
  const begun: Promise<void>[] = []
  const timer = setInterval(() => {
    const call = calls[begun.length % calls.length]
    if (!call) return
    begun.push(
      call().then(
        ({ status }) => void statuses.push(status),
        () => void statuses.push(0),
      ),
    )
  }, 1000 / perSecond)
  for (let turn = 0; turn < restarts; turn += 1) {
    await wait(2000)
    const next = await run(settings)
    expect(await readiness(next.url)).toBe(200)
    const old = current
    current = next
    old.child.kill('SIGTERM')
    expect(await old.ended).toBe(0)
  }
  await wait(1000)
  clearInterval(timer)
  await Promise.all(begun)
  const failed = statuses.filter((status) => status === 0 || status >= 400)
  const about = `of ${statuses.length} requests failed over ${restarts} restarts`
  reportMeasurement({ name: 'R11', about, values: [failed.length], most: 0 })
  expect(failed).toEqual([])
})
