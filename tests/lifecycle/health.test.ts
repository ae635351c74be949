import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { makeUsedFolder, postmasterOf, readiness, run } from './process.ts'

/** Sends a signal to a database server and all its processes. */
function signalServer(postmaster: number, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal)
}

test('R3 while the database hangs, readiness is refused within three seconds and liveness is not', async () => {
  const folder = await makeUsedFolder()
  const product = await run({ DATA_DIR: folder, METRICS_PORT: '0' })
  const metrics = /Metrics are at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const postmaster = postmasterOf(folder)
  signalServer(postmaster, 'SIGSTOP')
  onTestFinished(() => signalServer(postmaster, 'SIGCONT'))
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`${product.url}/health/ready`, { signal: AbortSignal.timeout(6000) })
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200)
  }
  expect(await (await fetch(metrics)).text()).toContain('bridge_database_connections')
  signalServer(postmaster, 'SIGCONT')
  await expect.poll(() => readiness(product.url), { timeout: 20_000 }).toBe(200)
})
