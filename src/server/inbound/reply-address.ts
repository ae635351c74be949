/**
 * The address for replies to the email about a message (Reply-To): it names the notification that the email is about,
 * which says who reads which conversation, and the last message that the email contains. Only its recipient knows it.
 */
import { replyDays } from '#domain/email/replies.ts'
import type { Config } from '#server/config/config.ts'
import { makeSignedAddress, parseSignedAddress } from './signed-address.ts'

/** The address for replies to an email that is sent now; null if replies do not reach the product. */
export const makeReplyAddress = (
  config: Pick<Config, 'inbound' | 'secrets'>,
  {
    notificationId,
    lastPosition,
    ...sent
  }: { notificationId: string; lastPosition: number; email: string; now: Date },
): string | null =>
  makeSignedAddress(config, { kind: 'reply', id: notificationId, number: lastPosition, ...sent })

/** What a reply address says. It is true only if `isSignedFor` says so. */
export interface ReplyClaim {
  notificationId: string
  /** The position of the last message in the email; 0 if it has none. */
  lastPosition: number
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
  const { id: notificationId, number: lastPosition, sentAt, isSignedFor } = claim
  const isExpired = now.getTime() - sentAt.getTime() > replyDays * 86_400_000
  return { notificationId, lastPosition, isExpired, isSignedFor }
}
