import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import {
  databaseUrlOf,
  makeFolder,
  createUsedDataFolder,
  run,
  type Running,
} from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { anOrganization, aProject, aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 3)
/** About half of what one process can answer with its share of two cores. */
const perSecond = 60
const probe = fileURLToPath(new URL('./heap-probe.cjs', import.meta.url))

interface Sample {
  minute: number
  /** Megabytes after a garbage collection. */
  heap: number
  files: number
  connections: number
}

/** The change of a value per minute: the slope of the best-fitting line. */
function slopeOf(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const minute = mean(samples.map((sample) => sample.minute))
  const value = mean(samples.map(read))
  const over = samples.reduce((sum, sample) => sum + (sample.minute - minute) * (read(sample) - value), 0)
  return over / samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0)
}

/** Starts mixed calls by people who come and go, at a given rate per second. */
async function startTraffic(product: Running) {
  const server = { openClient: () => openClient(product.url) }
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { maxVolunteers: 50 })
  const { client } = await aVolunteer(server)
  const calls = [
    () => client.get('/api/projects'),
    () => client.get('/api/projects?search=web&skills=Web+Development'),
    () => client.get(`/api/projects/${id}`),
    () => openClient(product.url).get('/browse'),
    () => client.get('/api/user'),
    () => client.get('/api/nothing'),
    () => owner.client.get('/api/received-applications'),
    async () => {
      const newcomer = openClient(product.url)
      await newcomer.post('/api/register', registrationForm())
      await newcomer.post('/api/applications', { projectId: id, message: 'I would like to help.' })
      await newcomer.post('/api/logout')
    },
  ]
  let count = 0
  let failed = 0
  const timer = setInterval(() => {
    count += 1
    void calls[count % calls.length]?.().catch(() => (failed += 1))
  }, 1000 / perSecond)
  return { end: () => clearInterval(timer), read: () => ({ count, failed }) }
}

test(
  'R12 under sustained mixed traffic, memory, files and connections do not grow',
  async () => {
    const folder = await createUsedDataFolder()
    const file = path.join(makeFolder(), 'heap.json')
    const options = `--expose-gc --require ${probe}`
    const product = await run({ DATA_DIR: folder, NODE_OPTIONS: options, HEAP_PROBE_FILE: file })
    const database = new Client({ connectionString: databaseUrlOf(folder) })
    await database.connect()
    const readProbe = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8') || '{}') : {})
    const measure = async (minute: number): Promise<Sample> => {
      const { turn = 0 } = readProbe()
      product.child.kill('SIGUSR2')
      await expect.poll(() => readProbe().turn).toBe(turn + 1)
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from pg_stat_activity where datname = current_database()',
      )
      return {
        minute,
        heap: readProbe().heapUsed / 2 ** 20,
        files: readdirSync(`/proc/${product.child.pid}/fd`).length,
        connections: rows[0]?.count ?? 0,
      }
    }
    const traffic = await startTraffic(product)
    const elapsed = startStopwatch()
    const samples: Sample[] = []
    while (elapsed() < minutes * 60) {
      await wait(5000)
      samples.push(await measure(elapsed() / 60))
    }
    traffic.end()
    await database.end()
    const { count, failed } = traffic.read()
    expect(failed).toBe(0)
    // The first third fills caches, pools and compiled code.
    const later = samples.filter(({ minute }) => minute > minutes / 3)
    const over = `over the last two thirds of ${minutes} minutes with ${count} calls`
    const heap = slopeOf(later, (sample) => sample.heap)
    reportMeasurement({
      name: 'R12',
      about: `growth of the heap ${over}`,
      values: [heap],
      unit: 'MB/min',
      most: 0.5,
    })
    for (const name of ['files', 'connections'] as const) {
      const values = [slopeOf(later, (sample) => sample[name])]
      reportMeasurement({ name: 'R12', about: `growth of open ${name} a minute`, values, most: 1 })
    }
  },
  minutes * 60_000 + 120_000,
)
