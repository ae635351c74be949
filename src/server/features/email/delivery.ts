/** How emails leave the product, without what signs in to the mail server. */
import type { EmailDelivery } from '#contract/email/email.ts'
import type { Context } from '#server/context.ts'
import { findOutboxReason, sendsEmail } from '#server/email/transport.ts'
import { countBounced } from '#server/queries/email-bounces.ts'
import { contactOf } from '#server/site/current-site.ts'

export async function presentDelivery({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<EmailDelivery> {
  const { mailApi, mailFrom, mailOnlyTo, environment } = config
  return {
    transport: mailApi ? 'api' : sendsEmail(config) ? 'smtp' : 'outbox',
    server: findServer(config),
    sender: mailFrom,
    replyTo: contactOf(config),
    onlyTo: [...mailOnlyTo],
    inboundDomain: config.inbound?.domain ?? null,
    bounced: await countBounced(db),
    showsOutbox: environment !== 'production' && findOutboxReason(config) !== null,
  }
}

/** Where emails are handed over, without what signs in there. */
function findServer({ smtpUrl, mailApi }: Context['config']): string | null {
  if (mailApi) return new URL(mailApi.url).origin
  if (smtpUrl === null) return null
  // The origin of an address that is not http is no text to show.
  const { protocol, host } = new URL(smtpUrl)
  return `${protocol}//${host}`
}
