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

/** What becomes of a project. */
export interface ProjectFacts {
  'project.drafted': { copyOf?: string }
  'project.published': Record<never, never>
  'project.edited': { fields: string[] }
  'project.paused': Record<never, never>
  'project.resumed': Record<never, never>
  'project.completed': Record<never, never>
  /** How many people were helped, as was told before and is now. */
  'project.impact_reported': { before: number | null; after: number | null }
  'project.deleted': Record<never, never>
}
