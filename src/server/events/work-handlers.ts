/** The part of the table of `handlers.ts` that is about applications, accepted work and its hours. */
import type { EventType, HandlersOf } from './event.ts'
import * as applications from './handlers/applications.ts'
import * as credentials from './handlers/credentials.ts'
import * as invites from './handlers/invites.ts'
import * as projects from './handlers/projects.ts'
import * as rankings from './handlers/rankings.ts'
import * as reopening from './handlers/reopening.ts'
import * as rewards from './handlers/rewards.ts'
import * as schedule from './handlers/schedule.ts'
import * as scopes from './handlers/scopes.ts'

const notifyBothSides = [applications.notifyVolunteer, applications.notifyOrganization] as const
const countHours = [
  schedule.endHours,
  applications.signalHours,
  credentials.issueWorkCredential,
  rewards.recomputeApplicationRewards,
] as const

/** Updates open pages when an application arrives or is answered, which may also reopen its project. */
const signalMove = [applications.signalMembers, applications.signalQueue] as const
const signalAnswer = [...signalMove, projects.checkQueue] as const

/** Ends what was planned for an invite, and its unread notifications. */
const endInvite = [invites.endSchedule, invites.closeNotification] as const

export const workHandlers: HandlersOf<
  Extract<EventType, `${'application' | 'work' | 'hours' | 'invite'}.${string}`>
> = {
  'application.received': [
    applications.notifyAndEmailOrganization,
    ...signalMove,
    reopening.endOfApplicant,
    invites.closeOfApplicant,
    schedule.planWaiting,
  ],
  'application.still_waiting': [applications.notifyVolunteer],
  'application.waiting': [applications.notifyOrganization],
  'application.accepted': [
    schedule.endWaiting,
    scopes.storeAgreedScope,
    schedule.planWork,
    applications.notifyAccepted,
    ...signalAnswer,
    projects.signalFull,
    rankings.recomputeWorkRanking,
  ],
  'application.declined': [
    schedule.endWaiting,
    applications.notifyAndEmailVolunteer,
    ...signalAnswer,
    rankings.recomputeWorkRanking,
  ],
  'application.withdrawn': [
    schedule.endWithdrawn,
    scopes.closeScopeChange,
    applications.notifyOtherSide,
    ...signalAnswer,
    rankings.recomputeWorkRanking,
  ],
  'application.completed': [
    schedule.endWork,
    schedule.planReview,
    scopes.closeScopeChange,
    applications.notifyAndEmailVolunteer,
    applications.signalMembers,
    credentials.issueWorkCredential,
    rankings.recomputeWorkRanking,
    rewards.recomputeApplicationRewards,
  ],
  'application.scope_changed': [scopes.notifyScopeRequest],
  'application.scope_closed': [scopes.clearRequests],
  'application.scope_accepted': [
    scopes.clearRequests,
    applications.notifyAndEmailOrganization,
    schedule.endSilence,
    schedule.planNewDates,
  ],
  'application.scope_declined': [
    scopes.clearRequests,
    applications.notifyAndEmailOrganization,
    schedule.endSilence,
  ],
  'invite.sent': [invites.notifyInvited, invites.planAnswer],
  'invite.waiting': [invites.remindInvited],
  'invite.accepted': [...endInvite, invites.endAlert, invites.notifyOrganization],
  'invite.declined': [...endInvite, invites.notifyOrganization],
  'invite.withdrawn': [...endInvite, invites.notifyEnded],
  'invite.expired': [invites.closeNotification, invites.notifyOrganization],
  'invite.closed_for_volunteer': [invites.endReminder, invites.closeNotification],
  'invite.closed': [...endInvite, invites.notifyIfProjectEnded],
  'work.asked': [applications.notifyVolunteer],
  'work.silent': [applications.notifyOrganization],
  'work.continued': [schedule.endSilence],
  'work.renewal_asked': notifyBothSides,
  'work.renewed': [schedule.endRenewal, schedule.planRenewal],
  'work.overdue': notifyBothSides,
  'hours.logged': [
    applications.notifyWaitingHours,
    schedule.endEarlierHours,
    schedule.endSilence,
    schedule.planHours,
    schedule.planSilence,
    applications.signalHours,
  ],
  'hours.waiting': [applications.notifyOrganization],
  'hours.removed': [schedule.endHours, applications.signalHours],
  'hours.confirmed': [applications.notifyAndEmailVolunteer, ...countHours],
  'hours.confirmed_automatically': [applications.notifyAutomaticConfirmation, ...countHours],
  'hours.rejected': [applications.notifyAndEmailVolunteer, schedule.endHours, applications.signalHours],
}
