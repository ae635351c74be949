/** Notifications as their reader sees them, with what they speak of as it is now. */
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { countedUnread, notificationPaths, type Notification } from '#contract/notifications.ts'
import { isNotificationKind, notificationKinds, tellEnd } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import {
  applicationHistory,
  applications,
  notifications,
  organizations,
  projects,
  users,
} from '#server/db/schema.ts'
import { readCursor, writeCursor } from '#server/http/cursor.ts'
import type { Page } from '#server/http/route.ts'

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  read: sql<boolean>`${notifications.readAt} is not null`,
  createdAt: notifications.createdAt,
  application: {
    id: applications.id,
    endedBy: applications.endedBy,
    wasAccepted: sql<boolean>`exists (
      select 1 from ${applicationHistory} h
      where h.application_id = ${applications.id} and h.to_status = 'accepted')`,
  },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}

/** The reader's notifications of known kinds, about applications that they stand on a side of (still). */
function ofReader(ctx: Context): SQL | undefined {
  const { id, organizations: memberships } = ctx.actor
  const own = eq(applications.volunteerId, id)
  return and(
    eq(notifications.userId, id),
    inArray(notifications.kind, [...notificationKinds]),
    memberships.length > 0
      ? or(
          own,
          inArray(
            projects.organizationId,
            memberships.map((organization) => organization.id),
          ),
        )
      : own,
  )
}

const itsApplication = sql`${applications.id} = (${notifications.data} ->> 'applicationId')::uuid`

function selectNotifications({ db }: Context) {
  return db
    .select(columns)
    .from(notifications)
    .innerJoin(applications, itsApplication)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
}
type Row = Awaited<ReturnType<typeof selectNotifications>>[number]

function present({ kind, application, ...row }: Row): Notification[] {
  if (!isNotificationKind(kind)) return []
  const told = tellEnd(kind, application)
  const path = notificationPaths[told]({ applicationId: application.id, projectId: row.project.id })
  return [{ ...row, kind: told, path, applicationId: application.id, createdAt: row.createdAt.toISOString() }]
}

/** How many there are under a condition, counted to a limit. */
async function count(
  ctx: Context,
  { where, most }: { where: SQL | undefined; most: number },
): Promise<number> {
  const [row] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(
    ctx.db
      .select({ one: sql`1` })
      .from(notifications)
      .innerJoin(applications, itsApplication)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(where)
      .limit(most)
      .as('own'),
  )
  return row?.total ?? 0
}

/** One page of the reader's notifications, newest first. */
export async function listOwn(ctx: Context, cursor: string | undefined): Promise<Page<Notification>> {
  const after = readCursor(cursor)
  const own = ofReader(ctx)
  const [rows, total] = await Promise.all([
    selectNotifications(ctx)
      .where(
        after
          ? and(
              own,
              sql`(${notifications.createdAt}, ${notifications.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
            )
          : own,
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limits.page + 1),
    count(ctx, { where: own, most: limits.counted + 1 }),
  ])
  const page = rows.slice(0, limits.page)
  const last = page.at(-1)
  return {
    items: page.flatMap(present),
    next: rows.length > limits.page && last ? writeCursor(last) : null,
    total,
  }
}

/** One of the reader's notifications, or null. */
export async function findOwn(ctx: Context, id: string): Promise<Notification | null> {
  const [row] = await selectNotifications(ctx).where(and(ofReader(ctx), eq(notifications.id, id)))
  const [notification] = row ? present(row) : []
  return notification ?? null
}

/** How many of the reader's notifications are unread, counted to 100. */
export async function countUnread(ctx: Context): Promise<number> {
  return count(ctx, { where: and(ofReader(ctx), isNull(notifications.readAt)), most: countedUnread })
}
