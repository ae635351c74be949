/** What happens when time passes, as the rules and the settings of this site say (safeguards S14, S15). */
import type { Language } from '#contract/i18n/languages.ts'
import { describeRule } from '#contract/schedule/rules.ts'
import { safeguardOf } from '#domain/safeguards/scheduled.ts'
import { queueRule } from '#domain/projects/projects.ts'
import { scheduledRules } from '#domain/schedule/schedule.ts'
import type { Site } from '#web/lib/site/site.ts'
import { points, terms, text, type HelpText } from './help-blocks.ts'
import type { HelpScheduleTexts } from './texts/help-schedule-texts.ts'

export function describeSchedule(
  { title, intro, rules, queue, emails, safeguard: nameOf }: HelpScheduleTexts,
  language: Language,
  { scheduleDays, applicationsPerSpot }: Pick<Site, 'scheduleDays' | 'applicationsPerSpot'>,
): HelpText {
  return {
    title,
    intro,
    sections: [
      {
        id: 'rules',
        title: rules.title,
        blocks: [
          text(rules.text),
          terms(
            ...scheduledRules.map((rule) => {
              const { name, sentence, subject } = describeRule(rule, scheduleDays, language)
              const code = safeguardOf(rule)
              return {
                id: rule,
                name,
                text: sentence,
                note: subject,
                ...(code && { more: { topic: 'safeguards' as const, id: code, name: nameOf({ code }) } }),
              }
            }),
          ),
        ],
      },
      {
        id: 'queue',
        title: queue.title,
        blocks:
          applicationsPerSpot === 0
            ? [text(queue.none)]
            : [
                text(queue.text({ count: applicationsPerSpot, spots: queueRule.spotsIfUnlimited })),
                text(queue.reopens),
              ],
      },
      { id: 'emails', title: emails.title, blocks: [points(emails.off, emails.quiet, emails.once)] },
    ],
  }
}
