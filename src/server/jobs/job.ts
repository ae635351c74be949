/** What a job is to the one who writes its handler. */
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'

export interface JobContext {
  db: Db
  config: Config
  now: Date
  /** Aborted when the process has no more time for the job. */
  signal: AbortSignal
}

export interface JobHandler {
  run(ctx: JobContext, payload: Record<string, unknown>): Promise<void>
  /**
   * Waits for something outside the database. It then runs in no transaction and at least once. Every other kind runs in
   * the transaction that also ends the job, so what it writes is written once.
   */
  actsOutside?: true
  /** Failures after which it is given up. */
  maxAttempts?: number
}

/** An error that no other attempt would mend: it ends its job at once, with the reason for a person to read. */
export function giveUp(reason: string, cause?: unknown): Error {
  return Object.assign(new Error(reason, { cause }), { code: 'give_up' })
}

/** True of what `giveUp` makes. */
export function isGivingUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'give_up'
}
