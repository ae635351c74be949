import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { transact } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { users } from '#server/db/tables/accounts.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { issuerContext, rotateKey } from '#server/features/credentials/issuer.ts'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import { makeEmptyDatabase } from '#tests/support/running/database.ts'
import { useServer } from '#tests/support/running/server.ts'
import { run } from './doctor.ts'

const server = useServer()

/** Runs the command; returns its exit code and what it said of each check. */
async function doctor(settings: Record<string, string> = {}, ...argv: string[]) {
  const environment = { DATABASE_URL: server.database.url, DATA_DIR: server.folder, ...settings }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  let [out, err] = ['', '']
  const terminal = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const code = await run(argv, terminal)
  vi.unstubAllEnvs()
  const findings = Object.fromEntries(
    out.split('\n').flatMap((line) => {
      const [, state, name, text] = /^(ok|warn|FAIL) +(\w+) +(.+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, `${state}: ${text}`]]
    }),
  )
  return { code, out, err, findings }
}

test('npm run doctor finds what is fine and what is left to do, and changes nothing', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { code, findings } = await doctor({ SMTP_URL: mail.url })
  expect(code).toBe(0)
  expect(findings).toEqual({
    Version: expect.stringMatching(/^ok: Bridge Collective \d+\.\d+\.\d+ on Node /),
    Settings: 'ok: All settings can be read.',
    Secrets: expect.stringContaining('ok: '),
    Address: 'ok: People open http://localhost:3000.',
    Database: expect.stringMatching(/^ok: PostgreSQL \d.* answers\.$/),
    Schema: 'ok: All migrations of this release are applied.',
    Writes: 'ok: The database accepts writes.',
    Connections: expect.stringMatching(/^ok: The processes of this machine need 11 connections/),
    Clock: 'ok: The clocks of this machine and of the database agree.',
    Backup: expect.stringMatching(/^warn: There is no backup yet/),
    Jobs: 'ok: No job failed or waits too long.',
    Staff: expect.stringMatching(/^warn: There is no administrator/),
    Disk: expect.stringMatching(/^ok: |^warn: /),
    Email: expect.stringMatching(/^ok: .+ accepts us/),
  })
  expect(mail.received).toEqual([])
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://volunteers.example.org',
  SECRETS: `v1:${'k'.repeat(40)}`,
}

test('npm run doctor says that everyone shares the limits of a proxy that TRUST_PROXY does not name', async () => {
  const { code, findings } = await doctor(production)
  expect([code, findings['Address']]).toEqual([0, expect.stringMatching(/^warn: .*Set TRUST_PROXY to that/)])
  const trusting = await doctor({ ...production, TRUST_PROXY: '127.0.0.1' })
  expect(trusting.findings['Address']).toMatch(/^ok: /)
})

test('npm run doctor fails if another machine has other keys', async () => {
  const { db } = server.database
  await transact(db, (each) => rotateKey(issuerContext(each, loadConfig(production), new Date())))
  expect((await doctor(production)).findings['Keys']).toMatch(/^ok: /)
  const { code, findings } = await doctor({ ...production, SECRETS: `v1:${'o'.repeat(40)}` })
  expect([code, findings['Keys']]).toEqual([1, expect.stringMatching(/^FAIL: .*same SECRETS on every/)])
})

test('npm run doctor fails in production if there are demo accounts, with which it would not start', async () => {
  const [ruth] = await server.database.db
    .insert(users)
    .values({
      email: 'ruth@example.org',
      firstName: 'Ruth',
      userType: 'volunteer',
      passwordHash: '',
      termsVersion: '2026-11-01',
      isDemo: true,
    })
    .returning({ id: users.id })
  onTestFinished(async () => {
    await server.database.db.delete(users).where(eq(users.id, ruth?.id ?? ''))
  })
  const { code, findings } = await doctor(production)
  expect([code, findings['Demo']]).toEqual([
    1,
    expect.stringMatching(/^FAIL: .*start with an empty database/),
  ])
  expect((await doctor()).findings['Demo']).toBeUndefined()
})

