import type { ScopeChange } from '#domain/applications/agreed-scope.ts'
import type { ApplicationSide, ClosingReason } from '#domain/applications/applications.ts'

export interface ApplicationData {
  projectId: string
  /** Set if the application moved together with its project. */
  because?: ClosingReason
}

interface DecidedHours extends ApplicationData {
  entryIds: string[]
  /** Their sum. */
  hours: number
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
  /** The volunteer answered. If they ended the work instead, it is withdrawn. */
  'application.scope_accepted': ApplicationData
  'application.scope_declined': ApplicationData
  'hours.logged': ApplicationData & {
    entryId: string
    hours: number
    /** No other hours of the application were waiting for the organization. */
    beginsToWait: boolean
  }
  'hours.removed': ApplicationData & { entryId: string; hours: number }
  'hours.confirmed': DecidedHours
  'hours.rejected': DecidedHours
}
