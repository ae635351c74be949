/** Reads reports about undelivered emails (RFC 3464), and decides what they mean for an address. */

/** What a mail server says about one recipient. */
export interface DeliveryReport {
  action: string
  /** The enhanced status of RFC 3463, such as 5.1.1. */
  status: string
}

/** The reports in the body of a `message/delivery-status` part: one group of fields for each recipient. */
export function parseDeliveryStatus(text: string): DeliveryReport[] {
  const unfolded = text.replaceAll(/\r?\n[ \t]+/g, ' ')
  return unfolded.split(/(?:\r?\n){2,}/).flatMap((group) => {
    const fields = new Map(
      group.split(/\r?\n/).flatMap((line): [string, string][] => {
        const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
        return name === '' ? [] : [[name.toLowerCase(), value.trim()]]
      }),
    )
    const action = fields.get('action')?.toLowerCase()
    // A comment may follow the status.
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
    return action === undefined || status === undefined ? [] : [{ action, status }]
  })
}

/**
 * Permanent statuses that say nothing about the address: a full mailbox (5.2.2), an email that is too long (5.2.3, 5.3.4),
 * unreadable content (5.6) and refusals by policy, such as for spam (5.7).
 */
const aboutTheEmail = /^5\.(2\.[23]|3\.4|6\.\d+|7\.\d+)$/

/** Whether a status says that the address takes no emails, now and later. */
export const isHardStatus = (status: string): boolean =>
  /^5\.\d+\.\d+$/.test(status) && !aboutTheEmail.test(status)

/** The status of a hard bounce; null if the reports only say that an email is late, or was refused for what it contains. */
export function findHardBounce(reports: readonly DeliveryReport[]): string | null {
  return reports.find(({ action, status }) => action === 'failed' && isHardStatus(status))?.status ?? null
}

/** Whether an email about a failed delivery counts: a mark is set once per clearing, and only by emails sent since. */
export function isNewBounce(
  sentAt: Date,
  stored: { email: string; clearedAt: Date | null } | null,
  email: string,
): boolean {
  if (!stored || stored.email.toLowerCase() !== email.toLowerCase()) return true
  return stored.clearedAt !== null && sentAt > stored.clearedAt
}
