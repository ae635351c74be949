/** What a use case may touch: database, clock, settings, and who is asking. */
import type { User } from '#contract/accounts.ts'
import type { Config } from '#server/config.ts'
import type { Database, Db } from '#server/db/db.ts'

/** What the process has; made once in main, and by tests. */
export interface Services {
  config: Config
  database: Database
  /** The clock; only tests give another. */
  now?: () => Date
}

export interface Context<Actor extends User | null = User> {
  db: Db
  actor: Actor
  config: Config
  now: () => Date
}

export const systemClock = () => new Date()
