/** The safeguards that act by themselves when time passes, and the rules of the schedule that do it. */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import { safeguardCodes, type SafeguardCode } from './safeguards.ts'

export const scheduledSafeguards = {
  S14: ['application.reminder', 'application.release'],
  S15: ['hours.confirmation', 'work.freeing'],
} as const satisfies Partial<Record<SafeguardCode, readonly ScheduledRule[]>>

export type ScheduledSafeguard = keyof typeof scheduledSafeguards

export const isScheduledSafeguard = (code: SafeguardCode): code is ScheduledSafeguard =>
  code in scheduledSafeguards

/** The safeguard that a rule of the schedule carries out; null if it is none of volunteers. */
export const safeguardOf = (rule: ScheduledRule): ScheduledSafeguard | null =>
  safeguardCodes
    .filter(isScheduledSafeguard)
    .find((code) => scheduledSafeguards[code].some((each) => each === rule)) ?? null
