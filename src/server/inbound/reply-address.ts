/**
 * The address for replies to the email about a message (Reply-To): it names the notification that the email is about,
 * which says who reads which conversation. Only its recipient knows it.
 */
import { replyDays } from '#domain/email/replies.ts'
import type { Config } from '#server/config/config.ts'
import { makeSignedAddress, parseSignedAddress } from './signed-address.ts'

/** The address for replies to an email that is sent now; null if replies do not reach the product. */
export const makeReplyAddress = (
  config: Pick<Config, 'inbound' | 'secrets'>,
  { notificationId, ...sent }: { notificationId: string; email: string; now: Date },
): string | null => makeSignedAddress(config, { kind: 'reply', id: notificationId, ...sent })

/** What a reply address says. It is true only if `isSignedFor` says so. */
export interface ReplyClaim {
  notificationId: string
  sentAt: Date
  /** The email is too old to reply to it. */
  isExpired: boolean
  /** Whether the email was sent by us, to this address. */
  isSignedFor(email: string): boolean
}

/** Reads the part before the @ of a reply address; null for all others. */
export function parseReplyAddress(
  local: string,
  { secrets, now }: { secrets: Config['secrets']; now: Date },
): ReplyClaim | null {
  const claim = parseSignedAddress(local, { kind: 'reply', secrets, now })
  if (!claim) return null
  const { id: notificationId, ...rest } = claim
  const isExpired = now.getTime() - claim.sentAt.getTime() > replyDays * 86_400_000
  return { notificationId, isExpired, ...rest }
}
