/** How members of an organization sort its applicants; volunteers never see it. */
import { isPending, type ApplicationState } from './applications.ts'

/** Whether an application is on the shortlist: marked and still pending. */
export function isShortlisted(application: ApplicationState, shortlistedAt: Date | null): boolean {
  return shortlistedAt !== null && isPending(application)
}

/** How many applications can be compared. */
export const comparable = { min: 2, max: 4 } as const

export type ComparisonRefusal = 'too_few' | 'too_many' | 'several_projects'

/** Why applications can't be compared, or null if they can: two to four, to one project. */
export function findComparisonRefusal(
  applications: readonly { projectId: string }[],
): ComparisonRefusal | null {
  if (applications.length < comparable.min) return 'too_few'
  if (applications.length > comparable.max) return 'too_many'
  const [first] = applications
  return applications.every(({ projectId }) => projectId === first?.projectId) ? null : 'several_projects'
}

/** Whether a member may change or remove a note: only their own. */
export function isOwnNote(note: { authorId: string | null }, memberId: string): boolean {
  return note.authorId === memberId
}
