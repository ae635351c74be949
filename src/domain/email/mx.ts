/** Checks where emails to a domain go. */
import type { CheckedRecord } from './records.ts'

export interface MailExchange {
  exchange: string
  priority: number
}

/** Checks the MX records of the domain that bounces and replies go to. `host` is where this product is. */
export function checkMx(
  records: readonly MailExchange[],
  { name, host }: { name: string; host: string },
): CheckedRecord {
  const isIpAddress = /^[\d.]+$/.test(host)
  const hasAddress = host.includes('.') && !isIpAddress
  const unset = hasAddress ? [] : (['mxHostUnset'] as const)
  // Other servers can't reach a name without a domain, such as localhost, and an MX record names no IP address (RFC 1035, 3.3.9).
  const suggestion = hasAddress ? ({ type: 'MX', name, value: `10 ${host}.` } as const) : null
  if (records.length === 0) return { findings: ['mxMissing', ...unset], suggestion }
  // A single "." says that the domain takes no email (RFC 7505).
  if (records.every(({ exchange }) => exchange === '' || exchange === '.'))
    return { findings: ['mxNull', ...unset], suggestion }
  return { findings: ['mxFine'], suggestion: null }
}
