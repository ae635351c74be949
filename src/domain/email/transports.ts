/** How emails leave the product: by a mail server, by the API of a provider, or not at all. */
export const emailTransports = ['smtp', 'api', 'outbox'] as const
export type EmailTransportName = (typeof emailTransports)[number]

/** The setting that chooses each. Without any of them, emails stay in the outbox. */
const chosenBy: Readonly<Record<Exclude<EmailTransportName, 'outbox'>, string>> = {
  smtp: 'SMTP_URL',
  api: 'MAIL_API',
}

/** The settings of which one lets emails leave, for texts that say what to set. */
export const transportSettings: readonly string[] = Object.values(chosenBy)

/**
 * Who delivers the emails of a site: no one if they stay in the outbox, a mail server of its own, or a provider by its name
 * or its domain.
 */
export type EmailProvider = { kind: 'none' | 'own' } | { kind: 'provider'; name: string }
