import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#domain/accounts/staff.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockLiveEvents, sendLiveEvent, sendNotification } from '#server/live/publish.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isActiveHolder } from '#server/queries/accounts/staff.ts'
import { isGatheredWith } from './notification-queries.ts'
import { storeNotifications, type EachNotification, type NewNotification } from './store-queries.ts'

export type { NewNotification }

/**
 * Notifies every member of the project's organization except the person who acted. Returns those whose choices for its topic leave
 * them the bell or an email.
 */
export async function notifyMembers(
  db: Db,
  projectId: string,
  notification: NewNotification,
): Promise<string[]> {
  const people = sql`
    select m.user_id from ${projects} p join ${organizationMembers} m on m.organization_id = p.organization_id
    where p.id = ${projectId} and m.user_id is distinct from ${notification.actorId}::uuid`
  return insertNotifications(db, people, notification)
}

/** The same for the applicant. */
export async function notifyApplicant(
  db: Db,
  applicationId: string,
  notification: NewNotification,
): Promise<string[]> {
  const people = sql`select a.volunteer_id from ${applications} a where a.id = ${applicationId}`
  return insertNotifications(db, people, notification)
}

/** Notifies every owner of an organization, and the members who created these projects. */
export async function notifyOfProjects(
  db: Db,
  organizationId: string,
  { projectIds, ...notification }: NewNotification & { projectIds: readonly string[] },
): Promise<void> {
  const people = sql`
    select m.user_id from ${organizationMembers} m
    where m.organization_id = ${organizationId} and (m.role = 'owner' or m.user_id in (
      select p.created_by from ${projects} p where p.id = any(${sql.param([...projectIds])}::uuid[])))`
  await insertNotifications(db, people, notification)
}

/** Notifies every member of an organization except the person who acted. */
export async function notifyAllMembers(
  db: Db,
  organizationId: string,
  notification: NewNotification,
): Promise<void> {
  const people = sql`
    select m.user_id from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.user_id is distinct from ${notification.actorId}::uuid`
  await insertNotifications(db, people, notification)
}

/** Notifies every owner of the organization except the person who acted and the person it is about. */
export async function notifyOwners(
  db: Db,
  organizationId: string,
  notification: NewNotification,
): Promise<void> {
  const people = sql`
    select m.user_id from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.role = 'owner'
      and m.user_id is distinct from ${notification.actorId}::uuid
      and m.user_id is distinct from ${notification.data['memberId'] ?? null}::uuid`
  await insertNotifications(db, people, notification)
}

/** Notifies everyone who may do what a role allows, except the person who acted. */
export async function notifyStaff(db: Db, role: StaffRole, notification: NewNotification): Promise<void> {
  const people = sql`
    select u.id from ${users} u
    where ${isActiveHolder('u', role)} and u.id is distinct from ${notification.actorId}::uuid`
  await insertNotifications(db, people, notification)
}

/** Notifies each of these people. */
export async function notifyPeople(
  db: Db,
  userIds: readonly string[],
  notification: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return
  await insertNotifications(
    db,
    sql`select unnest(${sql.param(`{${userIds.join(',')}}`)}::uuid[])`,
    notification,
  )
}

/** Notifies these people together, each with their own IDs. */
export async function notifyEach(
  db: Db,
  people: readonly { userId: string; data: Record<string, string> }[],
  notification: EachNotification,
): Promise<void> {
  if (people.length === 0) return
  const chosen = sql`
    select each."userId", each.data
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as each("userId" uuid, data jsonb)`
  await insertEach(db, chosen, notification)
}

/**
 * Stores a notification for everyone that a query finds and updates their open pages. Every insert goes through here. Returns for
 * whom it was stored.
 */
async function insertNotifications(
  db: Db,
  people: SQL,
  { data, ...notification }: NewNotification,
): Promise<string[]> {
  const chosen = sql`select person.id, ${JSON.stringify(data)}::jsonb from (${people}) as person(id)`
  return insertEach(db, chosen, notification)
}

async function insertEach(db: Db, people: SQL, notification: EachNotification): Promise<string[]> {
  const stored = await storeNotifications(db, people, notification)
  const shown = stored.filter(({ inProduct }) => inProduct)
  await sendNotification(
    db,
    shown.map(({ userId }) => userId),
    notification.eventId,
  )
  return stored.map(({ userId }) => userId)
}

/**
 * Marks one of a person's notifications as read, or all that gather with it; one that is already read keeps its
 * timestamp.
 */
export async function saveRead(
  db: Db,
  notification: { id: string; userId: string; at: Date; gather: boolean },
): Promise<void> {
  const isChosen = eq(notifications.id, notification.id)
  await markRead(
    db,
    notification,
    notification.gather ? or(isChosen, isGatheredWith(notification.id)) : isChosen,
  )
}

/** Marks all of a person's notifications read. */
export async function saveAllRead(db: Db, reader: { userId: string; at: Date }): Promise<void> {
  await markRead(db, reader)
}

/**
 * Marks a person's unread notifications as read, because they have seen them, and updates their other open pages. What
 * someone decided counts as read for everyone by `closing-queries.ts`.
 */
export async function markRead(
  db: Db,
  { userId, at }: { userId: string; at: Date | SQL },
  which?: SQL,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockLiveEvents(tx, userId)
    // What someone else has locked is being closed or renewed: waiting for it, several at a time, would deadlock.
    const unread = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))
      .for('no key update', { skipLocked: true })
    const marked = await tx
      .update(notifications)
      .set({ readAt: at })
      .where(inArray(notifications.id, unread))
      .returning({ id: notifications.id })
    // Only then does the unread count change.
    if (marked.length > 0) await sendLiveEvent(tx, [userId], { kind: 'notifications', data: {} })
  })
}
