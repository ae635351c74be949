/** People who deleted their account, or asked for it and can still keep it, wherever they show. */
import { sql } from 'drizzle-orm'
import { formerEmailDomain } from '#domain/accounts/deletion.ts'
import { accountDeletions, users } from '#server/db/tables/accounts.ts'

/** When the account of `users` will be deleted; null if no one asked for that, or it is. */
export const deletionDueAt = sql<Date | null>`(
  select leaving.due_at from account_deletions leaving
  where leaving.user_id = ${users}.id and leaving.completed_at is null)`.mapWith(accountDeletions.dueAt)

/**
 * Whether a person of the table with this alias may sign in: the account is active, or its deletion can be undone.
 * Everything else of a person who is leaving is hidden, because their account is disabled.
 */
export const maySignIn = (alias: string) => `(${alias}.disabled_at is null or (
  exists (select from account_deletions l where l.user_id = ${alias}.id and l.completed_at is null)
  and not exists (select from user_suspensions held where held.user_id = ${alias}.id)))`

/** The same for `users`. */
export const canSignIn = sql<boolean>`${sql.raw(maySignIn('users'))}`

/**
 * Whether an administrator suspended a person of the table with this alias: an account is also disabled if it is being
 * deleted or was.
 */
export const isSuspendedAs = (alias: string) => `(${alias}.disabled_at is not null and (
  exists (select from user_suspensions held where held.user_id = ${alias}.id)
  or not exists (select from account_deletions leaving where leaving.user_id = ${alias}.id)))`

/** The same for `users`. */
export const isPersonSuspended = sql<boolean>`${sql.raw(isSuspendedAs('users'))}`

/** Whether the account was deleted. */
export const isFormerMember = sql<boolean>`exists (
  select from account_deletions gone where gone.user_id = ${users}.id and gone.completed_at is not null)`

/** The address of a person; empty once the account is deleted, because the stored one only keeps rows apart. */
export const shownEmail = sql<string>`case when ${users.email} like ${`%@${formerEmailDomain}`} then '' else ${users.email} end`

/** Whether someone asked to delete the account, or it is deleted. */
export const hasDeletion = sql<boolean>`exists (
  select from account_deletions leaving where leaving.user_id = ${users}.id)`
