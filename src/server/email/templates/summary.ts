/** The email of the weekly summary. */
import { z } from '#contract/zod.ts'
import { writeSummaryEmail } from '#server/email/content/summary.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { findWeeklySummary } from '#server/features/dashboards/summary-queries.ts'
import { findSummaryDay } from '#server/features/notifications/summary-queries.ts'

export const summaryTemplates = {
  /** Not sent if it was turned off in the meantime, or if there is nothing to say. */
  'volunteer.summary': defineEmail({
    data: z.object({ userId: z.uuid(), day: z.iso.date(), since: z.iso.datetime() }),
    // Like a notification, it waits for the end of quiet hours.
    subscription: ({ userId }) => ({ userId, topic: null }),
    list: 'weekly_summary',
    async load({ db, config, now }, { userId, since }) {
      if ((await findSummaryDay(db, userId)) === null) return null
      const recipient = await findRecipient(db, { userId })
      const ctx = { db, config, now: () => now }
      const summary = recipient && (await findWeeklySummary(ctx, { userId, since: new Date(since) }))
      return summary && { recipient, summary }
    },
    render: (language, { summary }) => writeSummaryEmail(language, summary),
    path: '/volunteer-dashboard',
    name: ({ userId, day }) => `summary-${day}.user-${userId}`,
    // A summary that is days late is of no use.
    maxAttempts: attemptsOfOneDay,
  }),
}
