/** What a use case may touch: database, clock, settings, and who is asking. */
import type { User } from '#contract/accounts.ts'
import type { Config } from '#server/config.ts'
import type { Database, Db } from '#server/db/db.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Signer } from '#server/secrets.ts'

/** What the process has; made once in main, and by tests. */
export interface Services {
  config: Config
  database: Database
  /** The clock; only tests give another. */
  now?: () => Date
  /** Tells an operator of something that no answer tells. */
  log?: (message: string, error?: unknown) => void
}

export interface Context<Actor extends User | null = User> {
  db: Db
  actor: Actor
  config: Config
  now: () => Date
  limits: RateLimits
  signer: Signer
}

export const systemClock = () => new Date()
