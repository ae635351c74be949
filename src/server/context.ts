/** What a use case may use: database, clock, settings, and the caller. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { AuditOrigin } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import type { Database, Db } from '#server/db/db.ts'
import type { WriteWatch } from '#server/process/degradation.ts'
import type { HashCost } from '#server/features/accounts/passwords.ts'
import type { Connections } from './http/limits/connections.ts'
import type { RateLimits } from './http/limits/rate-limits.ts'
import type { Signer } from '#server/config/secrets.ts'
import type { DestinationStream } from 'pino'
import type { Dns } from '#server/outbound/dns.ts'
import type { Outbound } from '#server/outbound/outbound.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** The services of the process; created once in main, and by tests. */
export interface Services {
  config: Config
  database: Database
  /** The clock; only tests replace it. */
  now?: () => Date
  /** Logs something for an operator that no response reports. */
  log?: (message: string, error?: unknown) => void
  metrics?: Metrics
  /** Detects whether writes fail; shared by the metrics and the health endpoint. */
  writes?: WriteWatch
  /** The process's connections; only a process that serves other people has them. */
  connections?: Connections
  /** Where the log goes instead of stdout; only tests set it. */
  logTo?: DestinationStream
  /** How to reach other people's servers; only tests replace it. */
  outbound?: Outbound
  /** The cost of hashing a password; only tests change it. */
  passwordCost?: HashCost
  /** Milliseconds that finding a suggestion for a search may take; only tests change them. */
  suggestionMs?: number
  /** Delay of the event loop in milliseconds; only tests replace it. */
  loopDelay?: () => number
}

export interface Context<Actor extends User | null = User> {
  db: Db
  actor: Actor
  config: Config
  now: () => Date
  limits: RateLimits
  signer: Signer
  /** The language of the response. */
  language: Language
  /** The origin of the request, for the audit log. */
  origin: AuditOrigin
  /** When the caller last entered their password in this session; null if no one is signed in. */
  authenticatedAt: Date | null
  outbound: Outbound
  dns: Dns
  passwordCost: HashCost
}

export const systemClock = () => new Date()

/** Milliseconds since an arbitrary time in the past; changes of the clock do not affect it. */
export const monotonicClock = () => performance.now()
