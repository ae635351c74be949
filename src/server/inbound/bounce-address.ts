/**
 * The sender in the envelope of each email to a person (VERP): a bounce comes back to it, and it says whose address
 * bounced. Mail servers need no database for it, and no one can make one for another person.
 */
import type { Config } from '#server/config/config.ts'
import { signShort, splitShort, verifyShort } from '#server/config/short-signatures.ts'

const purpose = 'bounce'
const prefix = 'bounce+'
const [idLength, timeLength] = [16, 4]

/** Milliseconds: servers give up after some days (RFC 5321 says four to five); clocks of several machines differ a little. */
const [maxAge, maxAhead] = [14 * 24 * 3_600_000, 10 * 60_000]

type BounceSettings = Pick<Config, 'inbound' | 'secrets'>

/** The address for bounces of an email that is sent now; null if bounces do not reach the product. */
export function makeBounceAddress(
  { inbound, secrets }: BounceSettings,
  { userId, email, now }: { userId: string | null; email: string; now: Date },
): string | null {
  if (!inbound || userId === null) return null
  const data = Buffer.alloc(idLength + timeLength)
  data.write(userId.replaceAll('-', ''), 'hex')
  data.writeUInt32BE(Math.floor(now.getTime() / 1000), idLength)
  const token = signShort(secrets, purpose, { data, context: email.toLowerCase() })
  return token === null ? null : `${prefix}${token}@${inbound.domain}`
}

/** What a bounce address says. It is true only if `isSignedFor` says so. */
export interface BounceClaim {
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
  if (!local.toLowerCase().startsWith(prefix)) return null
  const parts = splitShort(local.slice(prefix.length), idLength + timeLength)
  if (!parts) return null
  const sentAt = new Date(parts.data.readUInt32BE(idLength) * 1000)
  const age = now.getTime() - sentAt.getTime()
  if (age > maxAge || age < -maxAhead) return null
  const hex = parts.data.subarray(0, idLength).toString('hex')
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    sentAt,
    isSignedFor: (email) => verifyShort(secrets, purpose, { ...parts, context: email.toLowerCase() }),
  }
}
