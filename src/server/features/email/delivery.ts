/** How emails leave the product, without what signs in to the mail server. */
import type { EmailDelivery } from '#contract/email/email.ts'
import type { Context } from '#server/context.ts'
import { sendsEmail } from '#server/email/transport.ts'
import { countBounced } from '#server/queries/email-bounces.ts'
import { contactOf } from '#server/site/current-site.ts'

export async function presentDelivery({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<EmailDelivery> {
  const { smtpUrl, mailFrom, mailOnlyTo, environment } = config
  const { protocol, host } = new URL(smtpUrl ?? 'smtp://localhost')
  return {
    transport: sendsEmail(config) ? 'smtp' : 'outbox',
    server: smtpUrl === null ? null : `${protocol}//${host}`,
    sender: mailFrom,
    replyTo: contactOf(config),
    onlyTo: [...mailOnlyTo],
    inboundDomain: config.inbound?.domain ?? null,
    bounced: await countBounced(db),
    showsOutbox: environment !== 'production' && (smtpUrl === null || mailOnlyTo.length > 0),
  }
}
