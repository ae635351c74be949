import { sql } from 'drizzle-orm'

/** Whether the person of the table with this alias uses two-step sign-in. */
export const hasSecondFactorAs = (alias: string) =>
  `exists (select from second_factors f where f.user_id = ${alias}.id and f.confirmed_at is not null)`

/** The same for `users`. */
export const hasSecondFactor = sql<boolean>`${sql.raw(hasSecondFactorAs('users'))}`
