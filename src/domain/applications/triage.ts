/** How members of an organization sort its applicants; the volunteer never learns of it. */
import { isPending, type ApplicationState } from './applications.ts'

/** Whether it is on the shortlist: marked, and still waiting for the decision that ends it. */
export function isShortlisted(application: ApplicationState, shortlistedAt: Date | null): boolean {
  return shortlistedAt !== null && isPending(application)
}

/** How many applications stand side by side. */
export const comparable = { min: 2, max: 4 } as const

export type ComparisonRefusal = 'too_few' | 'too_many' | 'several_projects'

/** Why applications cannot stand side by side, or null when they can: two to four, to one project. */
export function findComparisonRefusal(
  applications: readonly { projectId: string }[],
): ComparisonRefusal | null {
  if (applications.length < comparable.min) return 'too_few'
  if (applications.length > comparable.max) return 'too_many'
  const [first] = applications
  return applications.every(({ projectId }) => projectId === first?.projectId) ? null : 'several_projects'
}

/** Whether a member may change or remove a note: their own. */
export function isOwnNote(note: { authorId: string | null }, memberId: string): boolean {
  return note.authorId === memberId
}
