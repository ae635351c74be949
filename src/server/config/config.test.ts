import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Resolver } from 'node:dns'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { isStartupError, loadConfig, getEnvironment, settingNames } from './config.ts'

const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8')

test('.env.example lists every setting, in the same order, and no other', () => {
  const named = [...example.matchAll(/^#?([A-Z\d_]+)=/gm)].map(([, name]) => name)
  expect(named).toEqual(settingNames)
})

test('.env.example contains the defaults', () => {
  expect(loadConfig(parseEnv(example))).toEqual(loadConfig({}))
})

test('without settings, the product listens on loopback and its public address has its own port', () => {
  expect(loadConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' })
  expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('emails come from the contact address unless another sender is set', () => {
  expect(loadConfig({ CONTACT_EMAIL: 'people@example.org' })).toMatchObject({
    mail: { transport: 'outbox' },
    mailFrom: 'people@example.org',
  })
  const url = 'smtps://user%40host:secret@mail.example.org:465'
  expect(loadConfig({ SMTP_URL: url, MAIL_FROM: 'mail@example.org' })).toMatchObject({
    mail: { transport: 'smtp', url },
    mailFrom: 'mail@example.org',
  })
})

test('an empty setting counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test.each([
  ['1', true],
  ['TRUE', true],
  ['on', true],
  ['0', false],
  ['false', false],
  ['off', false],
])('a flag accepts %s', (word, meaning) => {
  expect(loadConfig({ INSECURE_COOKIES: word }).insecureCookies).toBe(meaning)
})

const objectStore = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('files go to the disk, or to a bucket in the path or in the host name of an object store', () => {
  expect(loadConfig({})).toMatchObject({ filesIn: 'disk', objectStore: null })
  expect(loadConfig({ ...objectStore, FILES: 's3', S3_PREFIX: 'bridge/site' })).toMatchObject({
    filesIn: 's3',
    objectStore: { url: 'https://s3.example.org/files', region: 'us-east-1', prefix: 'bridge/site/' },
  })
  expect(loadConfig({ ...objectStore, S3_PATH_STYLE: '0' })).toMatchObject({
    filesIn: 'disk',
    objectStore: { url: 'https://files.s3.example.org', prefix: '' },
  })
})

test.each([
  [{ FILES: 's3' }, /^The setting FILES is s3, which needs S3_ENDPOINT, S3_BUCKET, .* as well\.$/],
  [{ ...objectStore, S3_BUCKET: '' }, /^The setting S3_ENDPOINT needs S3_BUCKET as well\.$/],
  [{ ...objectStore, S3_BUCKET: '../files' }, /^The setting S3_BUCKET must be the name of a bucket/],
  [{ ...objectStore, S3_PREFIX: '../up' }, /^The setting S3_PREFIX must be a folder/],
  [{ ...objectStore, S3_ENDPOINT: 'https://someone@s3.example.org' }, /^The setting S3_ENDPOINT must be/],
  [{ ...objectStore, S3_ENDPOINT: 's3.example.org' }, /^The setting S3_ENDPOINT must be/],
  [
    { ...objectStore, S3_ENDPOINT: 'http://10.0.0.2:9000', S3_PATH_STYLE: '0' },
    /^The setting S3_PATH_STYLE must be 1/,
  ],
  [
    { ...objectStore, S3_ENDPOINT: 'http://[::1]:9000', S3_PATH_STYLE: '0' },
    /^The setting S3_PATH_STYLE must be 1/,
  ],
])('an incomplete or wrong object store stops the start: %o', (given, text) => {
  expect(() => loadConfig(given)).toThrow(text)
})

test('the server behind a connection pooler needs the address of the pooler', () => {
  const [pooler, server] = ['postgresql://bridge@pooler/bridge', 'postgresql://bridge@server/bridge']
  expect(loadConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: server })).toMatchObject({
    databaseUrl: pooler,
    databaseDirectUrl: server,
    preparesStatements: true,
  })
  expect(() => loadConfig({ DATABASE_DIRECT_URL: server })).toThrow(/^DATABASE_DIRECT_URL needs DATABASE_URL/)
})

test('lists are separated by commas or spaces', () => {
  const config = loadConfig({ ALLOWED_HOSTS: 'One.example, two.example', TRUST_PROXY: '10.0.0.0/8' })
  expect(config.allowedHosts).toEqual(['one.example', 'two.example'])
  expect(config.trustProxy).toEqual(['10.0.0.0/8'])
})

test.each([
  ['NODE_ENV', 'staging'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PUBLIC_URL', 'volunteers.example.org'],
  ['PUBLIC_URL', 'https://example.org/app'],
  ['DATABASE_URL', 'mysql://localhost/bridge'],
  ['DATABASE_POOL_SIZE', '0'],
  ['LOG_LEVEL', 'loud'],
  ['CONTACT_EMAIL', 'nobody'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example.org/?pool=1'],
  ['SMTP_URL', 'smtp://100%:secret@mail.example.org'],
  ['MAIL_FROM', 'Bridge <nobody>'],
  ['MAIL_ONLY_TO', 'ruth@example.org, nobody'],
  ['MAIL_ONLY_TO', '@'],
  ['SECURITY_CONTACT', 'security@example.org'],
  ['SECURITY_CONTACT', 'mailto:security@example.org, http://example.org/report'],
  ['SECURITY_CONTACT', 'mailto:nobody'],
  ['SECURITY_POLICY', 'http://example.org/policy'],
  ['INSECURE_COOKIES', 'maybe'],
  ['STOP_SECONDS', '0'],
  ['SESSION_IDLE_DAYS', '1.5'],
  ['SESSION_IDLE_DAYS', '31'],
  ['DEMO_DATA', 'yes'],
])('a wrong %s (%s) gives a one-sentence error that names the setting', (name, value) => {
  const error = failureOf({ [name]: value })
  expect(isStartupError(error)).toBe(true)
  expect(error.message).toContain(name)
  expect(error.message).toMatch(/^[^\n]+\.$/)
})

test('production refuses an unencrypted address, even of this machine, unless insecure cookies are allowed', () => {
  expect(failureOf({ NODE_ENV: 'production' }).message).toContain('PUBLIC_URL')
  expect(failureOf({ NODE_ENV: 'production' }).message).toContain('SECRETS')
  expect(failureOf({ NODE_ENV: 'production', SECRETS: `v1:${'k'.repeat(40)}` }).message).not.toContain(
    'SECRETS',
  )
  expect(failureOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://example.org' }).message).toContain(
    'PUBLIC_URL',
  )
  expect(loadConfig({ NODE_ENV: 'production', INSECURE_COOKIES: '1' }).publicUrl).toBe(
    'http://localhost:3000',
  )
  expect(loadConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
    'https://example.org',
  )
})

const home = process.cwd()
afterEach(() => process.chdir(home))

test.each([
  ['RELEASE_AFTER_DAYS', '2', 'REMIND_AFTER_DAYS', '2,5,10'],
  ['CONFIRM_HOURS_AFTER_DAYS', '3', 'REMIND_OF_HOURS_AFTER_DAYS', '7'],
  ['FREE_SPOT_AFTER_DAYS', '11', 'ASK_SILENT_AFTER_DAYS', '11'],
  ['RENEWAL_OVERDUE_AFTER_DAYS', '80', 'RENEW_AFTER_DAYS', '90'],
])('a %s of %s is refused if the reminder of %s is not earlier (%s), unless there is none', (...given) => {
  const [rule, day, reminder, days] = given
  const { message } = failureOf({ [rule]: day, [reminder]: days })
  expect(message).toContain(rule)
  expect(message).toContain(reminder)
  expect(message).toMatch(/^The setting [^\n]+\.$/)
  expect(() => loadConfig({ [rule]: day, [reminder]: '0' })).not.toThrow()
})

test('without a reminder, work is released, confirmed and freed on its day, but not marked as not renewed', () => {
  const off = ['REMIND_AFTER_DAYS', 'REMIND_OF_HOURS_AFTER_DAYS', 'ASK_SILENT_AFTER_DAYS', 'RENEW_AFTER_DAYS']
  const { scheduleDays } = loadConfig(Object.fromEntries(off.map((name) => [name, '0'])))
  expect(scheduleDays).toMatchObject({
    'application.release': [14],
    'hours.confirmation': [10],
    'work.freeing': [14],
    'work.overdue': [],
  })
})

test('a .env file in the working directory is loaded, and the environment wins over it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-env-'))
  writeFileSync(path.join(folder, '.env'), 'SESSION_IDLE_DAYS=3\nSESSION_ABSOLUTE_DAYS=9\n')
  process.chdir(folder)
  process.env['SESSION_ABSOLUTE_DAYS'] = '12'
  try {
    expect(loadConfig(getEnvironment())).toMatchObject({ sessionIdleDays: 3, sessionAbsoluteDays: 12 })
  } finally {
    delete process.env['SESSION_IDLE_DAYS']
    delete process.env['SESSION_ABSOLUTE_DAYS']
    rmSync(folder, { recursive: true })
  }
})

function failureOf(environment: NodeJS.ProcessEnv): Error {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the settings were accepted')
}

test.each([
  [{ INBOUND_SMTP_PORT: '2525' }, 'INBOUND_SMTP_PORT needs INBOUND_MAIL_DOMAIN'],
  [
    { INBOUND_MAIL_DOMAIN: 'in.example.org' },
    'INBOUND_MAIL_DOMAIN needs INBOUND_SMTP_PORT, INBOUND_SECRET or both',
  ],
  [{ INBOUND_MAIL_DOMAIN: 'not a domain', INBOUND_SMTP_PORT: '1' }, 'must be a domain'],
  [
    { INBOUND_MAIL_DOMAIN: 'Example.net', INBOUND_SMTP_PORT: '1', MAIL_FROM: 'hello@example.NET' },
    'INBOUND_MAIL_DOMAIN must be another domain than that of MAIL_FROM',
  ],
  [
    { INBOUND_MAIL_DOMAIN: 'example.net', INBOUND_SMTP_PORT: '1', CONTACT_EMAIL: 'people@example.net' },
    'INBOUND_MAIL_DOMAIN must be another domain than that of CONTACT_EMAIL',
  ],
  [{ INBOUND_MAIL_DOMAIN: 'in.example.org', INBOUND_SECRET: 'short' }, 'at least 32 characters'],
  [{ INBOUND_TLS_CERT: '/cert.pem' }, 'INBOUND_TLS_CERT needs INBOUND_TLS_KEY'],
  [{ DKIM_SELECTORS: 's1, -x' }, 'must be DKIM selectors'],
])('the settings of email %j are refused', (settings, sentence) => {
  expect(() => loadConfig(settings)).toThrow(sentence)
})

test.each([
  'dns.example.org',
  '1.1.1.1:0',
  '1.1.1.1:65536',
  '1.1.1.1:053',
  '1.1.1.1:',
  '[2001:db8::53]:0',
  '[2001:db8::53]:65536',
  '[1.1.1.1]:53',
  'fe80::1%eth0',
  '2001:db8::53, 1.1.1.1:0',
])('the DNS servers %s are refused', (servers) => {
  expect(() => loadConfig({ DNS_SERVERS: servers })).toThrow('DNS_SERVERS must be IP addresses')
})

test('DNS servers may have a port, and the resolver takes every one that the settings take', () => {
  const servers =
    '192.0.2.53, 192.0.2.53:1, 192.0.2.53:65535, 2001:db8::53, [2001:db8::53], [2001:db8::53]:5353'
  const { dnsServers } = loadConfig({ DNS_SERVERS: servers })
  expect(dnsServers).toHaveLength(6)
  new Resolver().setServers(dnsServers)
})
