/** Notifications as their reader sees them, with current details. */
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Language } from '#contract/i18n/languages.ts'
import { maxCountedUnread } from '#contract/limits.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { applications } from '#server/db/tables/applications.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listMemberships } from '#server/queries/organizations/memberships.ts'
import { isStillOffered } from './offer-queries.ts'
import { present } from './present.ts'
import {
  isNewestOfItsGroup,
  isOfReader,
  joinsApplication,
  readerOf,
  selectNotifications,
} from './notification-queries.ts'

/** Those that the bell shows. */
const isShownTo = (reader: Parameters<typeof readerOf>[0]) =>
  and(isOfReader(readerOf(reader)), eq(notifications.isShown, true))

/** Counts rows that match a condition, up to a limit. */
function count(ctx: Context, where: SQL | undefined, most?: number): Promise<number> {
  return countFound(
    ctx.db,
    (rows) =>
      rows
        .from(notifications)
        .leftJoin(applications, joinsApplication)
        .leftJoin(projects, eq(projects.id, applications.projectId))
        .where(where),
    most,
  )
}

/** One page of the reader's notifications, newest first; `gather`: those of one kind about one project as one. */
export async function listOwn(
  ctx: Context,
  { cursor, gather = false }: { cursor?: string | undefined; gather?: boolean | undefined },
): Promise<Page<Notification>> {
  const after = decodeCursor(cursor)
  const own = and(isShownTo(ctx.actor), gather ? isNewestOfItsGroup(ctx.actor.id) : undefined)
  const rows = await selectNotifications(ctx.db, gather)
    .where(and(own, after ? isAfterKeyset(notifications, after) : undefined))
    .orderBy(...newestFirst(notifications))
    .limit(pageRows)
  const page = await pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present: (row) => present(ctx.language, row),
    count: () => count(ctx, own),
  })
  return { ...page, items: page.items.flat() }
}

/** One of the reader's notifications, or null. */
export async function findOwn(ctx: Context, id: string): Promise<Notification | null> {
  const [row] = await selectNotifications(ctx.db).where(and(isShownTo(ctx.actor), eq(notifications.id, id)))
  const [notification] = row ? present(ctx.language, row) : []
  return notification ?? null
}

/** The reader's unread notifications, counted up to 100. */
export async function countUnread(ctx: Context): Promise<number> {
  return count(ctx, and(isShownTo(ctx.actor), isNull(notifications.readAt)), maxCountedUnread)
}

/** These notifications for an email to their reader in a language, oldest first, without those that they may no longer see or use. */
export async function listForEmail(
  { db, now, config }: Pick<JobContext, 'db' | 'now' | 'config'>,
  { userId, ids, language }: { userId: string; ids: readonly string[]; language: Language },
): Promise<Notification[]> {
  if (ids.length === 0) return []
  const memberships = await listMemberships(db, userId)
  const rows = await selectNotifications(db)
    .where(
      and(
        isOfReader(readerOf({ id: userId, organizations: memberships })),
        inArray(notifications.id, [...ids]),
        isStillOffered({ now, applicationsPerSpot: config.applicationsPerSpot }),
      ),
    )
    .orderBy(notifications.createdAt, notifications.id)
  return rows.flatMap((row) => present(language, row))
}
