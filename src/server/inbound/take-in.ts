/** What happens with an email that reaches the product, whichever way it came. */
import type { ParsedMail } from 'mailparser'
import { findHardBounce, parseDeliveryStatus } from '#domain/email/bounces.ts'
import { Problem } from '#server/http/problem.ts'
import { createSemaphore } from '#server/process/semaphore.ts'
import { findAddress } from '#server/queries/accounts/email-bounces.ts'
import {
  findInvitedAddress,
  saveBouncedInvitations,
} from '#server/queries/accounts/undelivered-invitations.ts'
import { parseBounceAddress, type BounceClaim } from './bounce-address.ts'
import { recordBounce } from './bounces.ts'
import { findReplyAddress, takeInReply, type FoundReplyAddress, type ReplyServices } from './replies.ts'
import { parseReplyAddress } from './reply-address.ts'

/** Maximum bytes of an email: a report and the email that it is about, which has no attachments. */
export const maxEmailBytes = 512 * 1024

export type InboundServices = ReplyServices

/** What an address of the product is for. */
export type InboundTarget =
  | { kind: 'bounce'; claim: BounceClaim }
  | { kind: 'reply'; address: FoundReplyAddress }

/**
 * What emails to an address are for; null if the product takes none there. It accepts only addresses that it signed, so
 * no one can use it to relay or to store anything.
 */
export async function findTarget(
  { db, config, now }: InboundServices,
  address: string,
): Promise<InboundTarget | null> {
  const at = address.lastIndexOf('@')
  if (!config.inbound || address.slice(at + 1).toLowerCase() !== config.inbound.domain) return null
  const local = address.slice(0, at)
  const by = { secrets: config.secrets, now: now() }
  const reply = parseReplyAddress(local, by)
  if (reply) {
    const found = await findReplyAddress(db, reply)
    return found && { kind: 'reply', address: found }
  }
  const claim = parseBounceAddress(local, by)
  if (!claim) return null
  const email = (await findAddress(db, claim.userId)) ?? (await findInvitedAddress(db, claim.userId))
  return email !== null && claim.isSignedFor(email) ? { kind: 'bounce', claim } : null
}

/** An email as it came in; the sender is that of its envelope, null if that is not known. */
interface ReceivedEmail {
  raw: Buffer
  sender: string | null
}

/** Takes in an email to one of these addresses. What is neither a bounce nor a reply of a person has no effect. */
export async function takeIn(
  services: InboundServices,
  targets: readonly InboundTarget[],
  { raw, sender }: ReceivedEmail,
): Promise<void> {
  const email = await parseEmail(raw)
  for (const target of targets) {
    if (target.kind === 'bounce') await takeInBounce(services, target.claim, email)
    else await takeInReply(services, target.address, { email, sender })
  }
}

/** The addresses that an email was sent to, as its headers say; the envelope is better if the sender names it. */
export async function listAddresses(raw: Buffer): Promise<string[]> {
  const email = await parseEmail(raw)
  return ['delivered-to', 'x-original-to', 'to'].flatMap((name) => {
    const header = email.headers.get(name)
    return typeof header === 'string'
      ? [header.trim()]
      : typeof header === 'object' && 'value' in header && Array.isArray(header.value)
        ? header.value.flatMap(({ address }) => (address === undefined ? [] : [address]))
        : []
  })
}

/** Parsing needs the processor, and people wait for it too. What does not get in is asked to try again later. */
const parsing = createSemaphore({ maxConcurrent: 1, queue: 20, full: () => new Problem('unavailable') })

/**
 * Reads an email. Its parts are data: nothing in it is fetched or run. HTML stays as it is, because turning it into text
 * takes `mailparser` minutes if its author wants that (`html-text.ts`).
 */
const parseEmail = (raw: Buffer): Promise<ParsedMail> =>
  parsing.run(async () => {
    // Loaded on first use, because loading takes too long for startup.
    const { simpleParser } = await import('mailparser')
    return simpleParser(raw, {
      keepDeliveryStatus: true,
      skipHtmlToText: true,
      skipTextToHtml: true,
      skipTextLinks: true,
      skipImageLinks: true,
    })
  })

async function takeInBounce(
  { db, now }: Pick<InboundServices, 'db' | 'now'>,
  claim: BounceClaim,
  email: ParsedMail,
): Promise<void> {
  const reports = email.attachments
    .filter(({ contentType }) => contentType === 'message/delivery-status')
    .flatMap(({ content }) => parseDeliveryStatus(content.toString('utf8')))
  const code = findHardBounce(reports)
  if (code === null) return
  const { userId, sentAt, isSignedFor } = claim
  await recordBounce(db, { userId, sentAt, code, now: now() }, isSignedFor)
  const address = (await findAddress(db, userId)) ?? (await findInvitedAddress(db, userId))
  if (address !== null && isSignedFor(address)) await saveBouncedInvitations(db, { email: address, sentAt })
}
