import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NotificationKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { applications, notifications, organizationMembers, projects, users } from '#server/db/schema.ts'

/** What a notification says: its kind and the ids from which every language makes its sentence. */
export interface Notice {
  kind: NotificationKind
  factId: number
  /** Who acted, and is not told. */
  actorId: string | null
  data: Record<string, string>
}

/** Stores a notification for every member of the project's organization but the one who acted. */
export async function notifyMembers(db: Db, projectId: string, notice: Notice): Promise<void> {
  await db.execute(sql`
    insert into ${notifications} (user_id, kind, data, fact_id)
    select m.user_id, ${notice.kind}, ${JSON.stringify(notice.data)}::jsonb, ${notice.factId}
    from ${projects} p join ${organizationMembers} m on m.organization_id = p.organization_id
    where p.id = ${projectId} and m.user_id is distinct from ${notice.actorId}::uuid`)
}

/** Stores a notification for the volunteer whose application it is. */
export async function notifyApplicant(db: Db, applicationId: string, notice: Notice): Promise<void> {
  await db.execute(sql`
    insert into ${notifications} (user_id, kind, data, fact_id)
    select a.volunteer_id, ${notice.kind}, ${JSON.stringify(notice.data)}::jsonb, ${notice.factId}
    from ${applications} a where a.id = ${applicationId}`)
}

/** Stores a notification for every owner of the organization but who acted and whom it is about. */
export async function notifyOwners(db: Db, organizationId: string, notice: Notice): Promise<void> {
  await db.execute(sql`
    insert into ${notifications} (user_id, kind, data, fact_id)
    select m.user_id, ${notice.kind}, ${JSON.stringify(notice.data)}::jsonb, ${notice.factId}
    from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.role = 'owner'
      and m.user_id is distinct from ${notice.actorId}::uuid
      and m.user_id is distinct from ${notice.data['memberId'] ?? null}::uuid`)
}

/** Stores a notification for every administrator but the one who acted. */
export async function notifyAdministrators(db: Db, notice: Notice): Promise<void> {
  await db.execute(sql`
    insert into ${notifications} (user_id, kind, data, fact_id)
    select u.id, ${notice.kind}, ${JSON.stringify(notice.data)}::jsonb, ${notice.factId}
    from ${users} u
    where u.is_admin and u.disabled_at is null and u.id is distinct from ${notice.actorId}::uuid`)
}

/** Stores a notification for each of these people. */
export async function notifyPeople(db: Db, userIds: readonly string[], notice: Notice): Promise<void> {
  const { kind, data, factId } = notice
  if (userIds.length === 0) return
  await db.insert(notifications).values(userIds.map((userId) => ({ userId, kind, data, factId })))
}

/** Marks one of a person's notifications read; one that is read keeps its time. */
export async function saveRead(db: Db, notice: { id: string; userId: string; at: Date }): Promise<void> {
  const { id, userId, at } = notice
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)))
}

/** Marks all of a person's notifications read. */
export async function saveAllRead(db: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
}
