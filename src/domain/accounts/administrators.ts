/** Stricter rules for administrators and all other staff (docs/decisions/0034, 0114). */
import { isStaff, type StaffMember } from './staff.ts'

const minute = 60_000

/** How long a session of staff lasts in milliseconds: when idle, and in total. */
export const staffSession = { idle: 30 * minute, absolute: 8 * 60 * minute } as const

/** How long an administrator invitation link is valid, in milliseconds. */
export const administratorLinkLifetimeMs = 30 * minute

/** How long after entering the password a sign-in counts as recent, in milliseconds. */
const freshDurationMs = 10 * minute

/** Whether the password was entered recently enough for staff to make changes. */
export function isFresh(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= freshDurationMs
}

/** Whether staff need two-step sign-in on this site. Only demo and trial environments don't. */
export const needsSecondFactor = ({ environment }: { environment: string }): boolean =>
  environment === 'production'

/**
 * Whether the person must set up two-step sign-in before using the admin area.
 */
export function mustEnrolSecondFactor(
  person: StaffMember & { hasSecondFactor: boolean },
  settings: { environment: string },
): boolean {
  return isStaff(person) && !person.hasSecondFactor && needsSecondFactor(settings)
}
