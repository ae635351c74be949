/** How emails reach the product, as settings: bounces of what it sent, and replies to messages. */
import { z } from 'zod'
import { wholeNumber } from './setting-kinds.ts'

const domainText = 'must be a domain such as mail.volunteers.example.org'
const isDomain = (text: string) => z.email().safeParse(`anyone@${text}`).success

export const inboundSettings = {
  INBOUND_MAIL_DOMAIN: z.string().toLowerCase().max(190, domainText).refine(isDomain, domainText).optional(),
  INBOUND_SMTP_PORT: wholeNumber([0, 65_535]).optional(),
  INBOUND_SMTP_HOST: z.string().default('127.0.0.1'),
  INBOUND_TLS_CERT: z.string().optional(),
  INBOUND_TLS_KEY: z.string().optional(),
  INBOUND_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
}

const written = z.object(inboundSettings)

/** An SMTP listener of the product. */
export interface InboundListener {
  /** 0 picks any free port. */
  port: number
  host: string
  /** The files for STARTTLS; null offers none. */
  tls: { cert: string; key: string } | null
}

export type InboundConfig = Readonly<{
  /** The domain whose emails reach the product; null if none do. */
  inbound: Readonly<{
    domain: string
    smtp: InboundListener | null
    /** What a mail server sends with each email to the webhook; null turns it off. */
    secret: string | null
  }> | null
}>

/** Settings that need each other, as issues of the settings. */
export function checkInbound(
  values: z.output<typeof written> & { MAIL_FROM?: string | undefined; CONTACT_EMAIL: string },
  ctx: z.RefinementCtx,
): void {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_SECRET: secret } = values
  const refuse = (name: keyof typeof inboundSettings, message: string) =>
    ctx.addIssue({ code: 'custom', path: [name], message })
  // All emails to it come to the product, which takes bounces and replies only.
  for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'] as const)
    if (domain !== undefined && values[name]?.toLowerCase().endsWith(`@${domain}`))
      refuse('INBOUND_MAIL_DOMAIN', `must be another domain than that of ${name}, such as a subdomain of it`)
  const hasWay = port !== undefined || secret !== undefined
  if (domain === undefined && hasWay)
    refuse(port === undefined ? 'INBOUND_SECRET' : 'INBOUND_SMTP_PORT', 'needs INBOUND_MAIL_DOMAIN')
  if (domain !== undefined && !hasWay)
    refuse('INBOUND_MAIL_DOMAIN', 'needs INBOUND_SMTP_PORT, INBOUND_SECRET or both')
  const { INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key } = values
  if (cert !== undefined && key === undefined) refuse('INBOUND_TLS_CERT', 'needs INBOUND_TLS_KEY')
  if (cert === undefined && key !== undefined) refuse('INBOUND_TLS_KEY', 'needs INBOUND_TLS_CERT')
}

/** The way in, from settings that belong together. */
export function parseInbound(values: z.output<typeof written>): InboundConfig {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_SECRET: secret } = values
  const { INBOUND_SMTP_HOST: host, INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key } = values
  if (domain === undefined) return { inbound: null }
  const tls = cert === undefined || key === undefined ? null : { cert, key }
  return {
    inbound: { domain, smtp: port === undefined ? null : { port, host, tls }, secret: secret ?? null },
  }
}
