import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from './config.ts'
import { createSigner, withSecrets } from './secrets.ts'

const first = `v1:${'a'.repeat(32)}`
const second = `v2:${'b'.repeat(40)}`

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('keys come from the setting, or from the file that a setting names', () => {
  const file = path.join(makeFolder(), 'keys')
  writeFileSync(file, `${second},${first}\n`)
  const keys = [
    { version: 'v2', key: 'b'.repeat(40) },
    { version: 'v1', key: 'a'.repeat(32) },
  ]
  expect(loadConfig({ SECRETS: `${second},${first}` }).secrets).toEqual(keys)
  expect(loadConfig({ SECRETS_FILE: file, SECRETS: first }).secrets).toEqual(keys)
})

test.each(['short', `v1:${'a'.repeat(31)}`, `${first},${first}`, `${first},`, 'v1:'])(
  'keys such as %s are refused',
  (text) => {
    expect(() => loadConfig({ SECRETS: text })).toThrow(/^The setting SECRETS must be versions and keys/)
    expect(() => loadConfig({ SECRETS_FILE: path.join(makeFolder(), 'none') })).toThrow('SECRETS_FILE')
  },
)

test.each([
  ['missing', 'none', 'ENOENT'],
  ['a folder', '.', 'EISDIR'],
])('a file of keys that is %s is reported in one sentence', (_, name, code) => {
  const file = path.join(makeFolder(), name)
  expect(() => loadConfig({ SECRETS_FILE: file })).toThrow(
    `The file in the setting SECRETS_FILE, ${file}, cannot be read (${code}).`,
  )
})

test('a data folder where no folder can be created is reported in one sentence', () => {
  expect(() => withSecrets(loadConfig({ DATA_DIR: '/proc/none/data' }))).toThrow(
    /^The data folder \/proc\/none\/data is not writable \(E[A-Z]+\)\. Make it writable, or set DATA_DIR to another folder\.$/,
  )
})

test('a data folder is created with those it is in', () => {
  const folder = path.join(makeFolder(), 'new', 'data')
  withSecrets(loadConfig({ DATA_DIR: folder }))
  expect(statSync(folder).mode & 0o777).toBe(0o711)
})

test('a data folder that is a file is reported in one sentence before keys are generated there', () => {
  const file = path.join(makeFolder(), 'data')
  writeFileSync(file, '')
  expect(() => withSecrets(loadConfig({ DATA_DIR: file }))).toThrow(
    /^The data folder .* is not writable \(EEXIST\)\. Make it writable, or set DATA_DIR to another folder\.$/,
  )
})

test('outside production, keys are generated once in the data folder, readable by their owner only', () => {
  const config = loadConfig({ DATA_DIR: makeFolder() })
  const made = withSecrets(config)
  expect(made.secrets).toEqual([{ version: 'v1', key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  expect(withSecrets(config).secrets).toEqual(made.secrets)
  const file = path.join(config.dataDir, 'secrets')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^v1:/)
  writeFileSync(file, 'lost')
  expect(() => withSecrets(config)).toThrow('Could not read the keys')
  rmSync(file)
  mkdirSync(file)
  expect(() => withSecrets(config)).toThrow('Could not read the keys')
})

test('production never generates keys', () => {
  const config = loadConfig({ NODE_ENV: 'production', INSECURE_COOKIES: '1', DATA_DIR: makeFolder() })
  expect(() => withSecrets(config)).toThrow(/^Set SECRETS in production/)
})

test('a signature is valid only for its text, purpose and key, and stays valid when a new key is put first', () => {
  const { secrets } = loadConfig({ SECRETS: first })
  const signature = createSigner(secrets).sign('device', 'text')
  const both = createSigner(loadConfig({ SECRETS: `${second},${first}` }).secrets)
  expect(both.verify('device', 'text', signature)).toBe(true)
  expect(both.sign('device', 'text')).toMatch(/^v2\./)
  for (const [purpose, text, given] of [
    ['device', 'other', signature],
    ['other', 'text', signature],
    ['device', 'text', signature.replace('v1', 'v2')],
    ['device', 'text', `${signature}x`],
    ['device', 'text', ''],
  ] as const) {
    expect(both.verify(purpose, text, given)).toBe(false)
  }
  expect(createSigner(loadConfig({ SECRETS: second }).secrets).verify('device', 'text', signature)).toBe(
    false,
  )
})

test('encrypted text can be decrypted only with its purpose and key, and not after it was changed', () => {
  const sealed = createSigner(loadConfig({ SECRETS: first }).secrets).encrypt('app', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY')
  const both = createSigner(loadConfig({ SECRETS: `${second},${first}` }).secrets)
  expect(both.decrypt('app', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(both.encrypt('app', 'text')).toMatch(/^v2\./)
  expect(both.encrypt('app', 'text')).not.toBe(both.encrypt('app', 'text'))
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  for (const [purpose, text] of [
    ['other', sealed],
    ['app', changed],
    ['app', sealed.replace('v1', 'v2')],
    ['app', 'v1.short'],
    ['app', ''],
  ] as const) {
    expect(both.decrypt(purpose, text)).toBe(null)
  }
  expect(createSigner(loadConfig({ SECRETS: second }).secrets).decrypt('app', sealed)).toBe(null)
})
