/**
 * The keys for tokens and links that the product issues and later verifies: from the settings, or generated once in
 * the data folder.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startupError, type Config } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { parseSecrets, type Secret } from './secrets-format.ts'

/**
 * Adds the keys to the configuration. Production must set them; elsewhere they are generated once in
 * `DATA_DIR/secrets`.
 */
export function withSecrets(config: Config): Config {
  if (config.secrets.length > 0) return config
  if (config.environment === 'production') {
    throw startupError(
      'Set SECRETS in production to v1: followed by at least 32 random characters. Create them with: openssl rand -hex 32',
    )
  }
  return { ...config, secrets: loadOrCreate(path.join(openDataFolder(config.dataDir), 'secrets')) }
}

/**
 * Two processes may start at the same time. Linking the file is atomic, so the second process reads the first one's
 * keys.
 */
function loadOrCreate(file: string): readonly Secret[] {
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, `v1:${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  const unreadable = `Could not read the keys in ${file}. Restore the file, or remove it to create new keys.`
  try {
    const secrets = parseSecrets(readFileSync(file, 'utf8'))
    if (secrets) return secrets
  } catch (error) {
    throw startupError(unreadable, error)
  }
  throw startupError(unreadable)
}

export interface Signer {
  /** Signs a text for one purpose: "v1.xxxx" is the version of the key and the signature. */
  sign(purpose: string, text: string): string
  /** True if the signature is ours for this purpose and text, by any key that is still listed. */
  verify(purpose: string, text: string, signature: string): boolean
  /** Encrypts a text for one purpose as "v1.xxxx"; only these keys can decrypt it. */
  encrypt(purpose: string, text: string): string
  /** Decrypts what `encrypt` returned for this purpose; null if no listed key can. */
  decrypt(purpose: string, sealed: string): string | null
  /** A pseudonym that does not reveal the value. It is the same in every process with these keys. */
  pseudonymize(purpose: string, text: string): string
}

/**
 * Signs with the first key and verifies with all of them. Without keys, it uses a random one that lives as long as
 * the process.
 */
export function createSigner(secrets: readonly Secret[]): Signer {
  const keys = secrets.length > 0 ? secrets : [{ version: 'v0', key: randomBytes(32).toString('hex') }]
  const macOf = ({ key }: Secret, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
  const [first = { version: '', key: '' }] = keys
  return {
    sign: (purpose, text) => `${first.version}.${macOf(first, purpose, text)}`,
    encrypt: (purpose, text) => `${first.version}.${seal(first, purpose, text)}`,
    decrypt(purpose, sealed) {
      const [version, rest = ''] = sealed.split('.')
      const key = keys.find((each) => each.version === version)
      return key ? open(key, purpose, rest) : null
    },
    pseudonymize: (purpose, text) => macOf(first, purpose, text).slice(0, 22),
    verify(purpose, text, signature) {
      const [version, mac = ''] = signature.split('.')
      const key = keys.find((each) => each.version === version)
      if (!key) return false
      const expected = Buffer.from(macOf(key, purpose, text))
      const given = Buffer.from(mac)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

const nonceLength = 12
const tagLength = 16
const cipher = 'aes-256-gcm'

/** Derives a separate key for each purpose, so that what is sealed for one purpose cannot be opened for another. */
const keyFor = ({ key }: Secret, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `encrypt\0${purpose}`, 32))

function seal(secret: Secret, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength)
  const cipherStream = createCipheriv(cipher, keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipherStream.update(text, 'utf8'), cipherStream.final()])
  return Buffer.concat([nonce, sealed, cipherStream.getAuthTag()]).toString('base64url')
}

function open(secret: Secret, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  const opening = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
  opening.setAuthTag(bytes.subarray(-tagLength))
  try {
    const text = opening.update(bytes.subarray(nonceLength, -tagLength))
    return Buffer.concat([text, opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
