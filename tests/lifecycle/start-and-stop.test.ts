import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import {
  databaseUrlOf,
  isAlive,
  launch,
  makeFolder,
  createUsedDataFolder,
  postmasterOf,
  readiness,
  run,
} from './process.ts'

/** Writes rows one by one until the connection breaks; returns the acknowledged numbers. */
function writeRows(url: string): { acknowledged: number[]; broken: Promise<void> } {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  const acknowledged: number[] = []
  const write = async () => {
    await client.connect()
    await client.query('create table if not exists kept (n int)')
    for (let n = 0; ; n += 1) {
      await client.query('insert into kept values ($1)', [n])
      acknowledged.push(n)
    }
  }
  return { acknowledged, broken: write().catch(() => undefined) }
}

async function listRows(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>('select n from kept order by n')
  await client.end()
  return rows.map(({ n }) => n)
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'R10 %s, even when sent twice, stops the server and its database with exit code 0',
  async (signal) => {
    const folder = await createUsedDataFolder()
    const product = await run({ DATA_DIR: folder })
    const postmaster = postmasterOf(folder)
    product.child.kill(signal)
    product.child.kill(signal)
    expect(await product.ended).toBe(0)
    expect(isAlive(postmaster)).toBe(false)
    expect(product.stderr()).not.toMatch(/error|killed/i)
  },
)

test('SIGTERM to the start script stops the server it has become', async () => {
  const product = await run({ DATA_DIR: await createUsedDataFolder() }, 'scripts/start.mjs')
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
})

test('a signal during the start stops it just as cleanly', async () => {
  const folder = await createUsedDataFolder()
  // The stop waits for the start, which takes longer than usual on a busy machine.
  const product = launch({ DATA_DIR: folder, STOP_SECONDS: '300' })
  await expect.poll(() => existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(true)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('after kill -9 of the server the next start works and no acknowledged write is lost', async () => {
  const folder = await createUsedDataFolder()
  const first = await run({ DATA_DIR: folder })
  const { acknowledged, broken } = writeRows(databaseUrlOf(folder))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(200)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const second = await run({ DATA_DIR: folder })
  expect(await readiness(second.url)).toBe(200)
  await broken
  expect(await listRows(databaseUrlOf(folder))).toEqual(expect.arrayContaining(acknowledged))
})

test('after kill -9 of PostgreSQL the same server recovers and no acknowledged write is lost', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const { acknowledged, broken } = writeRows(databaseUrlOf(folder))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(200)
  const killed = postmasterOf(folder)
  process.kill(killed, 'SIGKILL')
  await broken
  const statuses = new Set<number>()
  await expect
    .poll(async () => {
      const status = await readiness(product.url)
      statuses.add(status)
      return status === 200 && postmasterOf(folder) !== killed
    })
    .toBe(true)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await listRows(databaseUrlOf(folder))).toEqual(expect.arrayContaining(acknowledged))
})

test('after kill -9 of both the next start works and no acknowledged write is lost', async () => {
  const folder = await createUsedDataFolder()
  const first = await run({ DATA_DIR: folder })
  const { acknowledged, broken } = writeRows(databaseUrlOf(folder))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(200)
  first.child.kill('SIGKILL')
  process.kill(postmasterOf(folder), 'SIGKILL')
  await Promise.all([first.ended, broken])
  await run({ DATA_DIR: folder })
  expect(await listRows(databaseUrlOf(folder))).toEqual(expect.arrayContaining(acknowledged))
})

test('a pid file with the process id of another program does not keep the server from starting', async () => {
  const folder = await createUsedDataFolder()
  const file = path.join(folder, 'postgres/postmaster.pid')
  writeFileSync(file, `${process.pid}\n${path.dirname(file)}\n`)
  const product = await run({ DATA_DIR: folder })
  expect(await readiness(product.url)).toBe(200)
})

test('production starts without a database and without demo data, and removes what a killed start left of a database', async () => {
  const folder = makeFolder()
  const left = path.join(folder, 'postgres.unfinished-999999999')
  mkdirSync(left)
  const production = { DEMO_DATA: 'auto', NODE_ENV: 'production', INSECURE_COOKIES: '1' }
  const product = await run({ DATA_DIR: folder, ...production })
  expect(existsSync(left)).toBe(false)
  expect(product.stdout()).not.toMatch(/demo/i)
})

test('beside a running server, a second one on its folder is refused and a command works through its database', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder })
  const second = launch({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.stderr()).toMatch(
    /^The data folder .* is in use by another running Bridge Collective \(process \d+\).*\.\n$/,
  )
  expect(await readiness(product.url)).toBe(200)
  const attached = await startEmbedded({ dataDir: folder, attach: true })
  const client = new Client({ connectionString: attached.url('bridge_collective') })
  await client.connect()
  expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])
  await client.end()
  await attached.stop()
  expect(await readiness(product.url)).toBe(200)
})
