/** Checks DKIM records (RFC 6376): the key that a mail server signs emails with. */
import { joinStrings, parseTags, type CheckedRecord, type RecordFinding } from './records.ts'

/** A selector is a part of a host name; a provider may use several labels (`s1.brand`). */
export const dkimSelector =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,5}$/i

/** Where the key of a selector is. */
export const dkimName = (selector: string, domain: string) => `${selector.toLowerCase()}._domainkey.${domain}`

/** Bytes of a public RSA key of 1,024 and of 2,048 bits, with the little that encodes it. */
const [weakBelow, shortBelow] = [140, 270]

/** Checks the TXT records at the name of a selector. The value to add comes from the mail provider. */
export function checkDkim(
  records: readonly (readonly string[])[],
  { name }: { name: string },
): CheckedRecord {
  const found = records.map(joinStrings)
  const findings = checkKeys(found)
  const isFine = findings.every((finding) => finding === 'dkimFine' || finding === 'dkimTesting')
  return { findings, suggestion: isFine ? null : { type: 'TXT', name, value: null } }
}

function checkKeys(found: readonly string[]): RecordFinding[] {
  const keys = found.filter((record) => /(^|;)\s*p\s*=|^\s*v\s*=\s*DKIM1/i.test(record))
  const [key] = keys
  if (key === undefined) return [found.length > 0 ? 'dkimInvalid' : 'dkimMissing']
  if (keys.length > 1) return ['dkimSeveral']
  const tags = parseTags(key)
  return tags ? checkKey(tags) : ['dkimInvalid']
}

function checkKey(tags: ReadonlyMap<string, string>): RecordFinding[] {
  const data = tags.get('p')?.replaceAll(/\s/g, '')
  if (data === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return ['dkimInvalid']
  if (data === '') return ['dkimRevoked']
  const type = (tags.get('k') ?? 'rsa').toLowerCase()
  if (type !== 'rsa' && type !== 'ed25519') return ['dkimKeyType']
  if (!/^[a-z0-9+/]+={0,2}$/i.test(data)) return ['dkimInvalid']
  const bytes = Math.floor((data.replaceAll('=', '').length * 3) / 4)
  const isRsa = type === 'rsa'
  if (isRsa && bytes < weakBelow) return ['dkimWeak']
  const isTesting = tags.get('t')?.toLowerCase().split(':').includes('y')
  const findings: RecordFinding[] = isTesting ? ['dkimTesting'] : []
  if (isRsa && bytes < shortBelow) findings.push('dkimShort')
  return findings.length > 0 ? findings : ['dkimFine']
}
