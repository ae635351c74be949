/** What happens when time passes (design: safeguards S14), as data: the help page is made from it. */

/** One by one, a rule acts on one subject, such as an application. */
export const scheduledRules = ['application.reminder'] as const
export type ScheduledRule = (typeof scheduledRules)[number]

/** Days after the cause, such as the arrival of an application; each one is a step of the rule. */
export type ScheduleDays = Readonly<Record<ScheduledRule, readonly number[]>>

/** Used unless a setting says otherwise. */
export const scheduleDefaults: ScheduleDays = {
  /** Members are reminded of an undecided application. */
  'application.reminder': [2, 5, 10],
}

export interface PlannedAction {
  rule: ScheduledRule
  /** From 1. */
  step: number
  dueAt: Date
}

const dayMs = 86_400_000

/**
 * The actions that follow from a cause. Of the steps whose time has passed, because the rule is newer than its cause
 * or the number of days was lowered, only the last one is planned, for now.
 */
export function planActions(days: ScheduleDays, { since, now }: { since: Date; now: Date }): PlannedAction[] {
  return scheduledRules.flatMap((rule) => {
    const steps = days[rule].map((count, index) => ({
      rule,
      step: index + 1,
      dueAt: new Date(since.getTime() + count * dayMs),
    }))
    const passed = steps.filter(({ dueAt }) => dueAt <= now)
    const last = passed.at(-1)
    return [...(last ? [{ ...last, dueAt: now }] : []), ...steps.slice(passed.length)]
  })
}

/** How an action ended. `canceled`: its cause was gone. `skipped`: by an administrator. */
export const scheduledOutcomes = ['done', 'canceled', 'skipped', 'failed'] as const
export type ScheduledOutcome = (typeof scheduledOutcomes)[number]

/** The lists of administrators. */
export const scheduledStates = ['due', 'done', 'failed'] as const
export type ScheduledState = (typeof scheduledStates)[number]
