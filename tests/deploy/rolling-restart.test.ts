import { describe, expect, test } from 'vitest'
import { makeFolder, run } from '#tests/lifecycle/process.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { canRun, ensureInstalled } from '#tests/support/running/debian.ts'
import { findPort } from '#tests/support/running/ports.ts'
import { caddy, nginx, startCaddy, startNginx } from '#tests/support/running/proxies.ts'
import { isFailed, startLoad } from '#tests/support/running/steady-load.ts'
import { setTimeout as wait } from 'node:timers/promises'

describe('behind a proxy with the configuration in deploy/, several machines', () => {
  const database = useDatabase()

  test.skipIf(!canRun(nginx, caddy)).each([
    ['nginx', nginx, startNginx],
    ['Caddy', caddy, startCaddy],
  ] as const)('are restarted one after the other behind %s, and no request fails', async (...given) => {
    const [, program, startProxy] = given
    ensureInstalled(program)
    const [own, first, second] = [await findPort(), await findPort(), await findPort()]
    const url = `http://localhost:${own}`
    const start = (port: number) =>
      run({
        DATABASE_URL: database.url,
        DATA_DIR: makeFolder(),
        PORT: String(port),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
        DRAIN_SECONDS: '3',
      })
    const nodes = [
      { port: first, node: await start(first) },
      { port: second, node: await start(second) },
    ]
    await startProxy({ own, products: [first, second] })
    const stop = await startLoad(url)
    for (const { port, node } of nodes) {
      node.child.kill('SIGTERM')
      expect(await node.ended).toBe(0)
      await start(port)
      // As docs/operations.md says: the proxy needs a moment to find it again.
      await wait(5000)
    }
    const statuses = await stop()
    expect(statuses.length).toBeGreaterThan(300)
    expect(statuses.filter(isFailed)).toEqual([])
  })
})
