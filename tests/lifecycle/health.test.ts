import { expect, onTestFinished, test } from 'vitest'
import { startWatch, tellFigure } from '#tests/support/figures.ts'
import { makeUsedFolder, postmasterOf, readiness, run, signalServer } from './process.ts'

test('R3 while the database hangs, readiness is refused within three seconds and liveness is not', async () => {
  const folder = await makeUsedFolder()
  const product = await run({ DATA_DIR: folder, METRICS_PORT: '0' })
  const metrics = /Metrics are at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const postmaster = postmasterOf(folder)
  signalServer(postmaster, 'SIGSTOP')
  onTestFinished(() => signalServer(postmaster, 'SIGCONT'))
  const refused: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const seconds = startWatch()
    const answer = await fetch(`${product.url}/health/ready`)
    expect(answer.status).toBe(503)
    refused.push(seconds())
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200)
  }
  expect(await (await fetch(metrics)).text()).toContain('bridge_database_connections')
  signalServer(postmaster, 'SIGCONT')
  const seconds = startWatch()
  await expect.poll(() => readiness(product.url)).toBe(200)
  const hanging = 'while PostgreSQL hangs, until readiness is refused'
  tellFigure({ name: 'R3', about: hanging, values: refused, unit: 's', most: 5 })
  tellFigure({
    name: 'R2',
    about: 'until the server is ready once PostgreSQL goes on',
    values: [seconds()],
    unit: 's',
    most: 5,
  })
})
