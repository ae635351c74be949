/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { appCode, recoveryCodeCount, stepTolerance } from '#domain/accounts/second-factor.ts'

/** 160 bits, as RFC 4226 recommends. */
const secretLength = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: getSiteName(),
    label,
    secret: Secret.fromBase32(secret),
    digits: appCode.digits,
    period: appCode.seconds,
  })

/** A new secret in base32. */
export function makeAppSecret(): string {
  return new Secret({ size: secretLength }).base32
}

/** The URI that an authenticator app reads from a QR code. */
export function appUriOf(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step that the code belongs to, allowing for a slightly wrong clock. Null if it matches none. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const app = totpOf(secret)
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window: stepTolerance })
  return delta === null ? null : app.counter({ timestamp }) + delta
}

const secretAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * New recovery codes of 120 bits each, too many to guess from their hashes. Returned without the separators shown to
 * people.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(24)].map((byte) => secretAlphabet[byte % 32]).join(''),
  )
}

/** The stored hash of a recovery code. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
