/** What the daily email to the staff says. */
import { formatLongDay } from '#contract/i18n/dates.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { WaitingItem } from '#contract/administration/home.ts'
import { dayInZone } from '#domain/time/time.ts'
import { waitingPaths } from '#contract/administration/waiting-paths.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { staffEmailsCatalog } from '#server/email/texts/staff-emails-texts.ts'

export function writeWaitingEmail(
  language: Language,
  { items, timeZone }: { items: readonly WaitingItem[]; timeZone: string },
): EmailContent {
  const texts = staffEmailsCatalog.read(language)
  const count = items.reduce((sum, item) => sum + item.count, 0)
  const entries = items.flatMap(({ kind, count: waiting, oldestAt, isLate }) => {
    if (kind === 'skills' || oldestAt === null) return []
    const what = texts.names[kind]({ count: waiting })
    const day = formatLongDay(language, dayInZone(new Date(oldestAt), timeZone))
    return [{ text: (isLate ? texts.late : texts.since)({ what, day }), path: waitingPaths[kind] }]
  })
  return {
    subject: texts.subject({ count }),
    paragraphs: [texts.happened],
    sections: [{ title: texts.title, entries }],
    action: texts.action,
    why: emailsCatalog.read(language).why.administrator,
  }
}
