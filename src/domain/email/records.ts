/** What the checks of DNS records about email share: the states of a record, and its tags. */

/** `fail`: emails are refused or go to spam; `warn`: works, but could be better; `unknown`: the DNS did not answer. */
export const recordStates = ['ok', 'warn', 'fail', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

/** What a check found, with the state that follows from it. The worst one is the state of the record. */
export const recordFindings = {
  noAnswer: 'unknown',
  spfMissing: 'fail',
  spfSeveral: 'fail',
  spfSyntax: 'fail',
  spfAllowsAll: 'fail',
  spfTooManyLookups: 'fail',
  spfNeutral: 'warn',
  spfNoEnd: 'warn',
  spfAfterEnd: 'warn',
  spfProviderMissing: 'warn',
  spfAskProvider: 'ok',
  spfNotAligned: 'warn',
  spfFine: 'ok',
  dkimNoSelector: 'unknown',
  dkimMissing: 'fail',
  dkimSeveral: 'fail',
  dkimInvalid: 'fail',
  dkimKeyType: 'fail',
  dkimRevoked: 'fail',
  dkimWeak: 'fail',
  dkimShort: 'warn',
  dkimTesting: 'warn',
  dkimFine: 'ok',
  dmarcMissing: 'fail',
  dmarcSeveral: 'fail',
  dmarcInvalid: 'fail',
  dmarcWatchesOnly: 'warn',
  dmarcNoReports: 'warn',
  dmarcPartial: 'warn',
  dmarcPostmaster: 'ok',
  dmarcInherited: 'ok',
  dmarcFine: 'ok',
  mxMissing: 'fail',
  mxHostUnset: 'fail',
  mxNull: 'fail',
  mxFine: 'ok',
} as const satisfies Record<string, RecordState>
export type RecordFinding = keyof typeof recordFindings

const order: readonly RecordState[] = ['fail', 'unknown', 'warn', 'ok']

/** The worst state of what was found. */
export function rateRecord(findings: readonly RecordFinding[]): RecordState {
  const states = findings.map((finding) => recordFindings[finding])
  return order.find((state) => states.includes(state)) ?? 'ok'
}

/** A record to add, or to put in place of the one that is there. A null value comes from the mail provider. */
export interface SuggestedRecord {
  type: 'TXT' | 'MX'
  name: string
  value: string | null
}

/** What a check of one record says. */
export interface CheckedRecord {
  findings: RecordFinding[]
  /** The terms or records that the findings are about, as they are there; absent if they are about the whole record. */
  mistakes?: string[]
  /** What to add or change; null if nothing. */
  suggestion: SuggestedRecord | null
}

/** The whole text of a TXT record, which the DNS keeps in strings of at most 255 bytes. */
export const joinStrings = (strings: readonly string[]): string => strings.join('')

/** The tags of a DKIM or DMARC record (`v=DMARC1; p=none`), by lower-case name; null if it is no such list. */
export function parseTags(record: string): ReadonlyMap<string, string> | null {
  const tags = new Map<string, string>()
  const parts = record.split(';').map((part) => part.trim())
  // One semicolon may end the list.
  if (parts.at(-1) === '') parts.pop()
  for (const part of parts) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim().toLowerCase()
    if (at < 1 || !/^[a-z][a-z0-9_]*$/.test(name) || tags.has(name)) return null
    tags.set(name, part.slice(at + 1).trim())
  }
  return tags.size > 0 ? tags : null
}
