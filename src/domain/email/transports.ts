/** How emails leave the product: by a mail server, by the API of a provider, or not at all. */
export const emailTransports = ['smtp', 'api', 'outbox'] as const
export type EmailTransportName = (typeof emailTransports)[number]
/** A transport by which emails reach people. */
export type SendingTransport = Exclude<EmailTransportName, 'outbox'>

/** What each is, and the setting that chooses it; without any, emails stay in the outbox. Its words are in `admin-email.en.json`. */
const sending: Readonly<Record<SendingTransport, { chosenBy: string; isProvider: boolean }>> = {
  smtp: { chosenBy: 'SMTP_URL', isProvider: false },
  api: { chosenBy: 'MAIL_API', isProvider: true },
}

/** The settings of which one lets emails leave, for texts that say what to set. */
export const transportSettings: readonly string[] = Object.values(sending).map(({ chosenBy }) => chosenBy)

/** Whether emails reach people. Otherwise they stay in the outbox, where only an operator reads them. */
export const reachesPeople = (name: EmailTransportName): name is SendingTransport => name !== 'outbox'

/** Whether a provider sends emails on from hosts of its own: it learns what they say, and gets the bounces. */
export const isProvider = (name: EmailTransportName): boolean =>
  reachesPeople(name) && sending[name].isProvider

/**
 * Who delivers the emails of a site: no one if they stay in the outbox, a provider by its name or its domain, or a mail server
 * of which we only know that the operator chose it.
 */
export type EmailProvider = { kind: 'none' | 'unnamed' } | { kind: 'provider'; name: string }
