import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  isAlive,
  launch,
  makeFolder,
  makeUsedFolder,
  postmasterOf,
  readiness,
  type Running,
} from './process.ts'

/** Runs in each process of a cluster before the product does: notes its start, and may end it. */
const preload = `
const cluster = require('node:cluster')
const { appendFileSync, readFileSync } = require('node:fs')
if (cluster.isWorker) {
  const { STARTS_FILE, START_PLAN } = process.env
  appendFileSync(STARTS_FILE, process.pid + '\\n')
  const number = readFileSync(STARTS_FILE, 'utf8').trim().split('\\n').length
  const plan = JSON.parse(START_PLAN)
  const step = plan[number - 1] ?? plan.at(-1)
  if (typeof step === 'number') setTimeout(() => process.kill(process.pid, 'SIGKILL'), step)
  if (step === 'at once') process.kill(process.pid, 'SIGKILL')
  if (step === 'setting') process.env.DATABASE_POOL_SIZE = 'many'
}
`

/** What happens to a starting process: killed at once or after milliseconds, given a wrong setting, or nothing. */
type Step = 'at once' | 'setting' | 'serves' | number

/** Starts a cluster whose processes live by the plan, in the order of their starts; the last step goes for all later ones. */
async function launchCluster(plan: readonly Step[], settings: Record<string, string> = {}) {
  const folder = makeFolder()
  const data = await makeUsedFolder()
  const starts = path.join(folder, 'starts')
  writeFileSync(path.join(folder, 'preload.cjs'), preload)
  writeFileSync(starts, '')
  const product = launch({
    DATA_DIR: data,
    WORKERS: '2',
    NODE_OPTIONS: `--require ${path.join(folder, 'preload.cjs')}`,
    STARTS_FILE: starts,
    START_PLAN: JSON.stringify(plan),
    ...settings,
  })
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean).map(Number)
  const nothingLeft = () => {
    expect(pids().filter(isAlive)).toEqual([])
    expect(existsSync(path.join(data, 'postgres/postmaster.pid'))).toBe(false)
  }
  return { product, pids, nothingLeft, postmaster: () => postmasterOf(data) }
}

/** A port that no one listens on. */
async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilServing(product: Running): Promise<void> {
  let end: number | string | null = null
  void product.ended.then((code) => (end = code))
  await expect.poll(() => end ?? (product.stdout().includes('runs at') && 'serves')).toBeTruthy()
  expect({ end, said: product.stderr() }).toMatchObject({ end: null })
}
const urlOf = (product: Running) => /runs at (\S+)/.exec(product.stdout())?.[1] ?? ''
const failedStarts = ({ stderr }: Running) => [...stderr().matchAll(/could not start \(SIGKILL\)/g)].length

test('processes killed while the product starts are replaced until it serves, the very first one too', async () => {
  const { product, pids, nothingLeft } = await launchCluster([
    'at once',
    100,
    'serves',
    'at once',
    200,
    'serves',
  ])
  await untilServing(product)
  expect(await readiness(urlOf(product))).toBe(200)
  expect(pids()).toHaveLength(6)
  expect(failedStarts(product)).toBe(4)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  nothingLeft()
})

test('a product whose processes die at each start ends and says how often and by what', async () => {
  const { product, pids, nothingLeft } = await launchCluster(['at once'])
  expect(await product.ended).toBe(1)
  const lines = product.stderr().trim().split('\n')
  const times = pids().length
  expect(times).toBeGreaterThan(3)
  expect(lines.at(-1)).toBe(
    `A serving process could not start ${times} times in a row, the last time because of SIGKILL: ending now.`,
  )
  nothingLeft()
})

test('a second process that never starts ends the product, which shows what that process said', async () => {
  const { product, nothingLeft } = await launchCluster(['serves', 'setting'])
  expect(await product.ended).toBe(1)
  const lines = product.stderr().trim().split('\n')
  const reason = 'The setting DATABASE_POOL_SIZE must be a whole number from 1 to 100.'
  expect(lines.filter((line) => line === reason)).toHaveLength(1)
  expect(lines.at(-1)).toMatch(
    /^A serving process could not start \d+ times in a row, the last time because of exit code 1: ending now\.$/,
  )
  nothingLeft()
})

test('what the very first process says ends the product at its first start', async () => {
  const { product, pids, nothingLeft } = await launchCluster(['setting'])
  expect(await product.ended).toBe(1)
  expect(product.stderr()).toBe('The setting DATABASE_POOL_SIZE must be a whole number from 1 to 100.\n')
  expect(pids()).toHaveLength(1)
  nothingLeft()
})

test('two processes that die at the same time are both replaced', async () => {
  // With port 0 those that replace all of them would be given another one.
  const { product, pids, nothingLeft } = await launchCluster(['serves'], { PORT: String(await findPort()) })
  await untilServing(product)
  for (const pid of pids()) process.kill(pid, 'SIGKILL')
  await expect.poll(() => pids().length).toBe(4)
  await expect.poll(() => readiness(urlOf(product))).toBe(200)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  nothingLeft()
})

test.each(['before', 'after'] as const)(
  'SIGTERM while a process waits to be replaced, %s the product serves, ends everything with exit code 0',
  async (when) => {
    const { product, pids, nothingLeft } = await launchCluster(
      when === 'before' ? ['at once'] : ['serves', 'serves', 'at once'],
    )
    if (when === 'after') {
      await untilServing(product)
      process.kill(pids()[0] ?? 0, 'SIGKILL')
    }
    await expect.poll(() => failedStarts(product)).toBeGreaterThan(2)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    nothingLeft()
  },
)

test.each([1, 2, 3])(
  'SIGTERM while process %i of the product starts ends everything with exit code 0',
  async (number) => {
    const { product, pids, nothingLeft } = await launchCluster(['serves'])
    if (number === 3) {
      await untilServing(product)
      process.kill(pids()[0] ?? 0, 'SIGKILL')
    }
    await expect.poll(() => pids().length).toBe(number)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    nothingLeft()
  },
)
