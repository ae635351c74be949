/** The settings of the safeguards (design: safeguards). */
import { z } from 'zod'
import { announcementsADay } from '#domain/messages/announcements.ts'
import { directoryRule } from '#domain/matching/directory.ts'
import type { FirstContactLimits } from '#domain/messages/messaging.ts'
import { queueRule } from '#domain/projects/projects.ts'
import { scheduleDefaults } from '#domain/schedule/defaults.ts'
import {
  dropUnaskedRules,
  findRuleBeforeReminder,
  type ScheduleDays,
  type ScheduledRule,
} from '#domain/schedule/schedule.ts'
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
  REMIND_OF_REVIEW_AFTER_DAYS: oneDay('work.review'),
  WEEKLY_SUMMARY: flag(true).transform((isOn) => (isOn ? scheduleDefaults['volunteer.summary'] : [])),
  REMIND_OF_INVITE_AFTER_DAYS: oneDay('invite.reminder'),
  EXPIRE_INVITE_AFTER_DAYS: oneDay('invite.expiry'),
  FIRST_MESSAGES_A_DAY: wholeNumberSetting(10, [0, 10_000]),
  FIRST_MESSAGES_A_DAY_CONFIRMED: wholeNumberSetting(40, [0, 10_000]),
  INVITES_OF_ONE_A_WEEK: wholeNumberSetting(3, [0, 10_000]),
  ANNOUNCEMENTS_A_DAY: wholeNumberSetting(announcementsADay, [0, 10_000]),
  VOLUNTEERS_A_DAY: wholeNumberSetting(directoryRule.volunteersADay, [100, 1_000_000]),
}

/** The setting of each rule's days. */
const daySettings = {
  'application.reminder': 'REMIND_AFTER_DAYS',
  'application.release': 'RELEASE_AFTER_DAYS',
  'hours.reminder': 'REMIND_OF_HOURS_AFTER_DAYS',
  'hours.confirmation': 'CONFIRM_HOURS_AFTER_DAYS',
  'work.silence': 'ASK_SILENT_AFTER_DAYS',
  'work.freeing': 'FREE_SPOT_AFTER_DAYS',
  'work.renewal': 'RENEW_AFTER_DAYS',
  'work.overdue': 'RENEWAL_OVERDUE_AFTER_DAYS',
  'application.update': 'UPDATE_VOLUNTEER_AFTER_DAYS',
  'project.deadline': 'DEADLINE_NEAR_DAYS',
  'project.start': 'START_NEAR_DAYS',
  'project.end': 'END_NEAR_DAYS',
  'project.completion': 'ASK_FOR_COMPLETION_AFTER_DAYS',
  'work.review': 'REMIND_OF_REVIEW_AFTER_DAYS',
  'volunteer.summary': 'WEEKLY_SUMMARY',
  'invite.reminder': 'REMIND_OF_INVITE_AFTER_DAYS',
  'invite.expiry': 'EXPIRE_INVITE_AFTER_DAYS',
} as const satisfies Record<ScheduledRule, keyof typeof safeguardSettings>

const written = z.object(safeguardSettings)
type Values = z.output<typeof written>

export interface SafeguardConfig {
  /** A project that a safeguard asks to look at stays hidden until an administrator dismisses its case. */
  readonly holdsForReview: boolean
  /** How many days after its cause each scheduled action is due (safeguard S14). */
  readonly scheduleDays: ScheduleDays
  /** How many undecided applications per open spot a project takes before its queue pauses (safeguard S14); 0: no limit. */
  readonly applicationsPerSpot: number
  /** Daily limits on first messages to strangers and on invites, for a volunteer and for an organization (safeguard S18). */
  readonly firstMessagesADay: FirstContactLimits
  /** How many invites a volunteer gets in seven days, from all organizations together (safeguard S18). */
  readonly invitesOfOneAWeek: number
  /** How many messages to all its accepted volunteers a project has per day (UTC). */
  readonly announcementsADay: number
  /** How many different volunteers the directory shows to one member a day (UTC). */
  readonly volunteersADay: number
}

const readDays = (values: Values): ScheduleDays => ({
  'application.reminder': values[daySettings['application.reminder']],
  'application.release': values[daySettings['application.release']],
  'hours.reminder': values[daySettings['hours.reminder']],
  'hours.confirmation': values[daySettings['hours.confirmation']],
  'work.silence': values[daySettings['work.silence']],
  'work.freeing': values[daySettings['work.freeing']],
  'work.renewal': values[daySettings['work.renewal']],
  'work.overdue': values[daySettings['work.overdue']],
  'application.update': values[daySettings['application.update']],
  'project.deadline': values[daySettings['project.deadline']],
  'project.start': values[daySettings['project.start']],
  'project.end': values[daySettings['project.end']],
  'project.completion': values[daySettings['project.completion']],
  'work.review': values[daySettings['work.review']],
  'volunteer.summary': values[daySettings['volunteer.summary']],
  'invite.reminder': values[daySettings['invite.reminder']],
  'invite.expiry': values[daySettings['invite.expiry']],
})

export const parseSafeguards = (values: Values): SafeguardConfig => ({
  holdsForReview: values.HOLD_FOR_REVIEW,
  scheduleDays: dropUnaskedRules(readDays(values)),
  applicationsPerSpot: values.APPLICATIONS_PER_SPOT,
  firstMessagesADay: {
    standard: values.FIRST_MESSAGES_A_DAY,
    confirmed: values.FIRST_MESSAGES_A_DAY_CONFIRMED,
  },
  invitesOfOneAWeek: values.INVITES_OF_ONE_A_WEEK,
  announcementsADay: values.ANNOUNCEMENTS_A_DAY,
  volunteersADay: values.VOLUNTEERS_A_DAY,
})

/** Refuses a rule that would come before its own reminder. */
export function checkSafeguards(values: Values, check: z.RefinementCtx): void {
  const early = findRuleBeforeReminder(readDays(values))
  if (!early) return
  const reminder = daySettings[early.follows]
  check.addIssue({
    code: 'custom',
    path: [daySettings[early.rule]],
    message: `must be more days than the first of ${reminder}, because the reminder comes first; change one of them, or set ${reminder}=0`,
  })
}
