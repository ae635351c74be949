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
