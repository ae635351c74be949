import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { createDemoDataFolder, createUsedDataFolder, launch, makeFolder } from './process.ts'

/** With it, a start that fails after the database is in order needs no folder of its own. */
const database = useDatabase()

/** Starts the product, which must exit with code 1, and returns the one sentence it printed. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const product = launch({ DATA_DIR: makeFolder(), ...settings })
  expect(await product.ended).toBe(1)
  expect(product.stdout()).toBe('')
  const lines = product.stderr().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

/** A port with a listener that answers each incoming chunk with the next of the given ones. */
async function occupyPort(...answers: Buffer[]): Promise<number> {
  const server = createServer((socket) => {
    const left = [...answers]
    socket.on('error', () => undefined)
    socket.on('data', () => socket.write(left.shift() ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a taken port is reported in one sentence, before anything is created', async () => {
  const port = await occupyPort()
  const folder = path.join(makeFolder(), 'data')
  expect(await refusal({ PORT: String(port), DATA_DIR: folder })).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another number.`,
  )
  expect(existsSync(folder)).toBe(false)
})

test('an address this machine does not have is reported in one sentence', async () => {
  expect(await refusal({ DATABASE_URL: database.url, HOST: '192.0.2.1' })).toMatch(
    /^This machine has no address 192\.0\.2\.1\. Set HOST/,
  )
})

test('a data folder that is not writable is reported in one sentence', async () => {
  const file = path.join(makeFolder(), 'file')
  writeFileSync(file, '')
  expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toMatch(
    /^The data folder .* is not writable \(ENOTDIR\)\. /,
  )
})

test('a database folder of another PostgreSQL version is reported in one sentence', async () => {
  const folder = await createUsedDataFolder()
  writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '17\n')
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /created by PostgreSQL 17, but this release includes 18/,
  )
})

test('an unreachable database is reported in one sentence', async () => {
  expect(await refusal({ DATABASE_URL: 'postgresql://bridge:secret@127.0.0.1:1/bridge' })).toBe(
    'Could not use the database 127.0.0.1:1/bridge: the connection was refused. Check DATABASE_URL.',
  )
})

test('a database that does not exist is reported in one sentence', async () => {
  const url = new URL(inject('cluster').adminUrl)
  url.pathname = '/no_such_database'
  expect(await refusal({ DATABASE_URL: url.href })).toMatch(
    /Could not use the database .*: the database does not exist\. Check DATABASE_URL\.$/,
  )
})

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

test('a rejected database password is reported in one sentence that does not contain it', async () => {
  const refused = message(
    'E',
    Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "bridge"\0\0'),
  )
  const port = await occupyPort(refused)
  const sentence = await refusal({ DATABASE_URL: `postgresql://bridge:secret@127.0.0.1:${port}/bridge` })
  expect(sentence).toMatch(
    /Could not use the database .*: it rejected the user or the password\. Check DATABASE_URL\.$/,
  )
  expect(sentence).not.toContain('secret')
})

test('a database server that is too old is reported in one sentence', async () => {
  const texts = ['14.9', 'UTF8'].map((text) =>
    Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]),
  )
  const names = ['version', 'encoding'].map((name) =>
    Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(18)]),
  )
  const ready = message('Z', Buffer.from('I'))
  const port = await occupyPort(
    Buffer.concat([message('R', Buffer.alloc(4)), ready]),
    Buffer.concat([
      message('T', Buffer.concat([Buffer.from([0, 2]), ...names])),
      message('D', Buffer.concat([Buffer.from([0, 2]), ...texts])),
      message('C', Buffer.from('SELECT 1\0')),
      ready,
    ]),
  )
  expect(await refusal({ DATABASE_URL: `postgresql://bridge@127.0.0.1:${port}/bridge` })).toMatch(
    /^The database is PostgreSQL 14\.9, which is too old\. Set DATABASE_URL to PostgreSQL 15 or newer/,
  )
})

test('an invalid setting is reported in one sentence that names it', async () => {
  expect(await refusal({ PORT: 'eighty' })).toBe('The setting PORT must be a whole number from 0 to 65535.')
})

test('production refuses an unencrypted address in one sentence', async () => {
  expect(await refusal({ NODE_ENV: 'production', PUBLIC_URL: 'http://example.org' })).toMatch(
    /^PUBLIC_URL must start with https:\/\/ in production/,
  )
  expect(await refusal({ NODE_ENV: 'production' })).toMatch(/^Set PUBLIC_URL in production/)
})

test('production refuses to start without its own keys', async () => {
  expect(await refusal({ NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: '' })).toMatch(
    /^Set SECRETS in production/,
  )
})

test('demo accounts are printed, and production refuses to start while they exist', async () => {
  const { folder, printed } = await createDemoDataFolder()
  expect(printed).toMatch(/volunteer .*\n.*organization .*\n.*dual /)
  expect(await refusal({ DATA_DIR: folder, NODE_ENV: 'production', INSECURE_COOKIES: '1' })).toMatch(
    /^The database has demo accounts/,
  )
})
