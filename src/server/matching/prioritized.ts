/** What decides the place of a project in the recommended order, of its row. */
import type { PrioritizedProject } from '#domain/matching/order.ts'
import { isStaleListing } from '#domain/projects/browse-order.ts'

type Row = Omit<PrioritizedProject, 'isIgnored' | 'isStale'> & {
  importedAt: Date | null
  deadlineEnforced: boolean
  applicationDeadline: string | null
}

/** The row with what `computePriority` needs besides. */
export const toPrioritized = <R extends Row>(
  row: R,
  { isIgnored, now }: { isIgnored: boolean; now: Date },
): R & PrioritizedProject => ({
  ...row,
  isIgnored,
  isStale: isStaleListing({ ...row, isImported: row.importedAt !== null }, now),
})
