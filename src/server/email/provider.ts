/** Who delivers the emails of a site, by its settings, in words that its privacy notice can use. */
import { parse } from 'tldts'
import type { EmailProvider } from '#domain/email/transports.ts'
import type { Config } from '#server/config/config.ts'
import { findTransport } from './transport.ts'

const providerNames = { postmark: 'Postmark', resend: 'Resend' } as const

/** The main domain of a host on the internet: `gmail.com` of `smtp.gmail.com`; null for an address or a name inside a network. */
function mainDomainOf(host: string): string | null {
  const { domain, isIcann, isPrivate } = parse(host)
  return isIcann || isPrivate ? domain : null
}

/** The provider of a mail server is its domain, unless that is the site's or the sender's own. The host itself stays private. */
export function findEmailProvider({
  mail,
  publicUrl,
  mailFrom,
}: Pick<Config, 'mail' | 'publicUrl' | 'mailFrom'>): EmailProvider {
  if (mail.transport === 'outbox') return { kind: 'none' }
  if (mail.transport === 'api') return { kind: 'provider', name: providerNames[mail.provider] }
  const name = mainDomainOf(findTransport({ mail }).host ?? '')
  const own = [new URL(publicUrl).hostname, mailFrom.slice(mailFrom.lastIndexOf('@') + 1)].map(mainDomainOf)
  return name === null || own.includes(name) ? { kind: 'own' } : { kind: 'provider', name }
}
