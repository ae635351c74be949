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
 * The statuses of RFC 3463 and its registry that say that an address takes no emails: no such mailbox (5.1.1), no such
 * host (5.1.2), no valid address (5.1.3), moved (5.1.6), a domain without mail (5.1.10), a mailbox that is turned off
 * (5.2.1). All others say something else or nothing certain: our sender (5.1.7, 5.1.8), a full mailbox, the network, the
 * text or a policy. Such an error is about every recipient, so it must mark none of them.
 */
const addressStatuses: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/** Whether a status says that the address takes no emails, now and later. */
export const isAddressStatus = (status: string): boolean => addressStatuses.has(status)

/** The status of a hard bounce; null if the reports only say that an email is late, or was refused for what it contains. */
export function findHardBounce(reports: readonly DeliveryReport[]): string | null {
  return reports.find(({ action, status }) => action === 'failed' && isAddressStatus(status))?.status ?? null
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

/** Why an email did not arrive: the address takes none, the mail server refused this one, or the site only stored it. */
export const undeliveredReasons = ['address', 'refused', 'stored'] as const
export type UndeliveredReason = (typeof undeliveredReasons)[number]
