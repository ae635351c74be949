/** What facts about a collaboration tell; their subject is the application. */

import type { ReportReason, ReviewType } from '#domain/reviews.ts'

export interface ApplicationData {
  projectId: string
  /** Moved with its whole project, not by itself. */
  because?: 'project_completed'
}

interface DecidedHours extends ApplicationData {
  entryIds: string[]
  /** Their sum. */
  hours: number
}

export interface HourFacts {
  'hours.logged': ApplicationData & {
    entryId: string
    hours: number
    /** No other hours of the application waited for the organization. */
    beginsToWait: boolean
  }
  'hours.removed': ApplicationData & { entryId: string; hours: number }
  'hours.confirmed': DecidedHours
  'hours.rejected': DecidedHours
}

export interface ReviewData extends ApplicationData {
  reviewId: string
}

/** What becomes of a project. */
export interface ProjectFacts {
  'project.drafted': { copyOf?: string }
  'project.published': Record<never, never>
  /** Its subject is the organization, whose verification they had waited for. */
  'organization.projects_published': { projectIds: string[] }
  'project.edited': { fields: string[] }
  'project.paused': Record<never, never>
  'project.resumed': Record<never, never>
  'project.completed': Record<never, never>
  /** How many people were helped, as was told before and is now. */
  'project.impact_reported': { before: number | null; after: number | null }
  'project.deleted': Record<never, never>
}

/** What changes the sums of ratings tells whose. */
export interface RatedData extends ReviewData {
  organizationId: string
}

type Rated = { rating: number; isPublic: boolean }

/** Their subject is the application, as that of every fact about a collaboration. */
export interface ReviewFacts {
  'review.by_volunteer': ReviewData
  'review.by_organization': ReviewData
  'review.revealed': RatedData & { reviewType: ReviewType } & Rated
  'review.edited': RatedData & { before: Rated; after: Rated }
  /** The first reply; later ones tell nobody. */
  'review.replied_by_volunteer': ReviewData
  'review.replied_by_organization': ReviewData
  'review.reply_changed': ReviewData
  'review.reply_removed': ReviewData
  'review.reported': ReviewData & { reportId: string; reason: ReportReason }
}
