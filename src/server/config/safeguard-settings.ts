/** The settings of the safeguards (design: safeguards). */
import { z } from 'zod'
import type { FirstContactLimits } from '#domain/messages/messaging.ts'
import { queueRule } from '#domain/projects/projects.ts'
import { scheduleDefaults, type ScheduleDays, type ScheduledRule } from '#domain/schedule/schedule.ts'
import { dayList, flag, wholeNumberSetting } from './setting-kinds.ts'

/** A number of days after which a rule acts once; 0 turns it off. */
const oneDay = (rule: ScheduledRule) =>
  wholeNumberSetting(scheduleDefaults[rule][0] ?? 0, [0, 365]).transform((days) => (days === 0 ? [] : [days]))

export const safeguardSettings = {
  HOLD_FOR_REVIEW: flag(false),
  REMIND_AFTER_DAYS: dayList(scheduleDefaults['application.reminder']),
  RELEASE_AFTER_DAYS: oneDay('application.release'),
  APPLICATIONS_PER_SPOT: wholeNumberSetting(queueRule.applicationsPerSpot, [0, 1000]),
  REMIND_OF_HOURS_AFTER_DAYS: dayList(scheduleDefaults['hours.reminder']),
  CONFIRM_HOURS_AFTER_DAYS: oneDay('hours.confirmation'),
  ASK_SILENT_AFTER_DAYS: oneDay('work.silence'),
  FREE_SPOT_AFTER_DAYS: oneDay('work.freeing'),
  RENEW_AFTER_DAYS: oneDay('work.renewal'),
  RENEWAL_OVERDUE_AFTER_DAYS: oneDay('work.overdue'),
  UPDATE_VOLUNTEER_AFTER_DAYS: oneDay('application.update'),
  DEADLINE_NEAR_DAYS: oneDay('project.deadline'),
  START_NEAR_DAYS: oneDay('project.start'),
  END_NEAR_DAYS: oneDay('project.end'),
  ASK_FOR_COMPLETION_AFTER_DAYS: oneDay('project.completion'),
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
    'application.release': values.RELEASE_AFTER_DAYS,
    'hours.reminder': values.REMIND_OF_HOURS_AFTER_DAYS,
    'hours.confirmation': values.CONFIRM_HOURS_AFTER_DAYS,
    'work.silence': values.ASK_SILENT_AFTER_DAYS,
    'work.freeing': values.FREE_SPOT_AFTER_DAYS,
    'work.renewal': values.RENEW_AFTER_DAYS,
    'work.overdue': values.RENEWAL_OVERDUE_AFTER_DAYS,
    'application.update': values.UPDATE_VOLUNTEER_AFTER_DAYS,
    'project.deadline': values.DEADLINE_NEAR_DAYS,
    'project.start': values.START_NEAR_DAYS,
    'project.end': values.END_NEAR_DAYS,
    'project.completion': values.ASK_FOR_COMPLETION_AFTER_DAYS,
  },
  applicationsPerSpot: values.APPLICATIONS_PER_SPOT,
  firstMessagesADay: {
    standard: values.FIRST_MESSAGES_A_DAY,
    confirmed: values.FIRST_MESSAGES_A_DAY_CONFIRMED,
  },
})
