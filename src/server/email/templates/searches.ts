/** The emails about what saved searches found: one project immediately, or those of a day or week. */
import { projectPath } from '#contract/notifications/paths.ts'
import { z } from '#contract/zod.ts'
import { createSigner } from '#server/config/secrets.ts'
import { writeFoundEmail } from '#server/email/content/searches.ts'
import { hasUnsubscribed } from '#server/email/preference-queries.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { defineEmail } from '#server/email/template.ts'
import { signSubscription } from '#server/email/unsubscribe-token.ts'
import { listSent, type SentProject } from './search-queries.ts'

/** The search of all of them; null if there are several. */
function findOnlySearch(sent: readonly SentProject[]) {
  const [first] = sent
  return first && sent.every(({ search }) => search.id === first.search.id) ? first.search : null
}

export const searchTemplates = {
  /** Not sent if the searches ended in the meantime, or none of the projects is listed anymore. */
  'search.found': defineEmail({
    data: z.object({ userId: z.uuid(), sendId: z.uuid() }),
    subscription: ({ userId }) => ({ userId, topic: 'searches' }),
    async load({ db, config }, about) {
      const recipient = await findRecipient(db, about)
      const sent = recipient ? await listSent(db, about) : []
      if (!recipient || sent.length === 0) return null
      if (await hasUnsubscribed(db, { userId: about.userId, topic: 'searches' })) return null
      const signer = createSigner(config.secrets)
      const endPath = (searchId: string) =>
        `/auth/unsubscribe#${signSubscription(signer, { userId: about.userId, topic: 'saved_search', searchId })}`
      return { recipient, sent, endPath }
    },
    searchOf: ({ sent }) => findOnlySearch(sent),
    render: (language, { sent, endPath }) => writeFoundEmail(language, { sent, endPath }),
    path: ({ sent }) =>
      sent.length === 1 && sent[0] ? projectPath(sent[0].project.id) : '/profile?tab=settings#saved-searches',
    name: ({ sendId, userId }) => `search-${sendId}.user-${userId}`,
  }),
}
