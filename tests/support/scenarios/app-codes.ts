import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows at a given time for a base32 secret. */
export function codeAt(secret: string, date: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: date.getTime() })
}
