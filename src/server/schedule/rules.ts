/** When each rule of the schedule has a cause, and what it does. */
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import { releaseApplicant } from '#server/features/applications/release.ts'
import { remindMembers } from '#server/features/applications/remind.ts'
import { findPendingCauses } from '#server/features/applications/reminder-queries.ts'
import type { FindCauses } from './action-queries.ts'
import type { ActionHandler } from './handler.ts'

export interface ServerRule {
  findCauses: FindCauses
  perform: ActionHandler
}

export const serverRules: Readonly<Record<ScheduledRule, ServerRule>> = {
  'application.reminder': { findCauses: findPendingCauses, perform: remindMembers },
  'application.release': { findCauses: findPendingCauses, perform: releaseApplicant },
}
