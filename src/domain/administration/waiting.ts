/** What waits for staff, in which order, and what has waited too long (issue 21). */
import { holdsRole, type StaffMember, type StaffRole } from '#domain/accounts/staff.ts'
import { countBusinessDays, reviewDays } from '#domain/verification/queue.ts'

/** In the order of urgency: first what may harm people, then what keeps them from going on. */
export const waitingKinds = [
  'reports',
  'verifications',
  'claims',
  'helpRequests',
  'failedJobs',
  'skills',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** The role that sees and decides each kind. */
const waitingRoles: Record<WaitingKind, StaffRole> = {
  reports: 'moderator',
  verifications: 'verifier',
  claims: 'verifier',
  helpRequests: 'coordinator',
  failedJobs: 'administrator',
  skills: 'administrator',
}

/** The kinds that someone on the staff is shown. */
export const listWaitingKinds = (reader: StaffMember): WaitingKind[] =>
  waitingKinds.filter((kind) => holdsRole(reader, waitingRoles[kind]))

/**
 * The kinds that count as waiting in the menu of every screen and in the daily email. No one knows since when a skill waits, and
 * none is urgent.
 */
export const countedKinds: readonly WaitingKind[] = waitingKinds.filter((kind) => kind !== 'skills')

/** Those of them that someone on the staff decides. */
export const listCountedKinds = (reader: StaffMember): WaitingKind[] =>
  listWaitingKinds(reader).filter((kind) => countedKinds.includes(kind))

/** Hours after which reports and failed jobs have waited too long. */
const lateAfterHours = 24

/** Whether something of a kind that has been waiting since `oldestAt` has waited too long. */
export function hasWaitedTooLong(kind: WaitingKind, oldestAt: Date | null, now: Date): boolean {
  if (oldestAt === null) return false
  // We promise organizations an answer in business days.
  if (kind === 'verifications' || kind === 'claims' || kind === 'helpRequests')
    return countBusinessDays(oldestAt, now) > reviewDays.most
  return kind !== 'skills' && now.getTime() - oldestAt.getTime() >= lateAfterHours * 3_600_000
}

/** What waits, most urgent first: what has waited too long, then the rest, each in the order of the kinds. */
export function arrangeWaiting<Row extends { kind: WaitingKind; count: number; oldestAt: Date | null }>(
  rows: readonly Row[],
  now: Date,
): (Row & { isLate: boolean })[] {
  return rows
    .filter(({ count }) => count > 0)
    .map((row) => ({ ...row, isLate: hasWaitedTooLong(row.kind, row.oldestAt, now) }))
    .toSorted(
      (one, other) =>
        Number(other.isLate) - Number(one.isLate) ||
        waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind),
    )
}
