/** The email of the weekly summary. */
import { z } from '#contract/zod.ts'
import { writeSummaryEmail } from '#server/email/content/summary.ts'
import { findRecipient } from '#server/email/recipient-queries.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { findWeeklySummary, type WeeklySummary } from '#server/features/dashboards/summary-queries.ts'
import { findSummaryDay } from '#server/features/notifications/summary-queries.ts'

const emptySummary: WeeklySummary = { matches: [], waiting: [], deadlines: [], hours: [] }

export const summaryTemplates = {
  /** Not sent if it was turned off in the meantime, by the reader or a setting, or if there is nothing to say. */
  'volunteer.summary': defineEmail({
    data: z.object({ userId: z.uuid(), day: z.iso.date(), since: z.iso.datetime() }),
    // Like a notification, it waits for the end of quiet hours.
    subscription: ({ userId }) => ({ userId, topic: null }),
    list: 'weekly_summary',
    async load({ db, config }, { userId }) {
      if (config.scheduleDays['volunteer.summary'].length === 0) return null
      if ((await findSummaryDay(db, userId)) === null) return null
      const recipient = await findRecipient(db, { userId })
      return recipient && { recipient, summary: emptySummary }
    },
    // Finding it takes long, and is not needed for its subject.
    async claim({ db, config, now }, row) {
      const ctx = { db, config, now: () => now }
      const summary = await findWeeklySummary(ctx, { userId: row.userId, since: new Date(row.since) })
      return summary && { ...row, summary }
    },
    render: (language, { summary }) => writeSummaryEmail(language, summary),
    path: '/volunteer-dashboard',
    name: ({ userId, day }) => `summary-${day}.user-${userId}`,
    // A summary that is days late is of no use.
    maxAttempts: attemptsOfOneDay,
  }),
}
