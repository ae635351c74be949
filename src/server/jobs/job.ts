/** The types for writing a job handler. */
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { NewJob } from './queries.ts'
import type { Outbound } from '#server/outbound/outbound.ts'

/** What a job may use. */
export interface JobContext {
  db: Db
  config: Config
  now: Date
  /** How to reach addresses that users name. */
  outbound: Outbound
  /** Aborted when the process has no more time for the job. */
  signal: AbortSignal
  /** Whether the job is given up if this attempt fails, too. */
  isLastAttempt: boolean
}

export interface JobHandler {
  /** The job that it returns continues the work. It is added when this one is finished, so it may have the same unique key. */
  run(ctx: JobContext, payload: Record<string, unknown>): Promise<NewJob | void>
  /**
   * The handler waits for something outside the database. It runs outside a transaction and at least once. All other
   * kinds run in the transaction that also finishes the job, so their writes happen exactly once.
   */
  runsOutsideTransaction?: true
  /** Number of failures after which the job is given up. */
  maxAttempts?: number | ((payload: Record<string, unknown>) => number)
  /** What follows if no attempt could say how it failed, because the process ended during each. */
  onAbandoned?(ctx: JobContext, payload: Record<string, unknown>): Promise<void>
}

/** An error that no retry would fix. It ends the job immediately and records the reason. */
export function permanentError(reason: string, cause?: unknown): Error {
  return Object.assign(new Error(reason, { cause }), { code: 'give_up' })
}

/** Says that the job must wait for something that is no failure, and for how many seconds. It uses up no attempt. */
export function postponement(reason: string, seconds: number): Error {
  return Object.assign(new Error(reason), { code: 'postpone', seconds })
}

/** The seconds of a `postponement`; null for other errors. */
export function postponedSeconds(error: unknown): number | null {
  const isPostponement = error instanceof Error && 'code' in error && error.code === 'postpone'
  return isPostponement && 'seconds' in error && typeof error.seconds === 'number' ? error.seconds : null
}

/** Whether an error was created by `permanentError`. */
export function isPermanentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'give_up'
}
