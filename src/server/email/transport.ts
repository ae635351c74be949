/** How emails leave the product. A transport is one file, chosen here by the settings. */
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import { reachesPeople } from '#domain/email/transports.ts'
import type { Config } from '#server/config/config.ts'
import { makeApiTransport } from './api.ts'
import type { EmailTransport } from './email.ts'
import { outboxTransport } from './outbox.ts'
import { makeSmtpTransport } from './smtp.ts'

type TransportSettings = Pick<Config, 'mail'>
type RecipientSettings = Pick<Config, 'mailOnlyTo'>

/** The transport that the settings name. Another one is a case here, in `config/mail-settings.ts` and `domain/email/transports.ts`. */
export function findTransport({ mail }: TransportSettings): EmailTransport {
  switch (mail.transport) {
    case 'smtp':
      return makeSmtpTransport(mail)
    case 'api':
      return makeApiTransport(mail)
    case 'outbox':
      return outboxTransport
  }
}

/** The transport of a process with these settings to this address. */
export const chooseTransport = (
  config: TransportSettings & RecipientSettings,
  recipient: string,
): EmailTransport => (mayReach(config, recipient) ? findTransport(config) : outboxTransport)

/** Whether an address is among those that a copy of a site, used for tests, may write to. */
function mayReach({ mailOnlyTo }: RecipientSettings, recipient: string): boolean {
  const address = recipient.toLowerCase()
  const matches = (entry: string) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry)
  return mailOnlyTo.length === 0 || mailOnlyTo.some(matches)
}

/** Whether emails reach people. Otherwise they stay in the outbox, where only an operator reads them. */
export const sendsEmail = ({ mail }: TransportSettings): boolean => reachesPeople(mail.transport)

/** Why an email that was just enqueued will not arrive: this site only stores it. Null if it sends emails. */
export const findReasonAhead = (config: TransportSettings): UndeliveredReason | null =>
  sendsEmail(config) ? null : 'stored'

/**
 * Why emails stay in the outbox of a process with these settings: none leave, or only those to some addresses do. Null if
 * they all leave.
 */
export const findOutboxReason = (
  config: TransportSettings & RecipientSettings,
): 'none_leave' | 'some_leave' | null => {
  if (!sendsEmail(config)) return 'none_leave'
  return config.mailOnlyTo.length > 0 ? 'some_leave' : null
}
