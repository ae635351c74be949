import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#server/db/db.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { watchWrites } from '#server/process/degradation.ts'
import { makeFolder } from '#tests/lifecycle/process.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { canRun, ensureInstalled } from '#tests/support/running/debian.ts'

const promtool = { file: '/usr/bin/promtool', package: 'prometheus' } as const

function runPromtool(...args: string[]): string {
  ensureInstalled(promtool)
  const { status, stdout, stderr } = spawnSync(promtool.file, args, {
    encoding: 'utf8',
    cwd: 'deploy/prometheus',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')))
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

describe.skipIf(!canRun(promtool))('Prometheus', () => {
  test('accepts the alert rules, which fire when they should', () => {
    expect(runPromtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
    expect(runPromtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })

  test('understands every query of the Grafana dashboard', () => {
    const file = path.join(makeFolder(), 'queries.json')
    const rules = queries.map((expr, index) => ({ record: `panel:query:${index}`, expr }))
    // JSON is YAML, too.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(runPromtool('check', 'rules', file)).toContain(`${queries.length} rules found`)
  })
})

describe('the product', () => {
  const database = useDatabase()

  test('has every metric that the alerts and the dashboard ask for', async () => {
    const writes = watchWrites({
      config: { dataDir: makeFolder(), filesIn: 'disk', objectStore: null },
      database,
    })
    // Some are there only with a replica; whether this one is none doesn't matter.
    const withReplica = openDatabase(database.url, { replicaUrl: database.url })
    onTestFinished(() => withReplica.close())
    const text = await createMetrics(withReplica, writes).render()
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
    const asked = [...`${alerts}\n${queries.join('\n')}`.matchAll(/\b((?:bridge|nodejs|process)_\w+)\{/g)]
    expect(asked.length).toBeGreaterThan(15)
    const missing = asked.flatMap(([, name = '']) =>
      known.has(name.replace(/_(bucket|count|sum)$/, '')) || known.has(name) ? [] : [name],
    )
    expect(missing).toEqual([])
  })
})
