import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import {
  isAlive,
  launch,
  createUsedDataFolder,
  postmasterOf,
  readiness,
  run,
  type Running,
} from './process.ts'

const serverOf = ({ url }: Running) => ({ openClient: () => openClient(url) })

/** The processes that answered a request, by their log. */
function findServing(product: Running): Set<number> {
  const lines = product.stdout().matchAll(/^\{"level":30,.*"pid":(\d+),.*request completed.*$/gm)
  return new Set([...lines].map(([, pid]) => Number(pid)))
}

/** Sends requests until this many processes have answered. */
async function collectResponders(product: Running, count: number): Promise<number[]> {
  const ask = () =>
    fetch(`${product.url}/health/ready`, { headers: { connection: 'close' } }).catch(() => null)
  const respondersNeeded = async () => {
    await Promise.all(Array.from({ length: 20 }, ask))
    return findServing(product).size
  }
  await expect.poll(respondersNeeded).toBe(count)
  return [...findServing(product)]
}

test('two processes share port, database, jobs and metrics, and stop together', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const folder = await createUsedDataFolder()
  const settings = {
    DATA_DIR: folder,
    WORKERS: '2',
    LOG_LEVEL: 'info',
    SMTP_URL: mail.url,
    METRICS_PORT: '0',
  }
  const product = await run(settings)
  const postmaster = postmasterOf(folder)
  const pids = await collectResponders(product, 2)
  expect(pids).not.toContain(product.child.pid)

  const server = serverOf(product)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const volunteers = await Promise.all(Array.from({ length: 8 }, () => aVolunteer(server)))
  await Promise.all(volunteers.map((volunteer) => anApplication(volunteer, id)))
  // One email per person verifies their address (nine), and eight notify the owner of an application.
  const emails = 9 + 8
  const ids = () => mail.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  await expect.poll(() => new Set(ids()).size).toBe(emails)

  const metrics = /Metrics are at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const text = await (await fetch(metrics)).text()
  expect(text).toMatch(
    /bridge_http_request_duration_seconds_count\{method="POST",route="\/api\/applications",status="201"\} 8/,
  )
  expect(text).toContain('bridge_jobs{state="dead"} 0')

  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(ids()).toHaveLength(emails)
  expect([...pids, postmaster].filter(isAlive)).toEqual([])
  expect(product.stderr()).toBe('')
})

test('a process that dies is replaced, and none outlives its parent', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'info' })
  const [first = 0] = await collectResponders(product, 2)
  process.kill(first, 'SIGKILL')
  const pids = await collectResponders(product, 3)
  expect(product.stderr()).toBe(`The serving process ${first} ended (SIGKILL). Starting another one.\n`)
  expect(await readiness(product.url)).toBe(200)
  product.child.kill('SIGKILL')
  await product.ended
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
  const next = await run({ DATA_DIR: folder, WORKERS: '2' })
  expect(await readiness(next.url)).toBe(200)
})

test('an error that prevents several processes from starting is reported once', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const folder = await createUsedDataFolder()
  const product = launch({ DATA_DIR: folder, WORKERS: '3', PORT: String(port) })
  expect(await product.ended).toBe(1)
  expect(product.stderr()).toMatch(/^Port \d+ on 127\.0\.0\.1 is already in use\. [^\n]*\n$/)
  expect(await launch({ WORKERS: '20' }).ended).toBe(1)
})
