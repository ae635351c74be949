import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { accountDeletions, users } from '#server/db/tables/accounts.ts'
import { userSuspensions } from '#server/db/tables/moderation.ts'

/** Enables an account again once one reason is gone, unless it is still suspended or about to be deleted. */
export async function enableAccount(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({
      disabledAt: sql`case when exists (
          select from ${userSuspensions} held where held.user_id = ${users}.id)
        or exists (select from ${accountDeletions} leaving where leaving.user_id = ${users}.id)
        then ${users.disabledAt} end`,
    })
    .where(eq(users.id, userId))
}
