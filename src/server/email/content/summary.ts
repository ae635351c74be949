/** The content of the weekly summary. */
import { formatLongDay } from '#contract/i18n/dates.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { projectPath } from '#contract/notifications/paths.ts'
import type { EmailContent } from '#server/email/email.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { summaryEmailsCatalog } from '#server/email/texts/summary-emails-texts.ts'
import type { WeeklySummary } from '#server/features/dashboards/summary-queries.ts'
import { aboutSchedule } from './content.ts'

const applicationPath = ({ applicationId }: { applicationId: string }) =>
  `/applications?tab=mine&application=${applicationId}`

export function writeSummaryEmail(
  language: Language,
  { matches, waiting, deadlines, hours }: WeeklySummary,
): EmailContent {
  const texts = summaryEmailsCatalog.read(language)
  const shared = emailsCatalog.read(language)
  const name = ({
    project,
    organizationName,
  }: WeeklySummary['matches' | 'waiting' | 'deadlines' | 'hours'][number]) => ({
    project: project.title,
    organization: organizationName,
  })
  const sections = [
    {
      title: texts.matches,
      entries: matches.map((one) => ({
        text: texts.match({ ...name(one), score: one.score }),
        path: projectPath(one.project.id),
      })),
    },
    {
      title: texts.deadlines,
      entries: deadlines.map((one) => ({
        text: texts.deadline({ ...name(one), day: formatLongDay(language, one.day) }),
        path: projectPath(one.project.id),
      })),
    },
    {
      title: texts.hours,
      entries: hours.map((one) => ({ text: texts.work(name(one)), path: applicationPath(one) })),
    },
    {
      title: texts.waiting,
      entries: waiting.map((one) => ({
        text: texts.waited({ ...name(one), days: one.days }),
        path: applicationPath(one),
      })),
    },
  ]
  return {
    subject: texts.subject,
    paragraphs: [texts.happened],
    sections: sections.filter(({ entries }) => entries.length > 0),
    action: texts.action,
    why: shared.why.summary,
    rules: aboutSchedule(shared),
  }
}
