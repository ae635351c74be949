/** Which parts of a running product are fine, and which need the operator (issue 21). */

/** `warn`: soon. `fail`: now. */
export type HealthState = 'ok' | 'warn' | 'fail'

const hour = 3_600_000

/** How often a backup is expected, in hours. */
export const backupHours = 24
/** A nightly backup does not end at the same minute every night. */
const backupToleranceHours = 2

/** Without a recorded backup, no one can say that there is one. */
export function rateBackup(lastAt: Date | null, now: Date): HealthState {
  if (lastAt === null) return 'warn'
  const age = now.getTime() - lastAt.getTime()
  return age <= (backupHours + backupToleranceHours) * hour ? 'ok' : 'warn'
}

/** Seconds that a due job may wait before the workers count as behind. */
const longestJobWait = 300

export function rateJobs(jobs: { failed: number; longestWaitSeconds: number }): HealthState {
  return jobs.failed > 0 || jobs.longestWaitSeconds > longestJobWait ? 'warn' : 'ok'
}

/** Scheduled actions: one that failed for good needs someone, and so does a schedule that is behind. */
export const rateSchedule = rateJobs

/** `isSending`: a mail server is set. Without one, emails stay in the outbox, where no one but operators reads them. */
export function rateEmail(email: { isSending: boolean; failed: number }): HealthState {
  return email.isSending && email.failed === 0 ? 'ok' : 'warn'
}

/** The shares of free room below which a disk is nearly full. */
const [lowShare, fullShare] = [0.1, 0.02]

/** Null if the disk does not say how large it is; then only the fault counts. */
export function rateDisk(disk: {
  room: { free: number; total: number } | null
  hasFault: boolean
}): HealthState {
  const share = disk.room === null ? 1 : disk.room.free / disk.room.total
  if (disk.hasFault || share < fullShare) return 'fail'
  return share < lowShare ? 'warn' : 'ok'
}

/** `ageDays`: of the oldest loaded register; null if one of them is not loaded. */
export function rateRegisters(ageDays: number | null, oldAfterDays: number): HealthState {
  return ageDays === null || ageDays > oldAfterDays ? 'warn' : 'ok'
}

/** Milliseconds that 95 percent of the answers may take, as long as none failed. */
const slowResponseMs = 1000

/** `p95` is null before the first answer. */
export function rateResponses(responses: { failed: number; p95: number | null }): HealthState {
  return responses.failed > 0 || (responses.p95 ?? 0) > slowResponseMs ? 'warn' : 'ok'
}

/**
 * Milliseconds between the clocks of two machines. From the first on, sessions and limits end early or late; from the
 * second on, codes of two-step sign-in fail.
 */
const [clockWarnMs, clockFailMs] = [2000, 30_000]

/** `differenceMs`: between the clock of the product and that of the database. */
export function rateClock(differenceMs: number): HealthState {
  const difference = Math.abs(differenceMs)
  if (difference >= clockFailMs) return 'fail'
  return difference >= clockWarnMs ? 'warn' : 'ok'
}

/** `needed`: connections of all processes with these settings; `available`: how many the database has for them. */
export function rateConnections(connections: { needed: number; available: number }): HealthState {
  return connections.needed > connections.available ? 'fail' : 'ok'
}
