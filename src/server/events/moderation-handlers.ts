/** The part of the table of `handlers.ts` that is about suspended and reported accounts, and appeals. */
import type { HandlersOf } from './event.ts'
import * as appeals from './handlers/appeals.ts'
import * as invites from './handlers/invites.ts'
import * as moderation from './handlers/moderation.ts'
import * as rankings from './handlers/rankings.ts'
import type { ModerationEvents } from './types/moderation.ts'

export const moderationHandlers: HandlersOf<keyof ModerationEvents | 'project.suspended'> = {
  'account.suspended': [
    moderation.withdrawApplications,
    invites.closeForLeaving,
    moderation.emailPerson,
    moderation.decideReportsOfSuspended,
  ],
  'account.reinstated': [moderation.emailPerson],
  'account.reported': [],
  'account.reports_decided': [moderation.notifyReported, moderation.notifyAccountReporters],
  'organization.reported': [],
  'organization.suspended': [
    moderation.emailAllMembers,
    moderation.publishSuspended,
    moderation.decideReportsOfSuspended,
    moderation.signalSuspension,
    rankings.recomputeOrganizationRanking,
  ],
  'organization.reinstated': [
    moderation.emailAllMembers,
    moderation.publishReinstated,
    moderation.signalSuspension,
    rankings.recomputeOrganizationRanking,
  ],
  'project.suspended': [moderation.notifySuspended],
  'organization.reports_decided': [moderation.notifyReported, moderation.notifyAccountReporters],
  // Administrators find it in their queue.
  'appeal.filed': [],
  'appeal.decided': [appeals.notifyParties],
}
