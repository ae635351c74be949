/** The daily email about what waits for the staff. */
import { z } from '#contract/zod.ts'
import { writeWaitingEmail } from '#server/email/content/staff.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { needsSecondFactor } from '#domain/accounts/administrators.ts'
import { staffWith } from '#domain/accounts/staff.ts'
import { listCountedKinds } from '#domain/administration/waiting.ts'
import { listWaiting } from '#server/features/administration/queries.ts'
import { findReader } from '#server/features/administration/waiting-queries.ts'

export const staffTemplates = {
  /** Not sent if everything was decided in the meantime, or the role or the wish for it is gone. */
  'staff.waiting': defineEmail({
    data: z.object({ userId: z.uuid(), day: z.iso.date() }),
    // Like a notification, it waits for the end of quiet hours.
    subscription: ({ userId }) => ({ userId, topic: null }),
    list: 'administration',
    async load({ db, now, config }, { userId }) {
      const recipient = await findRecipient(db, { userId })
      const reader = await findReader(db, userId)
      if (!recipient || !reader) return null
      const member = staffWith(reader.roles)
      const kinds = listCountedKinds(member)
      const seen = { ...member, id: userId, withSecondFactor: needsSecondFactor(config) }
      const items = await listWaiting(db, { reader: seen, kinds, now })
      return items.length > 0 ? { recipient, items, timeZone: reader.timeZone } : null
    },
    render: (language, { items, timeZone }) => writeWaitingEmail(language, { items, timeZone }),
    path: '/admin',
    name: ({ userId, day }) => `waiting-${day}.user-${userId}`,
    maxAttempts: attemptsOfOneDay,
  }),
}
