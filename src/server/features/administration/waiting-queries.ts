/** Who on the staff gets an email about what waits, and on which day they last got one. */
import { sql } from 'drizzle-orm'
import { defaultChoice } from '#domain/notifications/notification-topics.ts'
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { emailTimes, notificationPreferences } from '#server/db/tables/notifications.ts'
import { isStaffMember, ownStaffRoles } from '#server/queries/accounts/staff.ts'

const topic = 'administration'

/** Whether the person of `users` wants emails about the work of the staff. */
const wantsEmails = sql`coalesce((select p.mail from ${notificationPreferences} p
  where p.user_id = ${users}.id and p.topic = ${topic}), ${defaultChoice(topic).mail}) <> 'none'`

interface Reader extends Record<string, unknown> {
  userId: string
  roles: StaffRole[]
  /** Today in the person's time zone. */
  day: string
}

/** The staff for whom the hour of their daily emails has come today, and who have had none of these today. */
export async function listDueReaders(db: Db, now: Date): Promise<Reader[]> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${users.timeZone})`
  const { rows } = await db.execute<Reader>(sql`
    select ${users.id} as "userId", ${ownStaffRoles} as roles, ${local}::date::text as day
    from ${users} left join ${emailTimes} t on t.user_id = ${users.id}
    where ${users.disabledAt} is null and ${isStaffMember} and ${wantsEmails}
      and extract(hour from ${local}) >= coalesce(t.digest_hour, ${defaultDigestHour})
      and coalesce(t.staff_email_day < ${local}::date, true)
    order by ${users.id}`)
  return rows
}

/** Records the email of a day; false if another process was faster. */
export async function saveEmailDay(
  db: Db,
  { userId, day }: { userId: string; day: string },
): Promise<boolean> {
  const saved = await db
    .insert(emailTimes)
    .values({ userId, digestHour: defaultDigestHour, staffEmailDay: day })
    .onConflictDoUpdate({
      target: emailTimes.userId,
      set: { staffEmailDay: day },
      setWhere: sql`${emailTimes.staffEmailDay} is distinct from excluded.staff_email_day`,
    })
    .returning({ userId: emailTimes.userId })
  return saved.length > 0
}

/** The roles and time zone of someone on the staff who can sign in and still wants these emails; null otherwise. */
export async function findReader(
  db: Db,
  userId: string,
): Promise<{ roles: StaffRole[]; timeZone: string } | null> {
  const { rows } = await db.execute<{ roles: StaffRole[]; timeZone: string }>(sql`
    select ${ownStaffRoles} as roles, ${users.timeZone} as "timeZone" from ${users}
    where ${users.id} = ${userId} and ${users.disabledAt} is null and ${isStaffMember} and ${wantsEmails}`)
  return rows[0] ?? null
}
