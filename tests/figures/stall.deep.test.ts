import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import {
  databaseUrlOf,
  createUsedDataFolder,
  postmasterOf,
  readiness,
  run,
  signalServer,
  type Running,
} from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'

const clients = 50
const seconds = Number(process.env['STALL_SECONDS'] ?? 60)

/** The memory of a process in megabytes. */
function memoryOf({ child }: Running): number {
  const text = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1]) / 1024
}

/** Fifty people read and write for this long; returns each response and how long it took. */
async function ask(product: Running, duration: number) {
  const server = { openClient: () => openClient(product.url) }
  const { id } = await aProject(await anOrganization(server))
  const people = await Promise.all(Array.from({ length: clients }, () => aVolunteer(server)))
  const answers: { status: number; retryAfter: string | null; took: number }[] = []
  const healthTimes: number[] = []
  const calls = [
    { path: '/api/projects', method: 'GET' },
    { path: `/api/projects/${id}`, method: 'GET' },
    { path: '/api/my-applications', method: 'GET' },
    { path: '/api/applications', method: 'POST', body: { projectId: id, message: 'I would like to help.' } },
  ]
  const begin = async () => {
    const elapsed = startStopwatch()
    const live = async () => {
      while (elapsed() < duration) {
        const took = startStopwatch()
        expect((await fetch(`${product.url}/health/live`)).status).toBe(200)
        healthTimes.push(took())
      }
    }
    const work = people.map(async ({ client }, turn) => {
      for (let at = turn; elapsed() < duration; at += 1) {
        const { path, method, body } = calls[at % calls.length] ?? { path: '/', method: 'GET' }
        const took = startStopwatch()
        const headers = { 'content-type': 'application/json' }
        const init = body ? { method, body: JSON.stringify(body), headers } : { method }
        const response = await client.send(path, { ...init, signal: AbortSignal.timeout(60_000) })
        await response.arrayBuffer()
        answers.push({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          took: took(),
        })
      }
    })
    await Promise.all([live(), ...work])
    return { answers, healthTimes }
  }
  return { begin }
}

const at99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

test('R3 while the database is down, fifty people get 503 in time, and memory does not grow', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const { begin } = await ask(product, seconds)
  const postmaster = postmasterOf(folder)
  const before = memoryOf(product)
  signalServer(postmaster, 'SIGSTOP')
  onTestFinished(() => signalServer(postmaster, 'SIGCONT'))
  const { answers, healthTimes } = await begin()
  const after = memoryOf(product)
  expect(await readiness(product.url)).toBe(503)
  signalServer(postmaster, 'SIGCONT')
  await expect.poll(() => readiness(product.url)).toBe(200)
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
  const about = `p99 of ${answers.length} answers to ${clients} people with the database gone for ${seconds} s`
  reportMeasurement({
    name: 'R3',
    about,
    values: [at99(answers.map(({ took }) => took))],
    unit: 's',
    most: 5,
  })
  reportMeasurement({
    name: 'R3',
    about: 'p99 of /health/live meanwhile',
    values: [at99(healthTimes)],
    unit: 's',
  })
  const growth = Math.max(0, after - before)
  reportMeasurement({
    name: 'R3',
    about: 'growth of the process meanwhile',
    values: [growth],
    unit: 'MB',
    most: 50,
  })
})

test('R3 while a table is locked, requests that need it get 503 in time and all others work', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const { begin } = await ask(product, Math.min(seconds, 20))
  const locker = new Client({ connectionString: databaseUrlOf(folder) })
  await locker.connect()
  await locker.query('begin')
  await locker.query('lock table applications in access exclusive mode')
  const { answers } = await begin()
  await locker.query('rollback')
  await locker.end()
  await expect.poll(() => readiness(product.url)).toBe(200)
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  const slow = at99(answers.map(({ took }) => took))
  reportMeasurement({
    name: 'R3',
    about: 'p99 of answers with a table locked',
    values: [slow],
    unit: 's',
    most: 5,
  })
})
