/** When an applicant has waited too long for an answer. */

/** Days after which a pending application is marked as late. */
export const lateAfterDays = 10

const dayMs = 86_400_000

/** Whether a pending application that was sent at a timestamp is late now; both in milliseconds. */
export function isLate(sentAt: number, now: number): boolean {
  return now - sentAt >= lateAfterDays * dayMs
}
