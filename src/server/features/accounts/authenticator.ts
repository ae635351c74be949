/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { appCode, recoveryCodeCount, stepTolerance } from '#domain/accounts/second-factor.ts'

const issuer = 'Bridge Collective'

/** 160 bits, as RFC 4226 recommends. */
const secretLength = 20

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: appCode.digits,
    period: appCode.seconds,
  })

/** A new secret in base32. */
export function makeAppSecret(): string {
  return new Secret({ size: secretLength }).base32
}

/** The address that an app reads from a QR code. */
export function appUriOf(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The step of time whose code it is, by a clock that may be a little wrong; null where it is none of these. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const app = totpOf(secret)
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window: stepTolerance })
  return delta === null ? null : app.counter({ timestamp }) + delta
}

const secretAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** New recovery codes of 120 bits each: too many to be guessed from their hashes, without the marks that they are shown with. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(24)].map((byte) => secretAlphabet[byte % 32]).join(''),
  )
}

/** What is stored of a recovery code. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
