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
