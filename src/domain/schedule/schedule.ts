/** What happens when time passes (design: safeguards S14), as data: the help page is made from it. */

/** What rules act on, one at a time. */
export const scheduleSubjects = ['application', 'hours', 'project', 'volunteer'] as const
export type ScheduleSubject = (typeof scheduleSubjects)[number]

export const scheduledRules = ['application.reminder', 'application.release'] as const
export type ScheduledRule = (typeof scheduledRules)[number]

interface RuleFacts {
  subject: ScheduleSubject
  /** The reminder that comes first. After it people have some days, also after a downtime. */
  follows: ScheduledRule | null
}

export const scheduleRules: Readonly<Record<ScheduledRule, RuleFacts>> = {
  /** Members are reminded of an undecided application. */
  'application.reminder': { subject: 'application', follows: null },
  /** The volunteer is released: the application is closed with an apology and alternatives. */
  'application.release': { subject: 'application', follows: 'application.reminder' },
}

/** Days after the cause, such as the arrival of an application; each one is a step of the rule. */
export type ScheduleDays = Readonly<Record<ScheduledRule, readonly number[]>>

/** Used unless a setting says otherwise. */
export const scheduleDefaults: ScheduleDays = {
  'application.reminder': [2, 5, 10],
  'application.release': [14],
}

export interface PlannedAction {
  rule: ScheduledRule
  /** From 1. */
  step: number
  dueAt: Date
}

const dayMs = 86_400_000

/** Days that people have after a reminder before what follows, also after a downtime. */
const noticeDays = 3

/** The earliest time of what follows a reminder. */
export const findNoticeEnd = (reminder: Date): Date => new Date(reminder.getTime() + noticeDays * dayMs)

/**
 * The actions of a rule that follow from a cause. Of the steps whose time has passed, because the rule is newer than
 * its cause or the number of days was lowered, only the last one is planned: a reminder for now, and what follows it
 * still leaves the days between the two.
 */
export function planRule(
  rule: ScheduledRule,
  days: ScheduleDays,
  { since, now }: { since: Date; now: Date },
): PlannedAction[] {
  const after = (count: number, from = since) => new Date(from.getTime() + count * dayMs)
  const steps = days[rule].map((count, index) => ({ rule, step: index + 1, dueAt: after(count) }))
  const passed = steps.filter(({ dueAt }) => dueAt <= now)
  const last = passed.at(-1)
  const late = after(countNoticeDays(rule, days), now)
  return [...(last ? [{ ...last, dueAt: late }] : []), ...steps.slice(passed.length)]
}

function countNoticeDays(rule: ScheduledRule, days: ScheduleDays): number {
  const { follows } = scheduleRules[rule]
  if (!follows) return 0
  const [first = 0] = days[rule]
  return Math.max(noticeDays, first - (days[follows].at(-1) ?? 0))
}

/** Whether a text is one of the rules; rows may contain rules of another release. */
export function isScheduledRule(word: string): word is ScheduledRule {
  return scheduledRules.some((rule) => rule === word)
}

/** How an action ended. `canceled`: its cause was gone. `skipped`: by an administrator. */
export const scheduledOutcomes = ['done', 'canceled', 'skipped', 'failed'] as const
export type ScheduledOutcome = (typeof scheduledOutcomes)[number]
