/** What the daily email to the staff says. */
import { formatLongDay } from '#contract/i18n/dates.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { WaitingItem } from '#contract/administration/home.ts'
import { waitingPaths } from '#contract/administration/waiting-paths.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { notificationEmailsCatalog } from '#server/email/texts/notification-emails-texts.ts'

export function writeWaitingEmail(language: Language, items: readonly WaitingItem[]): EmailContent {
  const { waiting: texts } = notificationEmailsCatalog.read(language)
  const count = items.reduce((sum, item) => sum + item.count, 0)
  const entries = items.map(({ kind, count: waiting, oldestAt, isLate }) => {
    const what = texts.names[kind]({ count: waiting })
    if (oldestAt === null) return { text: what, path: waitingPaths[kind] }
    const day = formatLongDay(language, oldestAt.slice(0, 10))
    return { text: (isLate ? texts.late : texts.since)({ what, day }), path: waitingPaths[kind] }
  })
  return {
    subject: texts.subject({ count }),
    paragraphs: [texts.happened],
    sections: [{ title: texts.title, entries }],
    action: texts.action,
    why: emailsCatalog.read(language).why.administrator,
  }
}
