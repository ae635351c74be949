/** The rules of the schedule in plain words: a rule without a name, a sentence or a subject does not compile. */
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { scheduleRulesCatalog } from '#contract/texts/schedule-rules-texts.ts'
import {
  scheduleRules,
  type ScheduleDays,
  type ScheduledRule,
  type ScheduleSubject,
} from '#domain/schedule/schedule.ts'

interface RuleWords {
  name: string
  /** What happens when, with the days that this server has set. */
  sentence: string
  /** What the rule acts on. */
  subject: string
}

/** A rule in words. */
export function describeRule(rule: ScheduledRule, days: ScheduleDays, language: Language): RuleWords {
  const texts = scheduleRulesCatalog.read(language)
  const subjects: Record<ScheduleSubject, string> = texts.subjects
  const names: Record<ScheduledRule, string> = texts.names
  const sentences: Record<ScheduledRule, string | ((values: { days: string; last: number }) => string)> =
    texts.sentences
  const sentence = sentences[rule]
  const last = days[rule].at(-1)
  const words = formatList(language, days[rule].map(String), 'conjunction')
  return {
    name: names[rule],
    sentence:
      last === undefined
        ? texts.off
        : typeof sentence === 'string'
          ? sentence
          : sentence({ days: words, last }),
    subject: subjects[scheduleRules[rule].subject],
  }
}
