/** The settings of the safeguards (design: safeguards). */
import { z } from 'zod'
import type { FirstContactLimits } from '#domain/messages/messaging.ts'
import { queueRule } from '#domain/projects/projects.ts'
import { scheduleDefaults, type ScheduleDays } from '#domain/schedule/schedule.ts'
import { dayList, flag, wholeNumberSetting } from './setting-kinds.ts'

export const safeguardSettings = {
  HOLD_FOR_REVIEW: flag(false),
  REMIND_AFTER_DAYS: dayList(scheduleDefaults['application.reminder']),
  RELEASE_AFTER_DAYS: wholeNumberSetting(scheduleDefaults['application.release'][0] ?? 0, [0, 365]),
  APPLICATIONS_PER_SPOT: wholeNumberSetting(queueRule.applicationsPerSpot, [0, 1000]),
  FIRST_MESSAGES_A_DAY: wholeNumberSetting(10, [0, 10_000]),
  FIRST_MESSAGES_A_DAY_CONFIRMED: wholeNumberSetting(40, [0, 10_000]),
}

const written = z.object(safeguardSettings)

export interface SafeguardConfig {
  /** A project that a safeguard asks to look at stays hidden until an administrator dismisses its case. */
  readonly holdsForReview: boolean
  /** How many days after its cause each scheduled action is due (safeguard S14). */
  readonly scheduleDays: ScheduleDays
  /** How many undecided applications per open spot a project takes before its queue pauses (safeguard S14); 0: no limit. */
  readonly applicationsPerSpot: number
  /** Daily limits on first messages to strangers, for a volunteer and for an organization (safeguard S18). */
  readonly firstMessagesADay: FirstContactLimits
}

export const parseSafeguards = (values: z.output<typeof written>): SafeguardConfig => ({
  holdsForReview: values.HOLD_FOR_REVIEW,
  scheduleDays: {
    'application.reminder': values.REMIND_AFTER_DAYS,
    'application.release': values.RELEASE_AFTER_DAYS === 0 ? [] : [values.RELEASE_AFTER_DAYS],
  },
  applicationsPerSpot: values.APPLICATIONS_PER_SPOT,
  firstMessagesADay: {
    standard: values.FIRST_MESSAGES_A_DAY,
    confirmed: values.FIRST_MESSAGES_A_DAY_CONFIRMED,
  },
})
