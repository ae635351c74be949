import { expect, onTestFinished, test } from 'vitest'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { createUsedDataFolder, postmasterOf, readiness, run, signalServer } from './process.ts'

test('R3 while the database hangs, readiness fails within three seconds and liveness does not', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder, METRICS_PORT: '0' })
  const metrics = /Metrics are at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const postmaster = postmasterOf(folder)
  signalServer(postmaster, 'SIGSTOP')
  onTestFinished(() => signalServer(postmaster, 'SIGCONT'))
  const refused: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const seconds = startStopwatch()
    const answer = await fetch(`${product.url}/health/ready`)
    expect(answer.status).toBe(503)
    refused.push(seconds())
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200)
  }
  expect(await (await fetch(metrics)).text()).toContain('bridge_database_connections')
  signalServer(postmaster, 'SIGCONT')
  const seconds = startStopwatch()
  await expect.poll(() => readiness(product.url)).toBe(200)
  const hangingProcess = 'while PostgreSQL hangs, until readiness is refused'
  reportMeasurement({ name: 'R3', about: hangingProcess, values: refused, unit: 's', most: 5 })
  reportMeasurement({
    name: 'R2',
    about: 'until the server is ready once PostgreSQL continues',
    values: [seconds()],
    unit: 's',
    most: 5,
  })
})
