/** Checks SPF records (RFC 7208): which servers may send emails of a domain. */
import { joinStrings, type CheckedRecord, type RecordFinding } from './records.ts'

/** What the SPF record of a domain includes if its mail leaves by a known provider, by the end of the host's name. */
const providers: readonly (readonly [host: string, include: string])[] = [
  ['gmail.com', '_spf.google.com'],
  ['google.com', '_spf.google.com'],
  ['office365.com', 'spf.protection.outlook.com'],
  ['outlook.com', 'spf.protection.outlook.com'],
  ['amazonaws.com', 'amazonses.com'],
  ['sendgrid.net', 'sendgrid.net'],
  ['mailgun.org', 'mailgun.org'],
  ['postmarkapp.com', 'spf.mtasv.net'],
  ['brevo.com', 'spf.brevo.com'],
  ['mailjet.com', 'spf.mailjet.com'],
  ['zoho.com', 'zohomail.com'],
  ['fastmail.com', 'spf.messagingengine.com'],
  ['gandi.net', '_mailcust.gandi.net'],
  ['mandrillapp.com', 'spf.mandrillapp.com'],
]

/** The domain to include for a mail server; null if we do not know it. */
export function findProviderInclude(host: string): string | null {
  const name = host.toLowerCase()
  return providers.find(([end]) => name === end || name.endsWith(`.${end}`))?.[1] ?? null
}

/** The domain may contain macros such as `%{i}`. */
const domain = String.raw`[\w%{}./+=-]+`
const prefix = String.raw`(\/\d{1,3})?(\/\/\d{1,3})?`
const mechanisms = [
  'all',
  `include:${domain}`,
  `exists:${domain}`,
  `ptr(:${domain})?`,
  String.raw`ip4:\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?`,
  String.raw`ip6:[\da-f:.]+(\/\d{1,3})?`,
  `(a|mx)(:[\\w%{}.-]+)?${prefix}`,
]
const mechanism = new RegExp(`^[+?~-]?(${mechanisms.join('|')})$`, 'i')
const modifier = new RegExp(String.raw`^[a-z][\w.-]*=(${domain})?$`, 'i')
/** Terms that cost a lookup; a record may cost ten (RFC 7208, 4.6.4). */
const lookup = /^[+?~-]?(include:|a\b|mx\b|ptr\b|exists:)|^redirect=/i
const maxLookups = 10

const isSpf = (record: string) => /^v=spf1( |$)/i.test(record)
const listTerms = (record: string) => record.split(/ +/).slice(1).filter(Boolean)

/**
 * Checks the TXT records of the domain that an email's envelope names. `host` is the mail server, whose provider the
 * record must include.
 */
export function checkSpf(
  records: readonly (readonly string[])[],
  { name, host }: { name: string; host: string | null },
): CheckedRecord {
  const found = records.map(joinStrings).filter(isSpf)
  const [record] = found
  const include = host === null ? null : findProviderInclude(host)
  const suggest = (value: string) => ({ type: 'TXT', name, value }) as const
  if (record === undefined) {
    const source = include === null ? nameHost(host) : `include:${include}`
    return {
      findings: ['spfMissing', ...(include === null ? (['spfAskProvider'] as const) : [])],
      suggestion: suggest(`v=spf1 ${source} ~all`),
    }
  }
  const merged = [...new Set(found.flatMap(listTerms).filter((term) => !isEnd(term)))]
  if (found.length > 1) {
    return { findings: ['spfSeveral'], suggestion: suggest(`v=spf1 ${[...merged, '~all'].join(' ')}`) }
  }
  const terms = listTerms(record)
  const findings = checkTerms(terms)
  const isMissing =
    include !== null && !terms.some((term) => term.toLowerCase() === `include:${include}`.toLowerCase())
  if (isMissing && !findings.includes('spfSyntax')) findings.push('spfProviderMissing')
  if (include === null && host !== null) findings.push('spfAskProvider')
  if (findings.every((finding) => finding === 'spfAskProvider'))
    return { findings: ['spfFine', ...findings], suggestion: null }
  const valid = merged.filter(isTerm)
  const sources = isMissing ? [...valid, `include:${include}`] : valid
  const redirects = sources.some((term) => /^redirect=/i.test(term))
  // A record that ends in "all" ignores what redirects.
  const end = redirects ? [] : [terms.findLast((term) => /^[~-]all$/i.test(term))?.toLowerCase() ?? '~all']
  return { findings, suggestion: suggest(`v=spf1 ${[...sources, ...end].join(' ')}`) }
}

/** How a record names a mail server of which no provider is known. One on this machine sends from its own address. */
function nameHost(host: string | null): string {
  if (host === null || /^(localhost|127\.[\d.]+|::1)$/.test(host)) return 'mx'
  if (host.includes(':')) return `ip6:${host}`
  return /^[\d.]+$/.test(host) ? `ip4:${host}` : `a:${host}`
}

const isEnd = (term: string) => /^[+?~-]?all$/i.test(term)
const isTerm = (term: string) => mechanism.test(term) || modifier.test(term)

function checkTerms(terms: readonly string[]): RecordFinding[] {
  if (!terms.every(isTerm)) return ['spfSyntax']
  const findings: RecordFinding[] = []
  const at = terms.findIndex(isEnd)
  const end = terms[at]
  if (end === undefined && !terms.some((term) => /^redirect=/i.test(term))) findings.push('spfNoEnd')
  if (end && /^\+?all$/i.test(end)) findings.push('spfAllowsAll')
  if (end && end.startsWith('?')) findings.push('spfNeutral')
  if (at >= 0 && terms.slice(at + 1).some((term) => mechanism.test(term))) findings.push('spfAfterEnd')
  if (terms.filter((term) => lookup.test(term)).length > maxLookups) findings.push('spfTooManyLookups')
  return findings
}
