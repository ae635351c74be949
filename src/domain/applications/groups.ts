/** How a volunteer's applications are grouped by what comes next. */
import type { ApplicationStatus } from './applications.ts'

export const applicationGroups = {
  underWay: ['accepted'],
  waiting: ['pending'],
  past: ['completed', 'declined', 'withdrawn'],
} as const satisfies Record<string, readonly ApplicationStatus[]>

export type ApplicationGroup = keyof typeof applicationGroups

/** The group of an application in this status. */
export function groupOf(status: ApplicationStatus): ApplicationGroup {
  if (status === 'accepted') return 'underWay'
  return status === 'pending' ? 'waiting' : 'past'
}
