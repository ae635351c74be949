/** The keys that sign what the product hands out and takes back: from the settings, or made once beside the data. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startupError, type Config } from './config.ts'
import { parseSecrets, type Secret } from './secrets-format.ts'

/** The configuration with keys: production has them set, elsewhere they are made once in `DATA_DIR/secrets`. */
export function withSecrets(config: Config): Config {
  if (config.secrets.length > 0) return config
  if (config.environment === 'production') {
    throw startupError(
      'Set SECRETS in production to v1: followed by at least 32 random characters. Create them with: openssl rand -hex 32',
    )
  }
  return { ...config, secrets: loadOrCreate(path.join(config.dataDir, 'secrets')) }
}

/** Two processes may start at once: a link is made whole or not at all, and the second reads the first's. */
function loadOrCreate(file: string): readonly Secret[] {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, `v1:${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  const secrets = parseSecrets(readFileSync(file, 'utf8'))
  if (!secrets)
    throw startupError(
      `Could not read the keys in ${file}. Restore the file, or remove it to create new keys.`,
    )
  return secrets
}

export interface Signer {
  /** "v1.xxxx": the version of the key and the signature of a text, for one purpose. */
  sign(purpose: string, text: string): string
  /** Whether a signature is one of ours for this purpose and text, by any key that is still listed. */
  verify(purpose: string, text: string, signature: string): boolean
  /** "v1.xxxx": a text that only these keys read again, for one purpose. */
  encrypt(purpose: string, text: string): string
  /** The text that `encrypt` was given for this purpose; null where no key that is still listed reads it. */
  decrypt(purpose: string, sealed: string): string | null
  /** A name for something that the name does not tell: the same in every process with these keys. */
  pseudonymize(purpose: string, text: string): string
}

/** What signs by the first key and believes all; without a key by one that lives as long as the process. */
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

/** A key of its own for each purpose: what is sealed for one opens for no other. */
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
