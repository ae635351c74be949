import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { makeFolder, run } from '#tests/lifecycle/process.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { canRun, ensureInstalled } from '#tests/support/running/debian.ts'
import { findPort } from '#tests/support/running/ports.ts'
import { caddy, nginx, startCaddy, startNginx } from '#tests/support/running/proxies.ts'
import { isFailed, startLoad } from '#tests/support/running/steady-load.ts'

/** Of each proxy. */
const perSecond = 20

describe('behind a proxy with the configuration in deploy/, several machines', () => {
  const database = useDatabase()

  test.skipIf(!canRun(nginx, caddy))(
    'are restarted one after the other behind nginx and Caddy, and no request fails',
    async () => {
      ensureInstalled(nginx, caddy)
      const [behindNginx, behindCaddy] = [await findPort(), await findPort()]
      const products = [await findPort(), await findPort()] as const
      const start = (port: number) =>
        run({
          DATABASE_URL: database.url,
          DATA_DIR: makeFolder(),
          PORT: String(port),
          PUBLIC_URL: 'http://localhost',
          TRUST_PROXY: '127.0.0.1',
          DRAIN_SECONDS: '3',
        })
      const nodes = [await start(products[0]), await start(products[1])]
      await startNginx({ own: behindNginx, products })
      await startCaddy({ own: behindCaddy, products })
      const loads = []
      for (const own of [behindNginx, behindCaddy])
        loads.push(await startLoad(`http://localhost:${own}`, perSecond))
      for (const [index, node] of nodes.entries()) {
        node.child.kill('SIGTERM')
        expect(await node.ended).toBe(0)
        await start(products[index] ?? 0)
        // As docs/operations.md says: a proxy needs a moment to find it again.
        await wait(3000)
      }
      for (const stop of loads) {
        const statuses = await stop()
        expect(statuses.length).toBeGreaterThan(100)
        expect(statuses.filter(isFailed)).toEqual([])
      }
    },
  )
})
