/** Looks up the DNS records by which receivers decide whether an email is from the operator. */
import { parse } from 'tldts'
import type { CheckedDomainRecord } from '#contract/email/email.ts'
import { checkDkim, dkimName } from '#domain/email/dkim.ts'
import { checkDmarc, dmarcName, isDmarc } from '#domain/email/dmarc.ts'
import { checkMx } from '#domain/email/mx.ts'
import { joinStrings, rateRecord, type CheckedRecord } from '#domain/email/records.ts'
import { checkSpf } from '#domain/email/spf.ts'
import { isProvider } from '#domain/email/transports.ts'
import type { Context } from '#server/context.ts'
import { findTransport } from '#server/email/transport.ts'
import { contactOf } from '#server/site/current-site.ts'
import { domainOf } from '#domain/email/addresses.ts'

type Looker = Pick<Context, 'dns' | 'config'>

/** Checks the domain of the sender, with these selectors or else those of the setting. */
export async function checkDomain(
  ctx: Looker,
  selectors: readonly string[],
): Promise<{ domain: string; records: CheckedDomainRecord[] }> {
  const domain = domainOf(ctx.config.mailFrom)
  const keys = selectors.length > 0 ? selectors : ctx.config.dkimSelectors
  const records = await Promise.all([
    lookUpSpf(ctx, domain),
    ...(keys.length > 0
      ? keys.map((selector) => lookUpDkim(ctx, selector, domain))
      : [withoutSelector(domain)]),
    lookUpDmarc(ctx, domain),
    ...lookUpInbound(ctx),
  ])
  return { domain, records }
}

type Kind = CheckedDomainRecord['kind']

/** How many records a screen shows, and how much of each. */
const [maxFound, maxLength] = [20, 2000]

const present = (
  about: { kind: Kind; name: string },
  { findings, mistakes = [], suggestion }: CheckedRecord,
  found: readonly string[],
): CheckedDomainRecord => ({
  ...about,
  state: rateRecord(findings),
  findings,
  suggestion,
  mistakes: mistakes.slice(0, maxFound).map((each) => each.slice(0, maxLength)),
  found: found.slice(0, maxFound).map((record) => record.slice(0, maxLength)),
})

const presentSilence = (about: { kind: Kind; name: string }) =>
  present(about, { findings: ['noAnswer'], suggestion: null }, [])

/** Replies go to the inbound domain. By SMTP, emails to people name it as the sender of their envelope, too, and bounces go there. */
function lookUpInbound(ctx: Looker): Promise<CheckedDomainRecord>[] {
  const { inbound } = ctx.config
  if (!inbound) return []
  return [
    ...(isProvider(ctx.config.mail.transport) ? [] : [lookUpBounceSpf(ctx, inbound.domain)]),
    lookUpMx(ctx, inbound.domain),
  ]
}

const mainDomainOf = (domain: string) => parse(domain).domain ?? domain

/** For DMARC, SPF counts only if the sender and the domain of bounces have the same main domain (RFC 7489, 3.1.2). */
async function lookUpBounceSpf(ctx: Looker, domain: string): Promise<CheckedDomainRecord> {
  const record = await lookUpSpf(ctx, domain)
  if (mainDomainOf(domain) === mainDomainOf(domainOf(ctx.config.mailFrom))) return record
  const findings = [...record.findings, 'spfNotAligned' as const]
  return { ...record, findings, state: rateRecord(findings) }
}

async function lookUpMx({ dns, config }: Looker, name: string): Promise<CheckedDomainRecord> {
  const about = { kind: 'mx', name } as const
  const records = await dns.listMailExchanges(name)
  if (!records) return presentSilence(about)
  const found = records.map(({ priority, exchange }) => `${priority} ${exchange}`)
  return present(about, checkMx(records, { name, host: new URL(config.publicUrl).hostname }), found)
}

async function lookUpSpf({ dns, config }: Looker, domain: string): Promise<CheckedDomainRecord> {
  const about = { kind: 'spf', name: domain } as const
  const records = await dns.listTexts(domain)
  if (!records) return presentSilence(about)
  const { host, kind } = findTransport(config)
  const found = records.map(joinStrings).filter((record) => /^v=spf1\b/i.test(record))
  return present(about, checkSpf(records, { name: domain, host, isProvider: isProvider(kind) }), found)
}

async function lookUpDkim({ dns }: Looker, selector: string, domain: string): Promise<CheckedDomainRecord> {
  const name = dkimName(selector, domain)
  const about = { kind: 'dkim', name } as const
  const records = await dns.listTexts(name)
  return records
    ? present(about, checkDkim(records, { name }), records.map(joinStrings))
    : presentSilence(about)
}

const withoutSelector = (domain: string) =>
  present(
    { kind: 'dkim', name: dkimName('*', domain) },
    { findings: ['dkimNoSelector'], suggestion: null },
    [],
  )

/** The policy of the domain itself or else of the organization's main domain. */
async function lookUpDmarc({ dns, config }: Looker, domain: string): Promise<CheckedDomainRecord> {
  const contact = contactOf(config)
  const name = dmarcName(domain)
  const own = await dns.listTexts(name)
  if (!own) return presentSilence({ kind: 'dmarc', name })
  const main = mainDomainOf(domain)
  const isInherited = main !== domain && !own.map(joinStrings).some(isDmarc)
  const mainName = isInherited ? dmarcName(main) : name
  const records = isInherited ? await dns.listTexts(mainName) : own
  if (!records) return presentSilence({ kind: 'dmarc', name: mainName })
  const found = records.map(joinStrings).filter(isDmarc)
  const inherited = isInherited && found.length > 0
  const shown = inherited ? mainName : name
  return present(
    { kind: 'dmarc', name: shown },
    checkDmarc(records, { name: shown, contact, inherited }),
    found,
  )
}
