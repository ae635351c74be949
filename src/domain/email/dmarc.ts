/** Checks DMARC records (RFC 7489): what receivers do with emails that pass neither SPF nor DKIM. */
import { joinStrings, parseTags, type CheckedRecord, type RecordFinding } from './records.ts'
import { domainOf } from '#domain/email/addresses.ts'

/** Where the policy of a domain is. */
export const dmarcName = (domain: string) => `_dmarc.${domain}`

const isPolicy = (value: string | undefined) =>
  ['none', 'quarantine', 'reject'].includes(value?.toLowerCase() ?? '')

/**
 * Who gets the reports: the contact, or the postmaster of the domain if the contact is elsewhere. Receivers send no reports
 * to another domain that does not agree in a record of its own (RFC 7489, 7.1).
 */
function findReader(name: string, contact: string): string {
  const domain = name.slice(dmarcName('').length)
  const other = domainOf(contact)
  const isOwn = other === domain || domain.endsWith(`.${other}`) || other.endsWith(`.${domain}`)
  return isOwn ? contact : `postmaster@${domain}`
}

/** Checks the TXT records at `name`. `inherited` is true if they are those of the organization's main domain. */
export function checkDmarc(
  records: readonly (readonly string[])[],
  { name, contact, inherited }: { name: string; contact: string; inherited: boolean },
): CheckedRecord {
  const found = records.map(joinStrings).filter(isDmarc)
  const [record] = found
  const suggest = (value: string) => ({ type: 'TXT', name, value }) as const
  const reader = findReader(name, contact)
  const first = suggest(`v=DMARC1; p=none; rua=mailto:${reader}`)
  // Many domains have no mailbox at all, and reports that bounce are lost.
  const mailbox: RecordFinding[] = reader === contact ? [] : ['dmarcPostmaster']
  if (record === undefined) return { findings: ['dmarcMissing', ...mailbox], suggestion: first }
  if (found.length > 1) return { findings: ['dmarcSeveral'], mistakes: found, suggestion: suggest(record) }
  const tags = parseTags(record)
  if (!tags || [...tags.keys()][0] !== 'v' || tags.get('v') !== 'DMARC1' || !isPolicy(tags.get('p'))) {
    return { findings: ['dmarcInvalid', ...mailbox], ...nameMistakes(record), suggestion: first }
  }
  const findings = checkPolicy(tags, inherited)
  const isReporting = hasReports(tags)
  return {
    findings: isReporting ? findings : [...findings, ...mailbox],
    // A stricter policy is up to the operator: they first read the reports.
    suggestion: isReporting
      ? null
      : suggest(`${record.replace(/;\s*rua\s*=\s*(?=;|$)/i, '').replace(/;\s*$/, '')}; rua=mailto:${reader}`),
  }
}

/** A tag: its name, and what it may have as a value. */
const tagValues: Readonly<Record<string, RegExp>> = {
  v: /^DMARC1$/,
  p: /^(none|quarantine|reject)$/i,
  sp: /^(none|quarantine|reject)$/i,
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  pct: /^(100|\d{1,2})$/,
}

/** The parts of a record that no receiver understands: those that are no tag, and values that a tag can't have. */
function nameMistakes(record: string): { mistakes?: string[] } {
  const parts = record.split(';').map((part) => part.trim())
  const mistakes = parts.filter((part) => {
    if (part === '') return false
    const [name = '', ...rest] = part.split('=').map((each) => each.trim())
    if (rest.length === 0) return true
    const value = Object.hasOwn(tagValues, name.toLowerCase()) ? tagValues[name.toLowerCase()] : undefined
    return value !== undefined && !value.test(rest.join('='))
  })
  return mistakes.length === 0 ? {} : { mistakes }
}

const hasReports = (tags: ReadonlyMap<string, string>) => (tags.get('rua') ?? '') !== ''

/** Whether a TXT record is about DMARC: only these count, and only one may exist. */
export const isDmarc = (record: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(record)

function checkPolicy(tags: ReadonlyMap<string, string>, inherited: boolean): RecordFinding[] {
  const findings: RecordFinding[] = inherited ? ['dmarcInherited'] : []
  const subdomains = tags.get('sp')
  const policy = (inherited && isPolicy(subdomains) ? subdomains : tags.get('p'))?.toLowerCase()
  const share = tags.get('pct')
  if (policy === 'none') findings.push('dmarcWatchesOnly')
  else if (share !== undefined && share !== '100') findings.push('dmarcPartial')
  if (!hasReports(tags)) findings.push('dmarcNoReports')
  return findings.some((finding) => finding !== 'dmarcInherited') ? findings : [...findings, 'dmarcFine']
}
