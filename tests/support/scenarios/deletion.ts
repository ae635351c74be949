/** People who delete their account, and time that passes. */
import { requestDeletion } from '#contract/accounts/deletion.ts'
import type { CredentialChoice } from '#domain/accounts/deletion.ts'
import { deleteDueAccounts } from '#server/features/accounts/deletion/deletion-run.ts'
import type { TestDatabase } from '#tests/support/running/database.ts'
import { expectSuccess, type Person } from './scenario.ts'

const dayMs = 86_400_000

/** Asks to delete the person's account; returns when that is due. */
export async function leave(
  { client }: Pick<Person, 'client'>,
  credentials: CredentialChoice = 'keep',
): Promise<Date> {
  const { dueAt } = expectSuccess(await client.call(requestDeletion, { body: { credentials } }))
  return new Date(dueAt)
}

/** Deletes the accounts that are due some days from now, as the job does. */
export async function passDays({ db }: Pick<TestDatabase, 'db'>, days: number): Promise<void> {
  const now = new Date(Date.now() + days * dayMs)
  await deleteDueAccounts({ db, now, signal: new AbortController().signal })
}

/** Asks to delete the person's account, and waits until it is deleted. */
export async function leaveUntilDeleted(
  database: Pick<TestDatabase, 'db'>,
  person: Pick<Person, 'client'>,
  credentials: CredentialChoice = 'keep',
): Promise<void> {
  await leave(person, credentials)
  await passDays(database, 31)
}
