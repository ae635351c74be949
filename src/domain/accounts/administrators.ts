/** What is asked of administrators more than of others (docs/decisions/0034). */

const minute = 60_000

/** How long an administrator's session lasts: without use, and in all, in milliseconds. */
export const administratorSession = { idle: 30 * minute, absolute: 8 * 60 * minute } as const

/** How long a link lasts that makes its reader an administrator, in milliseconds. */
export const administratorLinkLifetimeMs = 30 * minute

/** How long a password that was given counts as given just now, in milliseconds. */
const freshDurationMs = 10 * minute

/** Whether the password was given so lately that a write of an administrator may go on. */
export function isFresh(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= freshDurationMs
}

/** Whether the administrators' area waits until the person has a second factor: only demo and trial may do without. */
export function mustEnrolSecondFactor(
  person: { isAdmin: boolean; hasSecondFactor: boolean },
  settings: { environment: string },
): boolean {
  return person.isAdmin && !person.hasSecondFactor && settings.environment === 'production'
}
