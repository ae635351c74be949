/** How emails leave the product, without what signs in to the mail server. */
import type { EmailDelivery } from '#contract/email/email.ts'
import type { Context } from '#server/context.ts'
import { findOutboxReason, findTransport } from '#server/email/transport.ts'
import { countBounced } from '#server/queries/accounts/email-bounces.ts'
import { contactOf } from '#server/site/current-site.ts'
import { hasStored } from './stored-queries.ts'

export async function presentDelivery({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<EmailDelivery> {
  const { mail, mailFrom, mailOnlyTo, environment } = config
  const isStoring = findOutboxReason(config) !== null
  return {
    transport: mail.transport,
    server: findTransport(config).server,
    sender: mailFrom,
    replyTo: contactOf(config),
    onlyTo: [...mailOnlyTo],
    inboundDomain: config.inbound?.domain ?? null,
    bounced: await countBounced(db),
    storesEmails: isStoring || (await hasStored(db)),
    showsOutbox: environment !== 'production' && isStoring,
  }
}
