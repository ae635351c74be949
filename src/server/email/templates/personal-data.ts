/** Emails about a person's data. */
import { z } from '#contract/zod.ts'
import { toQuotedReason } from '#domain/text/text.ts'
import { writeExportFailed, writeExportReady } from '#server/email/content/personal-data.ts'
import { findRecipientWhoCanSignIn } from '#server/email/recipient-queries.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { findExportForEmail } from '#server/features/personal-data/queries.ts'

/** Where people request and download their data. */
const path = '/profile?tab=settings#personal-data'

const aboutExport = z.object({ userId: z.uuid(), exportId: z.uuid(), reason: z.string().nullish() })

export const personalDataTemplates = {
  'personalData.exportReady': defineEmail({
    data: aboutExport,
    async load({ db, now }, { userId, exportId }) {
      const recipient = await findRecipientWhoCanSignIn(db, { userId })
      const found = recipient && (await findExportForEmail(db, exportId))
      if (!recipient || !found?.expiresAt || found.expiresAt <= now) return null
      return { recipient, timeZone: found.timeZone, expiresAt: found.expiresAt }
    },
    render: (language, { reason, expiresAt, timeZone }) =>
      writeExportReady(language, { expiresAt, timeZone, reason: reason ? toQuotedReason(reason) : null }),
    path,
    name: ({ exportId }) => `export-${exportId}`,
  }),
  'personalData.exportFailed': defineEmail({
    data: aboutExport,
    async load({ db }, { userId }) {
      const recipient = await findRecipientWhoCanSignIn(db, { userId })
      return recipient && { recipient }
    },
    render: (language) => writeExportFailed(language),
    path,
    name: ({ exportId }) => `export-failed-${exportId}`,
    maxAttempts: attemptsOfOneDay,
  }),
}
