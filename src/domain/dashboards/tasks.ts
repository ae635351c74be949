/** What needs a person, in which order, and how much of it a home shows (issue 21). */
import { addDays, type LocalDate } from '#domain/time/time.ts'

/** In the order of a home: first what other people wait for. */
export const organizationTasks = [
  'applications',
  'hours',
  'messages',
  'reviews',
  'unfinished',
  'draft',
] as const

/** `waiting` asks nothing of the volunteer: it says how long an application has been waiting. */
export const volunteerTasks = [
  'scope_change',
  'accepted',
  'rejected_hours',
  'messages',
  'log_hours',
  'reviews',
  'waiting',
] as const

/** How many rows a home shows, and how many of the same kind. */
export const taskLimits = { rows: 5, ofOneKind: 2 } as const

/** The rows that a home shows, in the given order of kinds; those of a kind keep their order. */
export function arrangeTasks<Task extends { kind: string }>(
  kinds: readonly Task['kind'][],
  tasks: readonly Task[],
): Task[] {
  return kinds
    .flatMap((kind) => tasks.filter((task) => task.kind === kind).slice(0, taskLimits.ofOneKind))
    .slice(0, taskLimits.rows)
}

/** After this many days without an entry, a volunteer is asked for hours. */
const daysBetweenHours = 7

/** For this many days, a home shows hours that were not confirmed. */
export const rejectedHoursDays = 14

/** What accepted work asks of its volunteer today; days are in the project's time zone. */
export function findWorkTask(work: {
  acceptedOn: LocalDate
  /** The latest day with hours; null if none were logged. */
  lastLoggedOn: LocalDate | null
  today: LocalDate
}): 'accepted' | 'log_hours' | null {
  const { acceptedOn, lastLoggedOn, today } = work
  const last = lastLoggedOn ?? acceptedOn
  if (addDays(last, daysBetweenHours) <= today) return 'log_hours'
  return lastLoggedOn === null ? 'accepted' : null
}
