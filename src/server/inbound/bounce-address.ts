/**
 * The sender in the envelope of each email to a person (VERP): a bounce comes back to it, and it says whose address
 * bounced.
 */
import type { Config } from '#server/config/config.ts'
import { makeSignedAddress, parseSignedAddress } from './signed-address.ts'

/** Milliseconds: servers give up after some days (RFC 5321 says four to five). */
const maxAge = 14 * 24 * 3_600_000

/** The address for bounces of an email that is sent now; null if bounces do not reach the product. */
export function makeBounceAddress(
  config: Pick<Config, 'inbound' | 'secrets'>,
  { userId, ...sent }: { userId: string | null; email: string; now: Date },
): string | null {
  return userId === null ? null : makeSignedAddress(config, { kind: 'bounce', id: userId, ...sent })
}

/** What a bounce address says. It is true only if `isSignedFor` says so. */
export interface BounceClaim {
  /** The account, or the invitation if the invited person has none. */
  userId: string
  sentAt: Date
  /** Whether the email was sent by us, to this address. */
  isSignedFor(email: string): boolean
}

/** Reads the part before the @ of a bounce address; null for all others, and for those that are too old or from the future. */
export function parseBounceAddress(
  local: string,
  { secrets, now }: { secrets: Config['secrets']; now: Date },
): BounceClaim | null {
  const claim = parseSignedAddress(local, { kind: 'bounce', secrets, now })
  if (!claim || now.getTime() - claim.sentAt.getTime() > maxAge) return null
  const { id: userId, sentAt, isSignedFor } = claim
  return { userId, sentAt, isSignedFor }
}
