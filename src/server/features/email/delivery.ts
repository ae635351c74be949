/** How emails leave the product, without what signs in to the mail server. */
import type { EmailDelivery } from '#contract/email/email.ts'
import type { Context } from '#server/context.ts'
import { sendsEmail } from '#server/email/transport.ts'
import { contactOf } from '#server/site/current-site.ts'

export function presentDelivery({ config }: Pick<Context, 'config'>): EmailDelivery {
  const { smtpUrl, mailFrom, mailOnlyTo, environment } = config
  const { protocol, host } = new URL(smtpUrl ?? 'smtp://localhost')
  return {
    transport: sendsEmail(config) ? 'smtp' : 'outbox',
    server: smtpUrl === null ? null : `${protocol}//${host}`,
    sender: mailFrom,
    replyTo: contactOf(config),
    onlyTo: [...mailOnlyTo],
    showsOutbox: environment !== 'production' && (smtpUrl === null || mailOnlyTo.length > 0),
  }
}
