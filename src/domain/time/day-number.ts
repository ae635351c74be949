/** Days as numbers that sort as days do, for columns of numbers. */
import type { LocalDate } from './time.ts'

/** Stands for no day: after all of them. */
export const noDay = 99_999_999

/** A day as YYYYMMDD. */
export const dayNumber = (day: LocalDate | null): number =>
  day === null ? noDay : Number(day.replaceAll('-', ''))
