/**
 * Signed bytes as lower-case letters and digits, for the part of an email address before the @: it may have 64
 * characters, and mail servers may change their case.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from './secrets-format.ts'

/** 112 bits: no one can try that many over the network. */
const signatureBytes = 14

const macOf = ({ key }: Secret, purpose: string, data: Buffer) =>
  createHmac('sha256', key).update(`${purpose}\0`).update(data).digest().subarray(0, signatureBytes)

/** The bytes with a signature that also covers the context, which the text does not contain. */
export function signShort(
  secrets: readonly Secret[],
  purpose: string,
  { data, context }: { data: Buffer; context: string },
): string | null {
  const [first] = secrets
  if (!first) return null
  const mac = macOf(first, purpose, Buffer.concat([data, Buffer.from(context)]))
  // A leading 1 keeps zeros at the start.
  return BigInt(`0x01${Buffer.concat([data, mac]).toString('hex')}`).toString(36)
}

/** The bytes and the signature in a text; null if it has another length. Anyone can write such a text. */
export function splitShort(text: string, length: number): { data: Buffer; mac: Buffer } | null {
  if (!/^[a-z0-9]{10,60}$/i.test(text)) return null
  let value = 0n
  for (const digit of text.toLowerCase()) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  const hex = value.toString(16).padStart(2 * (1 + length + signatureBytes), '0')
  const bytes = Buffer.from(hex, 'hex')
  if (bytes.length !== 1 + length + signatureBytes || bytes[0] !== 1) return null
  return { data: bytes.subarray(1, 1 + length), mac: bytes.subarray(1 + length) }
}

/** Whether a signature is ours for these bytes and this context, by any key that is still listed. */
export function verifyShort(
  secrets: readonly Secret[],
  purpose: string,
  { data, mac, context }: { data: Buffer; mac: Buffer; context: string },
): boolean {
  const signed = Buffer.concat([data, Buffer.from(context)])
  return secrets.some((secret) => timingSafeEqual(macOf(secret, purpose, signed), mac))
}
