/** What a use case may touch: database, clock, settings, and who is asking. */
import type { User } from '#contract/accounts/accounts.ts'
import type { AuditOrigin } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import type { Database, Db } from '#server/db/db.ts'
import type { WriteWatch } from '#server/process/degradation.ts'
import type { HashCost } from '#server/features/accounts/passwords.ts'
import type { Connections } from '#server/http/connections.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Signer } from '#server/config/secrets.ts'
import type { DestinationStream } from 'pino'
import type { Outbound } from '#server/outbound/outbound.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** What the process has; made once in main, and by tests. */
export interface Services {
  config: Config
  database: Database
  /** The clock; only tests give another. */
  now?: () => Date
  /** Tells an operator of something that no answer tells. */
  log?: (message: string, error?: unknown) => void
  metrics?: Metrics
  /** Whether writes fail; shared by the metrics and the health address. */
  writes?: WriteWatch
  /** The process's connections; only what serves other people has them. */
  connections?: Connections
  /** Where the log goes instead of stdout; only tests give it. */
  logTo?: DestinationStream
  /** How other people's servers are reached; only tests give another. */
  outbound?: Outbound
  /** What a password's hash costs; only tests give another. */
  passwordCost?: HashCost
  /** Milliseconds by which the event loop is late; only tests give another. */
  loopDelay?: () => number
}

export interface Context<Actor extends User | null = User> {
  db: Db
  actor: Actor
  config: Config
  now: () => Date
  limits: RateLimits
  signer: Signer
  /** Where the request came from, for the audit log. */
  origin: AuditOrigin
  /** When the caller last gave their password in this session; null for nobody. */
  authenticatedAt: Date | null
  outbound: Outbound
  passwordCost: HashCost
}

export const systemClock = () => new Date()

/** Milliseconds since some time in the past, which no change of the clock moves. */
export const monotonicClock = () => performance.now()
