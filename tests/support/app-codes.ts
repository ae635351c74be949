import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows at a moment for a secret in base32. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
}
