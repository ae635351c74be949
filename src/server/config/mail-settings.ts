/** How emails leave the product, as settings. */
import { isIP } from 'node:net'
import { z } from 'zod'
import { dkimSelector } from '#domain/email/dkim.ts'
import { checkInbound, inboundSettings, parseInbound, type InboundConfig } from './inbound-settings.ts'
import { checkMailApi, mailApiSettings, parseMailApi, type MailApi } from './mail-api-settings.ts'
import { address, list } from './setting-kinds.ts'

const mailServerText = 'must be an address such as smtps://user:password@mail.example.org'
const isMailServer = ({ hostname, pathname, search, hash, username, password }: URL) =>
  hostname !== '' &&
  ['', '/'].includes(pathname) &&
  search + hash === '' &&
  [username, password].every(isEncoded)

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const mailServer = address(/^smtps?$/, mailServerText).refine(
  (url) => !URL.canParse(url) || isMailServer(new URL(url)),
  mailServerText,
)

const onlyToText = 'must be email addresses or domains such as @example.org, separated by commas'
const isAddressOrDomain = (entry: string) =>
  z.email().safeParse(entry.startsWith('@') ? `anyone${entry}` : entry).success

const serversText =
  'must be IP addresses such as 192.0.2.53 or [2001:db8::53]:53, with ports from 1 to 65535, separated by commas'
/**
 * An address, with a port only as `Resolver.setServers` takes it: an IPv6 address with a port is in brackets. Node checks
 * neither the port nor the zone of an address, and the process ends if they are wrong.
 */
function isDnsServer(entry: string): boolean {
  const { v6, v4, port } =
    /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::(?<port>[1-9]\d{0,4}))?$/.exec(entry)?.groups ?? {}
  if (Number(port ?? 1) > 65_535) return false
  if (v4 !== undefined) return isIP(v4) === 4
  const address = v6 ?? entry
  return isIP(address) === 6 && !address.includes('%')
}

export const mailSettings = {
  SMTP_URL: mailServer.optional(),
  ...mailApiSettings,
  MAIL_FROM: z.email('must be an email address').optional(),
  MAIL_ONLY_TO: list.refine((entries) => entries.every(isAddressOrDomain), onlyToText),
  DKIM_SELECTORS: list.refine(
    (entries) => entries.every((entry) => dkimSelector.test(entry)),
    'must be DKIM selectors such as s1, separated by commas',
  ),
  DNS_SERVERS: list.refine((entries) => entries.every(isDnsServer), serversText),
  ...inboundSettings,
}

const written = z.object(mailSettings)

/** Settings that need or exclude each other. */
export function checkMail(
  values: z.output<typeof written> & { CONTACT_EMAIL: string },
  ctx: z.RefinementCtx,
): void {
  checkMailApi(values, ctx)
  checkInbound(values, ctx)
}

/** The mail server that emails leave by. */
export type SmtpSettings = Readonly<{ transport: 'smtp'; url: string }>

/** In the outbox emails stay in the table `outbox`. */
type MailTransport = SmtpSettings | MailApi | Readonly<{ transport: 'outbox' }>

export type MailConfig = InboundConfig &
  Readonly<{
    /** How emails leave the product. */
    mail: MailTransport
    /** The sender of emails. */
    mailFrom: string
    /** The addresses and domains (`@example.org`), in lower case, that emails go to; empty for all. The others stay in the table `outbox`. */
    mailOnlyTo: readonly string[]
    /** Names of the keys that the mail server signs emails with, to look them up. */
    dkimSelectors: readonly string[]
    /** The DNS servers that checks of email ask; empty for those of this machine. */
    dnsServers: readonly string[]
  }>

function parseTransport(values: z.output<typeof written>): MailTransport {
  if (values.SMTP_URL !== undefined) return { transport: 'smtp', url: values.SMTP_URL }
  return parseMailApi(values) ?? { transport: 'outbox' }
}

/** Emails come from the contact address unless another sender is set. */
export const parseMail = (values: z.output<typeof written> & { CONTACT_EMAIL: string }): MailConfig => ({
  mail: parseTransport(values),
  mailFrom: values.MAIL_FROM ?? values.CONTACT_EMAIL,
  mailOnlyTo: values.MAIL_ONLY_TO.map((entry) => entry.toLowerCase()),
  dkimSelectors: values.DKIM_SELECTORS.map((entry) => entry.toLowerCase()),
  dnsServers: values.DNS_SERVERS,
  ...parseInbound(values),
})
