import type { ScopeChange } from '#domain/applications/agreed-scope.ts'
import type { ApplicationSide, ClosingReason } from '#domain/applications/applications.ts'

export interface ApplicationData {
  projectId: string
  /** Set if the application moved together with its project. */
  because?: ClosingReason
  /** Set if the volunteer was accepted by accepting an invite. */
  isInvited?: true
}

interface DecidedHours extends ApplicationData {
  entryIds: string[]
  /** Their sum. */
  hours: number
}

/** What their handlers also receive. */
export interface ApplicationDetails {
  'application.accepted': { takesLastSpot?: boolean }
}

/** Their subject is the application. */
export interface ApplicationEvents {
  'application.received': ApplicationData
  'application.accepted': ApplicationData
  'application.declined': ApplicationData
  'application.withdrawn': ApplicationData & { endedBy: ApplicationSide }
  'application.completed': ApplicationData
  /** Its members are reminded of an undecided application. */
  'application.waiting': ApplicationData
  /** A project's edit asks the volunteer for these changes of what they agreed to (decision A30). */
  'application.scope_changed': ApplicationData & { changeId: string; changes: ScopeChange[] }
  /** A newer edit replaced the request, or took it back, so there is nothing to answer. */
  'application.scope_closed': ApplicationData & { changeId: string }
  /** The volunteer answered. If they ended the work instead, it is withdrawn. */
  'application.scope_accepted': ApplicationData
  'application.scope_declined': ApplicationData & { changeId: string }
  /** The volunteer reads that it still waits. */
  'application.still_waiting': ApplicationData
  /** The volunteer is asked whether they are still working; then the organization can free the spot. */
  'work.asked': ApplicationData
  'work.silent': ApplicationData
  /** The volunteer is. */
  'work.continued': ApplicationData
  /** Both are asked to renew ongoing work; both did; one of them did not in time. */
  'work.renewal_asked': ApplicationData
  'work.renewed': ApplicationData
  'work.overdue': ApplicationData
  'hours.logged': ApplicationData & {
    entryId: string
    hours: number
    /** No other hours of the application were waiting for the organization. */
    beginsToWait: boolean
  }
  /** Its members are reminded of hours that wait for an answer. */
  'hours.waiting': ApplicationData
  'hours.removed': ApplicationData & { entryId: string; hours: number }
  'hours.confirmed': DecidedHours
  /** No one answered for days (safeguard S15). */
  'hours.confirmed_automatically': DecidedHours
  'hours.rejected': DecidedHours
}
