import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPort } from '#tests/support/running/ports.ts'
import {
  isAlive,
  launch,
  makeFolder,
  createUsedDataFolder,
  postmasterOf,
  readiness,
  type Running,
} from './process.ts'

/** Runs in each process of a cluster before the product: records its start and may end it. */
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

/**
 * What happens to a starting process: killed immediately or after some milliseconds, given a wrong setting, or
 * nothing.
 */
type Step = 'at once' | 'setting' | 'serves' | number

/**
 * Starts a cluster whose processes follow the plan in the order of their starts; the last step applies to all later
 * ones.
 */
async function launchCluster(plan: readonly Step[], settings: Record<string, string> = {}) {
  const folder = makeFolder()
  const data = await createUsedDataFolder()
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
  const noProcessesLeft = () => {
    expect(pids().filter(isAlive)).toEqual([])
    expect(existsSync(path.join(data, 'postgres/postmaster.pid'))).toBe(false)
  }
  return { product, pids, nothingLeft: noProcessesLeft, postmaster: () => postmasterOf(data) }
}

async function waitUntilServing(product: Running): Promise<void> {
  let end: number | string | null = null
  void product.ended.then((code) => (end = code))
  await expect.poll(() => end ?? (product.stdout().includes('runs at') && 'serves')).toBeTruthy()
  expect({ end, said: product.stderr() }).toMatchObject({ end: null })
}
const urlOf = (product: Running) => /runs at (\S+)/.exec(product.stdout())?.[1] ?? ''
const failedStarts = ({ stderr }: Running) => [...stderr().matchAll(/could not start \(SIGKILL\)/g)].length

test('processes killed while the product starts are replaced until it serves, including the first one', async () => {
  const {
    product,
    pids,
    nothingLeft: noProcessesLeft,
  } = await launchCluster(['at once', 100, 'serves', 'at once', 200, 'serves'])
  await waitUntilServing(product)
  expect(await readiness(urlOf(product))).toBe(200)
  expect(pids()).toHaveLength(6)
  expect(failedStarts(product)).toBe(4)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  noProcessesLeft()
})

test('a product whose processes fail at every start exits and says how often and why', async () => {
  const { product, pids, nothingLeft: noProcessesLeft } = await launchCluster(['at once'])
  expect(await product.ended).toBe(1)
  const lines = product.stderr().trim().split('\n')
  const times = pids().length
  expect(times).toBeGreaterThan(3)
  expect(lines.at(-1)).toBe(
    `A serving process could not start ${times} times in a row, the last time because of SIGKILL: ending now.`,
  )
  noProcessesLeft()
})

test('a second process that never starts ends the product, which shows that process’s error', async () => {
  const { product, nothingLeft: noProcessesLeft } = await launchCluster(['serves', 'setting'])
  expect(await product.ended).toBe(1)
  const lines = product.stderr().trim().split('\n')
  const reason = 'The setting DATABASE_POOL_SIZE must be a whole number from 1 to 100.'
  expect(lines.filter((line) => line === reason)).toHaveLength(1)
  expect(lines.at(-1)).toMatch(
    /^A serving process could not start \d+ times in a row, the last time because of exit code 1: ending now\.$/,
  )
  noProcessesLeft()
})

test('an error of the first process ends the product at its first start', async () => {
  const { product, pids, nothingLeft: noProcessesLeft } = await launchCluster(['setting'])
  expect(await product.ended).toBe(1)
  expect(product.stderr()).toBe('The setting DATABASE_POOL_SIZE must be a whole number from 1 to 100.\n')
  expect(pids()).toHaveLength(1)
  noProcessesLeft()
})

test('two processes that die at the same time are both replaced', async () => {
  // With port 0, replacements of all processes would get another port.
  const {
    product,
    pids,
    nothingLeft: noProcessesLeft,
  } = await launchCluster(['serves'], { PORT: String(await findPort()) })
  await waitUntilServing(product)
  for (const pid of pids()) process.kill(pid, 'SIGKILL')
  await expect.poll(() => pids().length).toBe(4)
  await expect.poll(() => readiness(urlOf(product))).toBe(200)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  noProcessesLeft()
})

test.each(['before', 'after'] as const)(
  'SIGTERM while a process waits to be replaced, %s the product serves, ends everything with exit code 0',
  async (when) => {
    const {
      product,
      pids,
      nothingLeft: noProcessesLeft,
    } = await launchCluster(when === 'before' ? ['at once'] : ['serves', 'serves', 'at once'])
    if (when === 'after') {
      await waitUntilServing(product)
      process.kill(pids()[0] ?? 0, 'SIGKILL')
    }
    await expect.poll(() => failedStarts(product)).toBeGreaterThan(2)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    noProcessesLeft()
  },
)

test.each([1, 2, 3])(
  'SIGTERM while process %i of the product starts ends everything with exit code 0',
  async (number) => {
    const { product, pids, nothingLeft: noProcessesLeft } = await launchCluster(['serves'])
    if (number === 3) {
      await waitUntilServing(product)
      process.kill(pids()[0] ?? 0, 'SIGKILL')
    }
    await expect.poll(() => pids().length).toBe(number)
    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    noProcessesLeft()
  },
)
