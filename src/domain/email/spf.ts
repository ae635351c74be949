/** Checks SPF records (RFC 7208): which servers may send emails of a domain. */
import { findKnownProvider } from './providers.ts'
import { joinStrings, type CheckedRecord, type RecordFinding } from './records.ts'

/** The domain may contain macros such as `%{i}`. */
const domain = String.raw`[\w%{}./+=-]+`
const hostPart = String.raw`(:[\w%{}.-]+)?(\/\d{1,3})?(\/\/\d{1,3})?`

/** What may follow each mechanism, and whether it costs a lookup; a record may cost ten (RFC 7208, 4.6.4). */
const mechanisms: Readonly<Record<string, { value: RegExp; costsLookup: boolean }>> = {
  all: { value: /^$/, costsLookup: false },
  include: { value: new RegExp(`^:${domain}$`, 'i'), costsLookup: true },
  exists: { value: new RegExp(`^:${domain}$`, 'i'), costsLookup: true },
  ptr: { value: new RegExp(`^(:${domain})?$`, 'i'), costsLookup: true },
  a: { value: new RegExp(`^${hostPart}$`, 'i'), costsLookup: true },
  mx: { value: new RegExp(`^${hostPart}$`, 'i'), costsLookup: true },
  ip4: { value: /^:\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?$/, costsLookup: false },
  ip6: { value: /^:[\da-f:.]+(\/\d{1,3})?$/i, costsLookup: false },
}
const maxLookups = 10

/** A term of a record. `kind` is the name of the mechanism or modifier, in lower case. */
interface Term {
  text: string
  kind: string
  isMechanism: boolean
  /** What a mechanism decides: `+` passes, `-` and `~` fail, `?` says nothing. */
  qualifier: string
  costsLookup: boolean
}

const shape = /^(?<qualifier>[+?~-]?)(?<kind>[a-z][\w.-]*?)(?<value>[:/=].*)?$/i

/** A term, or null if receivers would not understand it and so ignore the record. */
function parseTerm(text: string): Term | null {
  const { qualifier = '', kind = '', value = '' } = shape.exec(text)?.groups ?? {}
  const name = kind.toLowerCase()
  if (value.startsWith('=')) {
    const isModifier = qualifier === '' && new RegExp(`^=(${domain})?$`, 'i').test(value)
    return isModifier
      ? { text, kind: name, isMechanism: false, qualifier: '', costsLookup: name === 'redirect' }
      : null
  }
  const mechanism = Object.hasOwn(mechanisms, name) ? mechanisms[name] : undefined
  if (!mechanism?.value.test(value)) return null
  const { costsLookup } = mechanism
  return { text, kind: name, isMechanism: true, qualifier: qualifier || '+', costsLookup }
}

const isSpf = (record: string) => /^v=spf1( |$)/i.test(record)
const listTerms = (record: string) => record.split(/ +/).slice(1).filter(Boolean)

/**
 * Checks the TXT records of the domain that an email's envelope names. `host` is the mail server, whose provider the
 * record must include.
 */
export function checkSpf(
  records: readonly (readonly string[])[],
  { name, host, isProvider = false }: { name: string; host: string | null; isProvider?: boolean },
): CheckedRecord {
  const found = records.map(joinStrings).filter(isSpf)
  const [record] = found
  const include = host === null ? null : (findKnownProvider(host)?.include ?? null)
  const suggest = (value: string) => ({ type: 'TXT', name, value }) as const
  if (record === undefined) return suggestFirst({ name, host, include, isProvider })
  const merged = [...new Set(found.flatMap(listTerms).filter((term) => !isEnd(term)))]
  if (found.length > 1) {
    return {
      findings: ['spfSeveral'],
      mistakes: found,
      suggestion: suggest(`v=spf1 ${[...merged, '~all'].join(' ')}`),
    }
  }
  const terms = listTerms(record)
  const { findings, mistakes } = checkTerms(terms)
  // Which terms are meant is up to the operator: no record without them is better.
  if (findings.includes('spfSyntax')) return { findings, mistakes, suggestion: null }
  const isMissing = include !== null && !includes(terms, include)
  if (isMissing) findings.push('spfProviderMissing')
  if (include === null && (host !== null || isProvider)) findings.push('spfAskProvider')
  if (findings.every((finding) => finding === 'spfAskProvider'))
    return { findings: ['spfFine', ...findings], suggestion: null }
  const sources = isMissing ? [...merged, `include:${include}`] : merged
  const redirects = sources.some((term) => /^redirect=/i.test(term))
  // A record that ends in "all" ignores what redirects.
  const end = redirects ? [] : [terms.findLast((term) => /^[~-]all$/i.test(term))?.toLowerCase() ?? '~all']
  // Only the operator knows which of too many sources to remove.
  const isTooMany = findings.includes('spfTooManyLookups')
  const suggestion = isTooMany ? null : suggest(`v=spf1 ${[...sources, ...end].join(' ')}`)
  return { findings, ...(mistakes.length > 0 && { mistakes }), suggestion }
}

interface Sending {
  name: string
  host: string | null
  include: string | null
  isProvider: boolean
}

/** The record of a domain that has none. */
function suggestFirst({ name, host, include, isProvider }: Sending): CheckedRecord {
  const source = include === null ? nameHost(host) : `include:${include}`
  return {
    findings: ['spfMissing', ...(include === null ? (['spfAskProvider'] as const) : [])],
    // A provider sends from servers that only the provider knows.
    suggestion: { type: 'TXT', name, value: isProvider ? null : `v=spf1 ${source} ~all` },
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

/** What is wrong with the terms of a record, and which of them. */
function checkTerms(texts: readonly string[]): { findings: RecordFinding[]; mistakes: string[] } {
  const parsed = texts.map(parseTerm)
  const terms = parsed.filter((term) => term !== null)
  if (terms.length < texts.length) {
    return { findings: ['spfSyntax'], mistakes: texts.filter((_, index) => parsed[index] === null) }
  }
  const at = terms.findIndex(({ kind }) => kind === 'all')
  const end = terms[at]
  const ignored = at < 0 ? [] : terms.slice(at + 1).filter(({ isMechanism }) => isMechanism)
  const lookups = terms.filter(({ costsLookup }) => costsLookup)
  const findings: RecordFinding[] = []
  const wrong: Term[] = []
  if (!end && !terms.some(({ kind }) => kind === 'redirect')) findings.push('spfNoEnd')
  if (end?.qualifier === '+') findings.push('spfAllowsAll')
  if (end?.qualifier === '?') findings.push('spfNeutral')
  if (end && '+?'.includes(end.qualifier)) wrong.push(end)
  if (ignored.length > 0) findings.push('spfAfterEnd')
  wrong.push(...ignored)
  if (lookups.length > maxLookups) {
    findings.push('spfTooManyLookups')
    wrong.push(...lookups.slice(maxLookups))
  }
  return { findings, mistakes: [...new Set(wrong.map(({ text }) => text))] }
}
