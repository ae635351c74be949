/** What should be done by when, in the order of the work (safeguard S3). */
import type { LocalDate } from '#domain/time/time.ts'

export interface Milestone {
  /** What is done by then. */
  title: string
  /** On which day; null if it is not known. */
  dueDate: LocalDate | null
  /** After how many hours of work; null if it is not known. */
  afterHours: number | null
}

export type MilestoneWarning = 'past' | 'beyond'

/**
 * Warns about a date in the past, or more hours than the project takes. Nothing is refused, because work in progress has
 * past milestones.
 */
export function listMilestoneWarnings(
  { dueDate, afterHours }: Pick<Milestone, 'dueDate' | 'afterHours'>,
  { today, totalHours }: { today: LocalDate; totalHours: number | null },
): MilestoneWarning[] {
  const isPast = dueDate !== null && dueDate < today
  const isBeyond = afterHours !== null && totalHours !== null && afterHours > totalHours
  return [...(isPast ? (['past'] as const) : []), ...(isBeyond ? (['beyond'] as const) : [])]
}
