/** Invitations whose email did not arrive. People who invite see it in their list. */
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import type { Db } from '#server/db/db.ts'
import { accountInvitations } from '#server/db/tables/accounts.ts'
import { organizationInvitations } from '#server/db/tables/organizations.ts'

const tables = { account: accountInvitations, organization: organizationInvitations }

/** Marks the sending of an invitation that was refused; one that was sent again since stays as it is. */
export async function saveUndelivered(
  db: Db,
  { kind, id, sentAt }: { kind: keyof typeof tables; id: string; sentAt: Date },
  undelivered: UndeliveredReason,
): Promise<void> {
  const table = tables[kind]
  await db
    .update(table)
    .set({ undelivered })
    .where(and(eq(table.id, id), eq(table.sentAt, sentAt)))
}

/** Clears the mark of a sending that was refused and is about to leave: its bounce may come before anything after it. */
export async function clearUndelivered(
  db: Db,
  { kind, id, sentAt }: { kind: keyof typeof tables; id: string; sentAt: Date },
): Promise<void> {
  const table = tables[kind]
  await db
    .update(table)
    .set({ undelivered: null })
    .where(and(eq(table.id, id), eq(table.sentAt, sentAt), isNotNull(table.undelivered)))
}

/** The address of an invitation of either kind; null if there is none with this id. */
export async function findInvitedAddress(db: Db, id: string): Promise<string | null> {
  for (const table of Object.values(tables)) {
    const [row] = await db.select({ email: table.email }).from(table).where(eq(table.id, id))
    if (row) return row.email
  }
  return null
}

/** Marks all invitations to an address that bounced, but those sent after the email that it bounced. */
export async function saveBouncedInvitations(
  db: Db,
  { email, sentAt }: { email: string; sentAt: Date },
): Promise<void> {
  for (const table of Object.values(tables))
    await db
      .update(table)
      .set({ undelivered: 'address' })
      .where(
        and(
          sql`lower(${table.email}) = lower(${email})`,
          isNull(table.undelivered),
          // The address that bounces come to has whole seconds.
          lte(sql`date_trunc('second', ${table.sentAt})`, sentAt),
        ),
      )
}
