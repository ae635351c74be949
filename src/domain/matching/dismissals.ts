/**
 * Matches that a volunteer is not interested in: the reasons, what could be left out of their matches because of each,
 * and how many such limits they can have.
 */
import { foldLabel } from '#domain/vocabulary/normalize.ts'

export const dismissalReasons = ['hours', 'place', 'cause', 'skill', 'organization', 'other'] as const
export type DismissalReason = (typeof dismissalReasons)[number]

/** What a volunteer's matches leave out. */
export type Exclusion =
  /** Projects with more hours a week. */
  | { kind: 'hours'; hours: number }
  /** Projects about a cause, or that ask for a skill. */
  | { kind: 'cause'; label: string }
  | { kind: 'skill'; label: string }
  /** All projects of an organization. */
  | { kind: 'organization'; organizationId: string }

/** What follows from a reason: an exclusion, or the profile's setting for remote work only. */
export type DismissalAdvice = Exclusion | { kind: 'remote' }

export interface DismissedProject {
  organizationId: string
  causeAreas: readonly string[]
  skillsRequired: readonly string[]
  isRemote: boolean
  /** Hours a week; null = not stated. */
  timeCommitment: number | null
}

/** The most causes or skills to choose from after a dismissal, so that they fit beside it. */
const maxLabels = 3

/** The reasons that can be about this project: a remote one is not too far away. */
export function listDismissalReasons(project: DismissedProject): DismissalReason[] {
  const applies: Record<DismissalReason, boolean> = {
    hours: project.timeCommitment !== null,
    place: !project.isRemote,
    cause: project.causeAreas.length > 0,
    skill: project.skillsRequired.length > 0,
    organization: true,
    other: true,
  }
  return dismissalReasons.filter((reason) => applies[reason])
}

/** The settings that would leave out similar projects; none if nothing specific follows from the reason. */
export function adviseAfterDismissal(reason: DismissalReason, project: DismissedProject): DismissalAdvice[] {
  switch (reason) {
    case 'hours': {
      // Fewer hours than this project, and at least one.
      const hours = (project.timeCommitment ?? 0) - 1
      return hours >= 1 ? [{ kind: 'hours', hours }] : []
    }
    case 'place':
      return [{ kind: 'remote' }]
    case 'cause':
      return project.causeAreas.slice(0, maxLabels).map((label) => ({ kind: 'cause', label }))
    case 'skill':
      return project.skillsRequired.slice(0, maxLabels).map((label) => ({ kind: 'skill', label }))
    case 'organization':
      return [{ kind: 'organization', organizationId: project.organizationId }]
    case 'other':
      return []
  }
}

/** How many exclusions a person can have. */
export const maxExclusions = 100

/** Whether two exclusions are about the same thing, whatever the number of hours. */
export function isSameExclusion(one: Exclusion, other: Exclusion): boolean {
  if (one.kind === 'hours' || other.kind === 'hours') return one.kind === other.kind
  if (one.kind === 'organization' || other.kind === 'organization') {
    return 'organizationId' in one && 'organizationId' in other && one.organizationId === other.organizationId
  }
  return one.kind === other.kind && foldLabel(one.label) === foldLabel(other.label)
}
