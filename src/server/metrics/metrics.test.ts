import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config/config.ts'
import { waitForIndex } from '#server/matching/live-index.ts'
import { watchWrites } from '#server/process/degradation.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

const database = useDatabase()
let app: FastifyInstance
let served: Awaited<ReturnType<typeof serveMetrics>>

beforeAll(async () => {
  const config = loadConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    DATA_DIR: inject('cluster').folder,
  })
  const metrics = createMetrics(database, watchWrites({ config, database }))
  app = await buildApp({ config, database, metrics })
  served = await serveMetrics({ host: '127.0.0.1', port: 0 }, metrics.render)
})

afterAll(async () => {
  await served.close()
  await app.close()
})

test('the metrics count requests by route template, and report jobs, connections and the process', async () => {
  await app.inject('/api/projects/0f0e0d0c-0b0a-4908-8706-050403020100')
  await app.inject('/api/projects/1f0e0d0c-0b0a-4908-8706-050403020100')
  await app.inject('/api/nothing/of/the/kind')
  await database.pool.query("insert into jobs (kind, dead_at) values ('seed', now()), ('seed', null)")
  const text = await (await fetch(served.url)).text()
  const histogram = 'bridge_http_request_duration_seconds_count'
  expect(text).toContain(`${histogram}{method="GET",route="/api/projects/:id",status="404"} 2`)
  expect(text).not.toContain('0f0e0d0c')
  expect(text).not.toContain('/of/the/kind')
  for (const line of [
    'bridge_jobs{state="waiting"} 1',
    'bridge_jobs{state="due"} 1',
    'bridge_jobs{state="dead"} 1',
    'bridge_degraded{state="database"} 0',
    'bridge_degraded{state="uploads"} 0',
    'bridge_database_connections{state="waiting"} 0',
    'bridge_match_index{state="loaded"} 0',
    'bridge_shed_total{reason="address_connections"} 0',
  ]) {
    expect(text).toContain(line)
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('the metrics say how old the last backup is, and before the first one, how old the database is', async () => {
  const age = async () => {
    const text = await (await fetch(served.url)).text()
    return Number(/^bridge_backup_age_seconds\{state="last"\} (\S+)$/m.exec(text)?.[1])
  }
  await database.pool.query("update schema_migrations set applied_at = now() - interval '3 days'")
  expect(await age()).toBeGreaterThanOrEqual(3 * 86_400)
  await database.pool.query("insert into backups (made_at, bytes) values (now() - interval '2 hours', 1)")
  expect(await age()).toBeGreaterThanOrEqual(7200)
  expect(await age()).toBeLessThan(8000)
})

test('the metrics say once the projects are loaded that matches are found among', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  await waitForIndex(database.db)
  const text = await (await fetch(served.url)).text()
  expect(text).toContain('bridge_match_index{state="loaded"} 1')
})

test('the metrics port serves nothing else, and the product serves no metrics', async () => {
  expect((await fetch(new URL('/', served.url))).status).toBe(404)
  expect((await fetch(served.url, { method: 'POST' })).status).toBe(404)
  expect((await app.inject('/metrics')).body).not.toContain('bridge_jobs')
})
