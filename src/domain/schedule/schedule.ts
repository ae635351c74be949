/** What happens when time passes (design: safeguards S3, S14 and S15), as data: the help page is made from it. */

/** What rules act on, one at a time. */
export const scheduleSubjects = ['application', 'hours', 'project', 'volunteer', 'invite'] as const
export type ScheduleSubject = (typeof scheduleSubjects)[number]

export const scheduledRules = [
  'application.reminder',
  'application.release',
  'hours.reminder',
  'hours.confirmation',
  'work.silence',
  'work.freeing',
  'work.renewal',
  'work.overdue',
  'application.update',
  'project.deadline',
  'project.start',
  'project.end',
  'project.completion',
  'work.review',
  'volunteer.summary',
  'invite.reminder',
  'invite.expiry',
] as const
export type ScheduledRule = (typeof scheduledRules)[number]

interface RuleFacts {
  subject: ScheduleSubject
  /** The reminder that comes first. After it people have some days, also after a downtime. */
  follows: ScheduledRule | null
  /** It is about the answer to that reminder, so it is off if the reminder is. */
  needsReminder?: true
  /** The days count up to the cause, such as a deadline, not from it. */
  isBefore?: true
  /** What is late when it is planned, as after an upgrade, is spread over a week, so that it is not asked of all together. */
  isSpread?: true
  /** People know its day from the start, so a late reminder does not move it. */
  keepsDay?: true
}

export const scheduleRules: Readonly<Record<ScheduledRule, RuleFacts>> = {
  /** Members are reminded of an undecided application. */
  'application.reminder': { subject: 'application', follows: null },
  /** The volunteer is released: the application is closed with an apology and alternatives. */
  'application.release': { subject: 'application', follows: 'application.reminder' },
  /** Members are reminded of hours that wait for an answer. */
  'hours.reminder': { subject: 'hours', follows: null },
  /** The hours are confirmed. */
  'hours.confirmation': { subject: 'hours', follows: 'hours.reminder' },
  /** A silent volunteer is asked whether they are still working. */
  'work.silence': { subject: 'application', follows: null, isSpread: true },
  /** The organization can free the spot of a volunteer who stays silent. */
  'work.freeing': { subject: 'application', follows: 'work.silence' },
  /** Both sides are asked to renew ongoing work. */
  'work.renewal': { subject: 'application', follows: null },
  /** Ongoing work that was not renewed is marked. */
  'work.overdue': { subject: 'application', follows: 'work.renewal', needsReminder: true },
  /** The volunteer reads that an application still waits. */
  'application.update': { subject: 'application', follows: null },
  /** The people who saved a project are reminded of its deadline. */
  'project.deadline': { subject: 'project', follows: null, isBefore: true },
  /** Both sides are reminded of the start and the end of accepted work. */
  'project.start': { subject: 'application', follows: null, isBefore: true },
  'project.end': { subject: 'application', follows: null, isBefore: true },
  /** The end has passed: the organization is asked to complete the project. */
  'project.completion': { subject: 'application', follows: null },
  /** A side that has not reviewed done work is reminded. */
  'work.review': { subject: 'application', follows: null },
  /** The weekly summary, for volunteers who chose one: on the day that they chose. */
  'volunteer.summary': { subject: 'volunteer', follows: null },
  /** A volunteer is reminded of an invite without an answer. */
  'invite.reminder': { subject: 'invite', follows: null },
  /** The invite expires. */
  'invite.expiry': { subject: 'invite', follows: 'invite.reminder', keepsDay: true },
}

/** Days after the cause, such as the arrival of an application, or before it; each one is a step of the rule. */
export type ScheduleDays = Readonly<Record<ScheduledRule, readonly number[]>>

/** The days without those of rules that are off because their reminder is. */
export function dropUnaskedRules(days: ScheduleDays): ScheduleDays {
  const off = scheduledRules.filter((rule) => {
    const { follows, needsReminder = false } = scheduleRules[rule]
    return needsReminder && follows !== null && days[follows].length === 0
  })
  return { ...days, ...Object.fromEntries(off.map((rule) => [rule, []])) }
}

/**
 * The first rule whose day is not after the first reminder that it follows; null if there is none. A rule whose reminder
 * is turned off acts on its day without one, unless it needs it.
 */
export function findRuleBeforeReminder(
  days: ScheduleDays,
): { rule: ScheduledRule; follows: ScheduledRule } | null {
  for (const rule of scheduledRules) {
    const { follows } = scheduleRules[rule]
    const [day] = days[rule]
    const [reminder] = follows ? days[follows] : []
    if (follows && day !== undefined && reminder !== undefined && day <= reminder) return { rule, follows }
  }
  return null
}

export interface PlannedAction {
  rule: ScheduledRule
  /** From 1. */
  step: number
  dueAt: Date
}

const dayMs = 86_400_000

/** Days that people have after a reminder before what follows, also after a downtime. */
export const noticeDays = 3

/** The earliest time of what follows a reminder. */
export const findNoticeEnd = (reminder: Date): Date => new Date(reminder.getTime() + noticeDays * dayMs)

/** The latest time of a reminder that what follows at a time needs not wait for. */
export const findNoticeStart = (end: Date): Date => new Date(end.getTime() - noticeDays * dayMs)

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
  const { isBefore = false, isSpread = false } = scheduleRules[rule]
  const after = (count: number, from = since) => new Date(from.getTime() + count * dayMs)
  const counts = isBefore ? days[rule].map((count) => -count).toReversed() : days[rule]
  const steps = counts.map((count, index) => ({ rule, step: index + 1, dueAt: after(count) }))
  const passed = steps.filter(({ dueAt }) => dueAt <= now)
  const last = passed.at(-1)
  const late = isSpread ? findSameTimeOfWeek(since, now) : after(countNoticeDays(rule, days), now)
  return [...(last ? [{ ...last, dueAt: late }] : []), ...steps.slice(passed.length)]
}

/** When the weekday and the time of a cause come next. */
function findSameTimeOfWeek(since: Date, now: Date): Date {
  const week = 7 * dayMs
  const passed = now.getTime() - since.getTime()
  return new Date(since.getTime() + Math.ceil(passed / week) * week)
}

function countNoticeDays(rule: ScheduledRule, days: ScheduleDays): number {
  const { follows, keepsDay = false } = scheduleRules[rule]
  if (!follows || keepsDay) return 0
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
