/** Reports about projects, and what administrators can decide about them, and when (issue 22). */
import type { Finding } from '#domain/safeguards/evaluate.ts'
import type { ProjectVisibility } from './projects.ts'

/** Why someone reports a project, in display order. */
export const projectReportReasons = [
  'asks_money',
  'work_before_acceptance',
  'replaces_paid_work',
  'misleading',
  'unsafe',
  'spam',
  'other',
] as const
export type ProjectReportReason = (typeof projectReportReasons)[number]

/** A person, or a safeguard that found something in the project's content. */
export const projectReportSources = ['person', 'product'] as const
export type ProjectReportSource = (typeof projectReportSources)[number]

/** What a decision does to the open reports of a project. */
export const projectReportDecisions = ['dismiss', 'remove'] as const
export type ProjectReportDecision = (typeof projectReportDecisions)[number]

/** `hold` hides the project and decides nothing yet; `restore` publishes a removed one again. */
export const projectCaseDecisions = ['dismiss', 'hold', 'remove', 'restore'] as const
export type ProjectCaseDecision = (typeof projectCaseDecisions)[number]

/**
 * `none`: no report was ever decided and none is open. `held`: an administrator hides it until the decision.
 * `restored`: it was removed and is back.
 */
export const projectCaseStates = ['open', 'held', 'dismissed', 'removed', 'restored', 'none'] as const
export type ProjectCaseState = (typeof projectCaseStates)[number]

/** Visibilities of projects that administrators moderate. A draft was never shown to anyone else. */
export const moderatedVisibilities = ['published', 'held', 'removed'] as const satisfies ProjectVisibility[]

export function projectCaseState({
  openReports,
  isHeld,
  isRemoved,
  lastDecision,
}: {
  /** Reports and findings that await a decision. */
  openReports: number
  /** By an administrator. */
  isHeld: boolean
  isRemoved: boolean
  /** The last decision about reports of it; null if there is none. */
  lastDecision: ProjectReportDecision | null
}): ProjectCaseState {
  if (isRemoved) return 'removed'
  if (isHeld) return 'held'
  if (openReports > 0) return 'open'
  if (lastDecision === null) return 'none'
  return lastDecision === 'remove' ? 'restored' : 'dismissed'
}

/**
 * The possible decisions: a project that is not removed can be removed, also without a report; open reports can be
 * dismissed, or the project held back until the decision; a removed project can be restored.
 */
export function listProjectCaseDecisions(state: ProjectCaseState): ProjectCaseDecision[] {
  if (state === 'removed') return ['restore']
  if (state === 'open') return ['dismiss', 'hold', 'remove']
  return state === 'held' ? ['dismiss', 'remove'] : ['remove']
}

/** Whether a person may report a project: everyone who can see it, but not its own organization. */
export function canReportProject(visibility: ProjectVisibility, isMember: boolean): boolean {
  return visibility === 'published' && !isMember
}

/**
 * Whether a finding opens a case: a weak one is only stored. What would have been refused in the form can still be
 * in an imported listing, or in one that is older than its rule.
 */
export function opensCase({ effect }: Pick<Finding, 'effect'>): boolean {
  return effect === 'block' || effect === 'review'
}
