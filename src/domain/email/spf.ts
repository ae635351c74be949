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
  { name, host, isApi = false }: { name: string; host: string | null; isApi?: boolean },
): CheckedRecord {
  const found = records.map(joinStrings).filter(isSpf)
  const [record] = found
  const include = host === null ? null : findProviderInclude(host)
  const suggest = (value: string) => ({ type: 'TXT', name, value }) as const
  if (record === undefined) return suggestFirst({ name, host, include, isApi })
  const merged = [...new Set(found.flatMap(listTerms).filter((term) => !isEnd(term)))]
  if (found.length > 1) {
    return { findings: ['spfSeveral'], suggestion: suggest(`v=spf1 ${[...merged, '~all'].join(' ')}`) }
  }
  const terms = listTerms(record)
  const findings = checkTerms(terms)
  // Which terms are meant is up to the operator: no record without them is better.
  if (findings.includes('spfSyntax')) return { findings, suggestion: null }
  const isMissing = include !== null && !includes(terms, include)
  if (isMissing) findings.push('spfProviderMissing')
  if (include === null && (host !== null || isApi)) findings.push('spfAskProvider')
  if (findings.every((finding) => finding === 'spfAskProvider'))
    return { findings: ['spfFine', ...findings], suggestion: null }
  const sources = isMissing ? [...merged, `include:${include}`] : merged
  const redirects = sources.some((term) => /^redirect=/i.test(term))
  // A record that ends in "all" ignores what redirects.
  const end = redirects ? [] : [terms.findLast((term) => /^[~-]all$/i.test(term))?.toLowerCase() ?? '~all']
  // Only the operator knows which of too many sources to remove.
  const isTooMany = findings.includes('spfTooManyLookups')
  return { findings, suggestion: isTooMany ? null : suggest(`v=spf1 ${[...sources, ...end].join(' ')}`) }
}

interface Sending {
  name: string
  host: string | null
  include: string | null
  isApi: boolean
}

/** The record of a domain that has none. */
function suggestFirst({ name, host, include, isApi }: Sending): CheckedRecord {
  const source = include === null ? nameHost(host) : `include:${include}`
  return {
    findings: ['spfMissing', ...(include === null ? (['spfAskProvider'] as const) : [])],
    // A provider's API sends from servers that only the provider knows.
    suggestion: { type: 'TXT', name, value: isApi ? null : `v=spf1 ${source} ~all` },
  }
}

/** Whether the terms allow the provider, or leave that to another record, which is not looked up. */
function includes(terms: readonly string[], include: string): boolean {
  const isPassed = (term: string) => term.toLowerCase().replace(/^\+/, '') === `include:${include}`
  return terms.some(isPassed) || (!terms.some(isEnd) && terms.some((term) => /^redirect=/i.test(term)))
}

/** Hosts that receivers cannot see: this machine, private networks, and names without a domain. */
const unseen =
  /^(localhost|0\.|10\.|127\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|192\.168\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:|[^.:]+$)|\.(local|localhost|internal|lan|home\.arpa)$/i

/** How a record names a mail server of which no provider is known. One that receivers cannot see sends by another address. */
function nameHost(host: string | null): string {
  if (host === null || unseen.test(host)) return 'mx'
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
