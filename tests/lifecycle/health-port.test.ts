import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { createUsedDataFolder, makeFolder, run, type Running } from './process.ts'

const database = useDatabase()

const healthOf = (product: Running) => /Health is at (\S+)\/health\/live/.exec(product.stdout())?.[1] ?? ''

const ask = async (url: string) => {
  const { status, headers } = await fetch(url, { headers: { connection: 'close' } })
  return { status, retryAfter: headers.get('retry-after') }
}

const statusAt = async (url: string) => (await ask(url)).status

/** The child processes of a process. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test('while the event loop is blocked, the health port reports it as live until it counts as hung, and as not ready', async () => {
  const product = await run({
    DATA_DIR: await createUsedDataFolder(),
    HEALTH_PORT: '0',
    HEALTH_STALL_SECONDS: '4',
    NODE_OPTIONS: '--require ./tests/lifecycle/block-probe.cjs',
  })
  const health = healthOf(product)
  expect(await ask(`${health}/health/live`)).toEqual({ status: 200, retryAfter: null })
  expect(await statusAt(`${health}/health/ready`)).toBe(200)
  expect(await statusAt(`${health}/`)).toBe(404)
  product.child.kill('SIGUSR2')
  await expect.poll(product.stderr).toContain('blocked')
  // The event loop that wrote this is blocked from then on.
  expect(await statusAt(`${health}/health/live`)).toBe(200)
  expect(await ask(`${health}/health/ready`)).toEqual({ status: 503, retryAfter: '5' })
  await expect.poll(() => statusAt(`${health}/health/live`)).toBe(503)
  await expect.poll(() => statusAt(`${health}/health/live`)).toBe(200)
  expect(await statusAt(`${health}/health/ready`)).toBe(200)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(product.stderr().trim()).toBe('blocked')
})

test('if one of several processes hangs, the health port reports it until it recovers', async () => {
  const product = await run({
    DATA_DIR: await createUsedDataFolder(),
    WORKERS: '2',
    HEALTH_PORT: '0',
    HEALTH_STALL_SECONDS: '2',
  })
  const health = healthOf(product)
  // On a busy machine, a process may stall just after its start.
  await expect.poll(() => statusAt(`${health}/health/live`)).toBe(200)
  await expect.poll(() => statusAt(`${health}/health/ready`)).toBe(200)
  const serving = childrenOf(product.child.pid ?? 0).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'),
  )
  expect(serving).toHaveLength(2)
  const [hung = 0] = serving
  process.kill(hung, 'SIGSTOP')
  onTestFinished(() => void process.kill(hung, 'SIGCONT'))
  await expect.poll(() => statusAt(`${health}/health/live`)).toBe(503)
  process.kill(hung, 'SIGCONT')
  await expect.poll(() => statusAt(`${health}/health/live`)).toBe(200)
})

test('an unavailable health port stops the start with a sentence that names the setting', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  for (const WORKERS of ['1', '2']) {
    const startAttempt = run({
      DATABASE_URL: database.url,
      DATA_DIR: makeFolder(),
      HEALTH_PORT: port,
      WORKERS,
    })
    await expect(startAttempt).rejects.toThrow(
      /ended with 1: Port \d+ on 127\.0\.0\.1 is already in use.*HEALTH_PORT/,
    )
  }
})
