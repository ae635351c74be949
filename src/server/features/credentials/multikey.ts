/** Encodes keys and signatures as the standards do: base58btc after a "z" (Multibase, Multikey). */
import { createPublicKey, type KeyObject } from 'node:crypto'

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Encodes bytes as Multibase. */
export function encodeMultibase(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= base) {
    text = `${digits[Number(rest % base)] ?? ''}${text}`
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`
}

/** Decodes a given number of bytes from Multibase. Null if the text does not contain exactly that. */
export function decodeMultibase(text: string, length: number): Buffer | null {
  // Two characters hold more than one byte.
  if (!text.startsWith('z') || text.length > 2 * length + 1) return null
  let value = 0n
  for (const digit of text.slice(1)) {
    const worth = digits.indexOf(digit)
    if (worth === -1) return null
    value = value * base + BigInt(worth)
  }
  const bytes = Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex')
  return bytes.length === length && encodeMultibase(bytes) === text ? bytes : null
}

/** The prefix of an Ed25519 public key in a Multikey. */
const ed25519 = Buffer.from([0xed, 0x01])
const keyLength = 32

/** Encodes an Ed25519 public key as a Multikey: "z6Mk…". */
export function encodeMultikey(key: KeyObject): string {
  const { x = '' } = key.export({ format: 'jwk' })
  return encodeMultibase(Buffer.concat([ed25519, Buffer.from(x, 'base64url')]))
}

/** Decodes the Ed25519 public key of a Multikey, or null. */
export function decodeMultikey(text: string): KeyObject | null {
  const bytes = decodeMultibase(text, ed25519.length + keyLength)
  if (!bytes?.subarray(0, ed25519.length).equals(ed25519)) return null
  const x = bytes.subarray(ed25519.length).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
