/** What happens when time passes (design: safeguards S14), as data: the help page is made from it. */

/** One by one, a rule acts on one subject, such as an application. */
export const scheduledRules = ['application.reminder', 'application.release'] as const
export type ScheduledRule = (typeof scheduledRules)[number]

/** Days after the cause, such as the arrival of an application; each one is a step of the rule. */
export type ScheduleDays = Readonly<Record<ScheduledRule, readonly number[]>>

/** Used unless a setting says otherwise. */
export const scheduleDefaults: ScheduleDays = {
  /** Members are reminded of an undecided application. */
  'application.reminder': [2, 5, 10],
  /** The volunteer is released: the application is closed with an apology and alternatives. */
  'application.release': [14],
}

export interface PlannedAction {
  rule: ScheduledRule
  /** From 1. */
  step: number
  dueAt: Date
}

const dayMs = 86_400_000

/** Days that members have after a reminder before the volunteer is released, also after a downtime. */
export const releaseNoticeDays = 3

/** The earliest time of a release after the last reminder. */
export const releaseAfter = (reminder: Date): Date => new Date(reminder.getTime() + releaseNoticeDays * dayMs)

/**
 * The actions that follow from a cause. Of the steps whose time has passed, because the rule is newer than its cause
 * or the number of days was lowered, only the last reminder is planned, for now; a release still leaves the days
 * between the two.
 */
export function planActions(days: ScheduleDays, { since, now }: { since: Date; now: Date }): PlannedAction[] {
  const after = (count: number, from = since) => new Date(from.getTime() + count * dayMs)
  const plan = (rule: ScheduledRule, late: Date) => {
    const steps = days[rule].map((count, index) => ({ rule, step: index + 1, dueAt: after(count) }))
    const passed = steps.filter(({ dueAt }) => dueAt <= now)
    const last = passed.at(-1)
    return [...(last ? [{ ...last, dueAt: late }] : []), ...steps.slice(passed.length)]
  }
  const reminder = days['application.reminder'].at(-1) ?? 0
  const [release = 0] = days['application.release']
  const notice = Math.max(releaseNoticeDays, release - reminder)
  return [...plan('application.reminder', now), ...plan('application.release', after(notice, now))]
}

/** How an action ended. `canceled`: its cause was gone. `skipped`: by an administrator. */
export const scheduledOutcomes = ['done', 'canceled', 'skipped', 'failed'] as const
export type ScheduledOutcome = (typeof scheduledOutcomes)[number]
