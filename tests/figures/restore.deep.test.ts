import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generate } from '#bench/generate.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { command, makeFolder } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { Client } from 'pg'

const sizes = { projects: 100_000, organizations: 5000, volunteers: 20_000, applications: 200_000 }

test('R16 a product with 100,000 projects and 200,000 applications is backed up and restored in minutes', async () => {
  const server = await startEmbedded({ dataDir: makeFolder() })
  onTestFinished(() => server.stop())
  const administrator = new Client({ connectionString: server.url('postgres') })
  await administrator.connect()
  for (const name of ['large', 'empty']) await administrator.query(`create database ${name}`)
  await administrator.end()
  await migrate(server.url('large'))
  await generate(server.url('large'), sizes, new Date())
  const file = path.join(makeFolder(), 'large.tar.gz')
  const written = startStopwatch()
  const backup = { DATABASE_URL: server.url('large'), DATA_DIR: makeFolder() }
  expect(await command(backup, 'backup', file)).toMatchObject({ code: 0 })
  const bigProduct = 'of 100,000 projects and 200,000 applications'
  reportMeasurement({ name: 'R16', about: `for a backup ${bigProduct}`, values: [written()], unit: 's' })
  const back = startStopwatch()
  const restore = { DATABASE_URL: server.url('empty'), DATA_DIR: makeFolder() }
  expect(await command(restore, 'restore', file)).toMatchObject({ code: 0 })
  reportMeasurement({
    name: 'R16',
    about: `for its restore, compared`,
    values: [back()],
    unit: 's',
    most: 900,
  })
})
