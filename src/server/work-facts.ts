/** What facts about a collaboration tell; their subject is the application. */

export interface ApplicationData {
  projectId: string
  /** Moved with its whole project, not by itself. */
  because?: 'project_completed'
}

export interface DecidedHours extends ApplicationData {
  entryIds: string[]
  /** Their sum. */
  hours: number
}

export interface ReviewData extends ApplicationData {
  reviewId: string
}
