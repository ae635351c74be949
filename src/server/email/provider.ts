/** Who delivers the emails of a site, by its settings, in words that its privacy notice can use. */
import { parse } from 'tldts'
import { findKnownProvider } from '#domain/email/providers.ts'
import { reachesPeople, type EmailProvider } from '#domain/email/transports.ts'
import type { Config } from '#server/config/config.ts'
import { isFreeEmailDomain } from '#server/website-proof/website.ts'
import { findTransport } from './transport.ts'
import { domainOf } from '#domain/email/addresses.ts'

/** The main domain of a host on the internet: `gmx.net` of `mail.gmx.net`; null for an address or a name inside a network. */
function mainDomainOf(host: string): string | null {
  const { domain, isIcann, isPrivate } = parse(host)
  return isIcann || isPrivate ? domain : null
}

/**
 * The name of a known provider, or else the domain of the mail server. Nothing is named if that is the domain of the
 * site or the sender: its server may be the operator's own, unless anyone can have an address there. The host stays private.
 */
export function findEmailProvider({
  mail,
  publicUrl,
  mailFrom,
}: Pick<Config, 'mail' | 'publicUrl' | 'mailFrom'>): EmailProvider {
  const { kind, provider, host } = findTransport({ mail })
  if (!reachesPeople(kind)) return { kind: 'none' }
  const known = provider ?? (host === null ? null : findKnownProvider(host)?.name)
  if (known) return { kind: 'provider', name: known }
  const domain = mainDomainOf(host ?? '')
  const isOfSite = domain === mainDomainOf(new URL(publicUrl).hostname)
  const isOfSender = domain === mainDomainOf(domainOf(mailFrom))
  return domain === null || isOfSite || (isOfSender && !isFreeEmailDomain(domain))
    ? { kind: 'unnamed' }
    : { kind: 'provider', name: domain }
}
