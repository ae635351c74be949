/** When each rule of the schedule has a cause, and what it does. */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import { releaseApplicant } from '#server/features/applications/work/release.ts'
import { remindMembers, updateVolunteer } from '#server/features/applications/work/remind.ts'
import * as dates from '#server/features/projects/managing/date-queries.ts'
import * as dateReminders from '#server/features/projects/managing/date-reminders.ts'
import * as workChecks from '#server/features/applications/work/work-checks.ts'
import {
  findRenewalCauses,
  findSilenceCauses,
} from '#server/features/applications/work/work-check-queries.ts'
import { findPendingCauses } from '#server/features/applications/work/reminder-queries.ts'
import { confirmUnanswered, remindOfHours } from '#server/features/hours/unanswered.ts'
import { findWaitingHoursCauses } from '#server/features/hours/unanswered-queries.ts'
import { remindOfReview } from '#server/features/reviews/reminder.ts'
import { findReviewCauses } from '#server/features/reviews/reminder-queries.ts'
import { sendSummary } from '#server/features/notifications/summary.ts'
import { findSummaryCauses } from '#server/features/notifications/summary-queries.ts'
import { findInviteCauses } from '#server/features/invites/queries.ts'
import { expireInvite, remindOfInvite } from '#server/features/invites/time.ts'
import type { FindCauses } from './action-queries.ts'
import type { ActionHandler } from './handler.ts'

export interface ServerRule {
  findCauses: FindCauses
  perform: ActionHandler
}

export const serverRules: Readonly<Record<ScheduledRule, ServerRule>> = {
  'application.reminder': { findCauses: findPendingCauses, perform: remindMembers },
  'application.release': { findCauses: findPendingCauses, perform: releaseApplicant },
  'hours.reminder': { findCauses: findWaitingHoursCauses, perform: remindOfHours },
  'hours.confirmation': { findCauses: findWaitingHoursCauses, perform: confirmUnanswered },
  'work.silence': { findCauses: findSilenceCauses, perform: workChecks.requestCheckIn },
  'work.freeing': { findCauses: findSilenceCauses, perform: workChecks.offerSpot },
  'work.renewal': { findCauses: findRenewalCauses, perform: workChecks.requestRenewal },
  'work.overdue': { findCauses: findRenewalCauses, perform: workChecks.markOverdue },
  'application.update': { findCauses: findPendingCauses, perform: updateVolunteer },
  'project.deadline': { findCauses: dates.findDeadlineCauses, perform: dateReminders.remindOfDeadline },
  'project.start': { findCauses: dates.findStartCauses, perform: dateReminders.remindOfStart },
  'project.end': { findCauses: dates.findEndCauses, perform: dateReminders.remindOfEnd },
  'project.completion': { findCauses: dates.findPassedEndCauses, perform: dateReminders.requestCompletion },
  'work.review': { findCauses: findReviewCauses, perform: remindOfReview },
  'volunteer.summary': { findCauses: findSummaryCauses, perform: sendSummary },
  'invite.reminder': { findCauses: findInviteCauses, perform: remindOfInvite },
  'invite.expiry': { findCauses: findInviteCauses, perform: expireInvite },
}
