/** What happens with an email that reaches the product, whichever way it came. */
import { simpleParser, type ParsedMail } from 'mailparser'
import { findHardBounce, parseDeliveryStatus } from '#domain/email/bounces.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { createSemaphore } from '#server/process/semaphore.ts'
import { findAddress } from '#server/queries/email-bounces.ts'
import { parseBounceAddress, type BounceClaim } from './bounce-address.ts'
import { recordBounce } from './bounces.ts'

/** Maximum bytes of an email: a report and the email that it is about, which has no attachments. */
export const maxEmailBytes = 512 * 1024

export interface InboundServices {
  db: Db
  config: Config
  now: () => Date
}

/** What an address of the product is for. */
export type InboundTarget = { kind: 'bounce'; claim: BounceClaim }

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
  const claim = parseBounceAddress(address.slice(0, at), { secrets: config.secrets, now: now() })
  if (!claim) return null
  const email = await findAddress(db, claim.userId)
  return email !== null && claim.isSignedFor(email) ? { kind: 'bounce', claim } : null
}

/** Takes in an email to one of these addresses. What is no bounce has no effect. */
export async function takeIn(
  services: InboundServices,
  targets: readonly InboundTarget[],
  raw: Buffer,
): Promise<void> {
  const email = await parseEmail(raw)
  for (const { claim } of targets) await takeInBounce(services, claim, email)
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

/** Reads an email. Its parts are data: nothing in it is fetched or run. */
const parseEmail = (raw: Buffer): Promise<ParsedMail> =>
  parsing.run(() =>
    simpleParser(raw, {
      keepDeliveryStatus: true,
      skipTextToHtml: true,
      skipImageLinks: true,
      maxHtmlLengthToParse: 500_000,
    }),
  )

async function takeInBounce(
  { db, now }: InboundServices,
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
}