test('npm run doctor says how long a job waits without counting failures that there are not', async () => {
  const { db } = server.database
  const [late] = await db
    .insert(jobs)
    .values({
      kind: 'later.release',
      runAt: new Date(Date.now() - 3_600_000),
    })
    .returning({ id: jobs.id })
  onTestFinished(async () => {
    await db.delete(jobs).where(eq(jobs.id, late?.id ?? 0))
  })
  expect((await doctor()).findings['Jobs']).toBe(
    'warn: The longest waits 60 minutes. Is the product running? See /admin/jobs.',
  )
})

test('npm run doctor counts the connections of all machines that are connected', async () => {
  const listening = Array.from(
    { length: 4 },
    () => new Client({ connectionString: server.database.url, application_name: 'bridge-collective-listen' }),
  )
  for (const each of listening) {
    await each.connect()
    onTestFinished(() => each.end())
  }
  const { Connections = '' } = (await doctor({ DATABASE_POOL_SIZE: '30' })).findings
  const [, state, processes, needed] =
    /^(ok|FAIL): The (\d+) processes that are connected need, .*, (\d+) connections,/.exec(Connections) ?? []
  expect(state).toBe('FAIL')
  expect(Number(processes)).toBeGreaterThanOrEqual(4)
  expect(Number(needed)).toBe(Number(processes) * 31)
})

test.each([
  ['a wrong setting', { PORT: 'http' }, /^Settings: The setting PORT must be/],
  ['a proxy that is no address', { TRUST_PROXY: 'caddy' }, /^Settings: The setting TRUST_PROXY must be IP/],
  [
    'a folder that it can not create',
    { DATA_DIR: '/dev/null/data' },
    /^Disk: The folder \/dev\/null\/data can't be created/,
  ],
  [
    'production without keys',
    { NODE_ENV: 'production', PUBLIC_URL: 'https://volunteers.example.org' },
    /Secrets: .*openssl rand/,
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
    /Database: .*refused/,
  ],
  ['a mail server that does not answer', { SMTP_URL: 'smtp://127.0.0.1:1' }, /Email: .*does not accept us/],
  [
    'a sender that is only an example',
    { ...production, SMTP_URL: 'smtp://127.0.0.1:1' },
    /Email: .*Set MAIL_FROM/,
  ],
  [
    'more connections than there are',
    { WORKERS: '32', DATABASE_POOL_SIZE: '100' },
    /Connections: .*need 3232/,
  ],
])('npm run doctor fails because of %s', async (_, settings, text) => {
  const { code, findings } = await doctor(settings)
  expect(code).toBe(1)
  const failed = Object.entries(findings).filter(([, finding]) => finding.startsWith('FAIL: '))
  expect(failed.map(([name, finding]) => finding.replace('FAIL', name))).toEqual([
    expect.stringMatching(text),
  ])
})

test('npm run doctor names migrations that the next start applies, without applying them', async () => {
  const url = await makeEmptyDatabase()
  const pending = /^warn: The next start applies \d+ migrations, from 0001_/
  expect((await doctor({ DATABASE_URL: url })).findings['Schema']).toMatch(pending)
  const again = await doctor({ DATABASE_URL: url })
  expect(again.findings['Schema']).toMatch(pending)
  expect(again.code).toBe(0)
})

test('npm run doctor fails for a database that a newer release has migrated', async () => {
  const url = await makeEmptyDatabase()
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("insert into schema_migrations (name, checksum) values ('9999_later', '')")
  await client.end()
  const { code, findings } = await doctor({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(findings['Schema']).toMatch(/^FAIL: A newer release migrated the database/)
})

test('npm run doctor says that the first start creates the embedded database, and creates none', async () => {
  const folder = path.join(server.folder, 'none')
  const { code, findings } = await doctor({ DATABASE_URL: '', DATA_DIR: folder })
  expect(code).toBe(0)
  expect(findings['Database']).toMatch(/^ok: There is none yet/)
  expect(findings['Disk']).toMatch(/^ok: There is no folder/)
  expect(existsSync(folder)).toBe(false)
})

test('npm run doctor explains itself, and refuses arguments', async () => {
  expect(await doctor({}, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('exit code') })
  expect(await doctor({}, 'fix')).toMatchObject({ code: 2, err: expect.stringContaining('no arguments') })
})
