import type { AgreedScope, ScopeChange } from '#domain/applications/agreed-scope.ts'
import type { ProjectReportReason } from '#domain/projects/moderation.ts'
import type { Completion } from '#server/features/applications/work/completion.ts'

/** Their subject is the project, unless it says otherwise. */
export interface ProjectEvents {
  'project.drafted': { copyOf?: string }
  'project.published': Record<never, never>
  /** Its subject is the organization: these projects were waiting for its verification. */
  'organization.projects_published': { projectIds: string[] }
  'project.edited': { fields: string[] }
  /** An edit changes fields that accepted volunteers agree to (decision A30). */
  'project.scope_changed': { changes: ScopeChange[] }
  'project.paused': Record<never, never>
  'project.resumed': Record<never, never>
  'project.completed': Record<never, never>
  /** It takes applications again, and people wait for that. */
  'project.reopened': { organizationId: string }
  /** Its subject is what is sent together: saved searches found this project, and for a digest so many more. */
  'project.found': { projectId: string; organizationId: string; moreProjects: number }
  /** Its subject is the volunteer whom a project fits, which opened lately. The event does not keep which one. */
  'project.matched': Record<never, never>
  /** Its subject is a saved search, which its person ended by the link in an email, or restored by it. */
  'search.ended': Record<never, never>
  'search.restored': Record<never, never>
  /** By its organization, for good. The reason is stored with the project. */
  'project.canceled': Record<never, never>
  /** How many people were helped, as reported before and now. */
  'project.impact_reported': { before: number | null; after: number | null }
  /** An import changed its texts. */
  'project.imported_again': Record<never, never>
  /** Time has come: near its deadline, start or end, or past its end. */
  'project.deadline_near': { organizationId: string }
  'project.starting': { organizationId: string }
  'project.ending': { organizationId: string }
  'project.end_passed': { organizationId: string }
  'project.deleted': Record<never, never>
  /** The last member who could act for its organization asked to delete their account, and people depend on it. */
  'project.unattended': Record<never, never>
  /** Staff suspended its organization, and people depend on it. */
  'project.suspended': Record<never, never>
  /** Someone can act for it again. */
  'project.attended': Record<never, never>
  'project.reported': { reportId: string; reason: ProjectReportReason }
  /** An administrator decided; the reason is stored with the reports. */
  'project.report_dismissed': { organizationId: string }
  'project.removed': { organizationId: string }
  /** Hidden until the decision. */
  'project.held': { organizationId: string }
  'project.restored': { organizationId: string }
}

export interface ReportedProjectDecision {
  /** The people whose reports this decides. */
  reporterIds: readonly string[]
}

/** Whether it undoes a decision because an appeal was granted, which notifies the organization itself. */
interface OfAppeal {
  isAppeal: boolean
}

/** Whether to hide the project while a finding of a safeguard waits for a decision. */
export interface HoldingRule {
  holdsForReview: boolean
}

/** The people who are notified. */
interface Notified {
  userIds: readonly string[]
}

/** By whose link a saved search ends or is restored. */
interface LinkUse {
  userId: string
  at: Date
}

export interface ProjectDetails
  extends
    Record<'project.published' | 'project.edited' | 'project.imported_again', HoldingRule>,
    Record<`project.${'reopened' | 'deadline_near' | 'starting' | 'ending' | 'end_passed'}`, Notified> {
  /** `wasHeld`: it was hidden until this decision. */
  'project.report_dismissed': ReportedProjectDecision & OfAppeal & { wasHeld: boolean }
  'project.held': { note: string }
  'project.restored': ReportedProjectDecision & OfAppeal & { note: string | null }
  'project.removed': ReportedProjectDecision & { at: Date }
  'project.canceled': { reason: string; at: Date }
  'project.found': Notified
  /** Which one, how well it fits them, and how many more new projects do. */
  'project.matched': { projectId: string; organizationId: string; score: number; moreProjects: number }
  'search.ended': LinkUse
  'search.restored': LinkUse
  /** The scope before and after. */
  'project.scope_changed': { before: AgreedScope; after: AgreedScope; at: Date }
  'project.completed': Pick<Completion, 'leaveOut' | 'declineMessage' | 'at'>
}
