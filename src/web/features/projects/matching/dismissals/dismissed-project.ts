import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { DismissedProject } from '#domain/matching/dismissals.ts'

/** What matters about a match for why it is hidden. */
export const toDismissed = (match: ProjectMatch): DismissedProject => ({
  ...match,
  organizationId: match.organization.id,
})
