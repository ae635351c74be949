import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { uploadAvatar } from '#contract/images/images.ts'
import { run as backup } from '#server/commands/backup.ts'
import { run as restore } from '#server/commands/restore.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { demoAccounts } from '#demo/accounts.ts'
import { makeEmptyDatabase } from '#tests/support/running/database.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { registrationForm, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import {
  command,
  createDemoDataFolder,
  createUsedDataFolder,
  databaseUrlOf,
  makeFolder,
  ownCommand,
  run,
} from './process.ts'

/** Signs people up, four at a time, until it is stopped; returns the acknowledged addresses. */
function signUp(url: string): { acknowledged: string[]; end: () => Promise<void> } {
  const acknowledged: string[] = []
  let isEnding = false
  const write = async () => {
    while (!isEnding) {
      const form = registrationForm()
      const { status } = await openClient(url).post('/api/register', form)
      expect(status).toBe(201)
      acknowledged.push(form.email)
    }
  }
  const writers = Promise.all([write(), write(), write(), write()])
  return {
    acknowledged,
    end: async () => {
      isEnding = true
      await writers
    },
  }
}

async function readImage(url: string, image: string | null): Promise<Buffer> {
  const response = await openClient(url).send(image ?? '', {})
  expect(response.headers.get('content-type')).toBe('image/webp')
  return Buffer.from(await response.arrayBuffer())
}

async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

/** Rows and hash of every table, in a fixed order. */
async function sumTables(url: string): Promise<unknown[]> {
  // A backup is recorded once it is done, so it does not contain its own record. What the index parsed is only a copy.
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('backups', 'indexed_projects') order by 1`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text)) as sum from "${name}" t`,
  )
  // Without an order, a large union returns parts as they finish.
  return query(url, `${sums.join(' union all ')} order by name`)
}

test('R16 a backup taken during writes is complete, and people can sign in to the product restored from it', async () => {
  const { folder } = await createDemoDataFolder()
  const product = await run({ DATA_DIR: folder })
  mkdirSync(path.join(folder, 'uploads/ab'), { recursive: true })
  writeFileSync(path.join(folder, 'uploads/ab/picture.webp'), 'a picture')
  const painter = openClient(product.url)
  expect((await painter.post('/api/login', demoAccounts[0])).status).toBe(200)
  const { imageUrl } = expectSuccess(await painter.call(uploadAvatar, { file: blobOf(await aPicture()) }))
  const picture = await readImage(product.url, imageUrl)
  const writers = signUp(product.url)
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(8)
  const before = [...writers.acknowledged]
  const file = path.join(makeFolder(), 'live.tar.gz')
  const written = startStopwatch()
  expect(await command({ DATA_DIR: folder }, 'backup', file)).toMatchObject({ code: 0, err: '' })
  const taken = 'for a backup of the demo data while people write'
  reportMeasurement({ name: 'R16', about: taken, values: [written()], unit: 's' })
  await writers.end()
  expect(writers.acknowledged.length).toBeGreaterThan(before.length)
  const trial = await command({ DATA_DIR: folder }, 'restore', file, '--verify')
  expect(trial).toMatchObject({ code: 0, err: '' })
  expect(trial.out).toMatch(/^The backup of \S+ can be restored: \d+ rows of \d+ tables and 2 uploaded files/)
  const scratch = "select from pg_database where datname like 'bridge_restore_%'"
  expect(await query(databaseUrlOf(folder), scratch)).toEqual([])

  const other = makeFolder()
  const back = startStopwatch()
  expect(await command({ DATA_DIR: other }, 'restore', file)).toMatchObject({ code: 0 })
  const restored = await run({ DATA_DIR: other })
  const about = 'from an empty folder and that backup to a product that serves'
  reportMeasurement({ name: 'R16', about, values: [back()], unit: 's', most: 900 })
  const url = databaseUrlOf(other)
  expect(await query(url, 'select email from users where email = any($1)', [before])).toHaveLength(
    before.length,
  )
  // One point in time: no one is registered without the event that says so, because both are in one transaction.
  const torn = `select from users u where u.email like 'person%' and not exists
    (select from facts f where f.type = 'account.registered' and f.subject_id = u.id)`
  expect(await query(url, torn)).toEqual([])
  expect(readFileSync(path.join(other, 'uploads/ab/picture.webp'), 'utf8')).toBe('a picture')
  expect((await readImage(restored.url, imageUrl)).equals(picture)).toBe(true)
  for (const { email, password } of [
    ...demoAccounts,
    { email: before[0], password: registrationForm().password },
  ]) {
    const { status } = await openClient(restored.url).post('/api/login', { email, password })
    expect([email, status]).toEqual([email, 200])
  }
  expect((await openClient(restored.url).post('/api/register', registrationForm())).status).toBe(201)
})

test('R16 every table restored from a stopped product has the same rows and hash', async () => {
  const { folder } = await createDemoDataFolder()
  const product = await run({ DATA_DIR: folder })
  await openClient(product.url).post('/api/register', registrationForm())
  product.child.kill('SIGTERM')
  await product.ended
  const { code, out } = await command({ DATA_DIR: folder }, 'backup')
  expect(code).toBe(0)
  const file = out.split(':')[0] ?? ''
  expect(path.dirname(file)).toBe(path.join(folder, 'backups'))
  const url = await makeEmptyDatabase()
  expect(await command({ DATA_DIR: makeFolder() }, 'restore', file, '--database-url', url)).toMatchObject({
    code: 0,
  })
  const restored = await sumTables(url)
  const source = await startEmbedded({ dataDir: folder })
  onTestFinished(() => source.stop())
  expect(restored).toEqual(await sumTables(source.url('bridge_collective')))
})

test('restoring over existing data is refused in one sentence', async () => {
  const folder = await createUsedDataFolder()
  const file = path.join(makeFolder(), 'backup.tar.gz')
  expect((await ownCommand(backup, { DATA_DIR: folder }, file)).code).toBe(0)
  const refused = await ownCommand(restore, { DATA_DIR: folder }, file)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /^The database is not empty \(it has \w+\)\. Restore into an empty one\. Nothing was changed\.\n$/,
  )
  expect((await ownCommand(backup, { DATA_DIR: folder }, file)).err).toMatch(
    /already exists\. Name another one\.\n$/,
  )
  const missing = `${makeFolder()}/unmounted/`
  expect(await ownCommand(backup, { DATA_DIR: folder }, missing)).toMatchObject({
    code: 1,
    err: `There is no folder ${missing}. Create it, or mount its disk.\n`,
  })
})

test('a failed backup or restore is reported in one sentence', async () => {
  const settings = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: makeFolder() }
  expect((await ownCommand(backup, settings)).err).toMatch(
    /^The database is still empty, so there is nothing to back up\.\n$/,
  )
  const missing = path.join(makeFolder(), 'none.tar.gz')
  expect(await ownCommand(restore, settings, missing)).toMatchObject({
    code: 1,
    err: `Could not restore the backup ${missing}: there is no such file. Nothing was changed.\n`,
  })
  expect((await ownCommand(restore, settings)).code).toBe(2)
  expect((await ownCommand(backup, settings, '--fast')).code).toBe(2)
  expect((await ownCommand(restore, settings, '--help')).out).toContain('npm run restore')
})
