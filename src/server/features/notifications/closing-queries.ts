/** Closes notifications once what they announce no longer waits for anyone. */
import { sql, type SQL } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import { isReminderKind } from '#domain/notifications/reminder-kinds.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { sendLiveSignal } from '#server/live/publish.ts'
import { isActiveHolder } from '#server/queries/accounts/staff.ts'

/** What notifications are about. */
type NotificationSubject =
  | { applicationId: string }
  | { projectId: string }
  /** Only what the volunteer of an application to it was notified of. */
  | { projectId: string; volunteerOf: string }
  | { organizationId: string }
  | { inviteId: string; volunteerId: string }

/**
 * Closes all readers' unread notifications of some kinds about a subject, also in digests that are not sent yet:
 * reminders are removed, and the others count as read. Updates the readers' open pages.
 */
export async function closeNotifications(
  db: Db,
  subject: NotificationSubject,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const isChosen = isUnreadAbout(subject)
  const isOf = (chosen: readonly NotificationKind[]) =>
    sql`n.kind = any(${sql.param([...chosen])}::text[]) and ${isChosen}`
  const reminders = kinds.filter(isReminderKind)
  const news = kinds.filter((kind) => !isReminderKind(kind))
  const { rows } = await db.execute<{ userId: string }>(sql`
    with removed as (
      delete from ${notifications} n where ${isOf(reminders)} returning n.user_id),
    seen as (
      update ${notifications} n set read_at = now() where ${isOf(news)} returning n.user_id)
    select user_id as "userId" from removed union select user_id from seen`)
  // Not stored, and so without a lock on the readers: one transaction may close notifications of many applications.
  await sendLiveSignal(
    db,
    rows.map(({ userId }) => userId),
    { kind: 'unread', data: {} },
  )
}

/**
 * Only applications have an index. The others name the readers, whose unread notifications have one: today's members,
 * savers and staff, so for people who left meanwhile they stay unread.
 */
function isUnreadAbout(subject: NotificationSubject): SQL {
  const isAbout = (name: string, id: string) =>
    sql`n.read_at is null and n.data ->> ${sql.raw(`'${name}'`)} = ${id}::text`
  if ('applicationId' in subject) return isAbout('applicationId', subject.applicationId)
  if ('inviteId' in subject)
    return sql`${isAbout('inviteId', subject.inviteId)} and n.user_id = ${subject.volunteerId}`
  if ('volunteerOf' in subject)
    return sql`${isAbout('projectId', subject.projectId)} and n.user_id = (
      select a.volunteer_id from ${applications} a where a.id = ${subject.volunteerOf})`
  if ('projectId' in subject) {
    const { projectId } = subject
    return sql`${isAbout('projectId', projectId)} and n.user_id in (
      select m.user_id from ${projects} p
      join ${organizationMembers} m on m.organization_id = p.organization_id where p.id = ${projectId}
      union select a.volunteer_id from ${applications} a where a.project_id = ${projectId}
      union select s.user_id from ${savedProjects} s where s.project_id = ${projectId})`
  }
  const { organizationId } = subject
  return sql`${isAbout('organizationId', organizationId)} and n.user_id in (
    select m.user_id from ${organizationMembers} m where m.organization_id = ${organizationId}
    union select u.id from ${users} u where ${isActiveHolder('u', 'verifier')})`
}
