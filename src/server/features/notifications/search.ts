/** Notifications as their reader sees them, with what they speak of as it is now. */
import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  conversationPath,
  countedUnread,
  memberNoticePath,
  notificationPaths,
  rewardNoticePath,
  reportAnswerPath,
  type Notification,
} from '#contract/notifications.ts'
import {
  isMemberNoticeKind,
  isMessageNoticeKind,
  isRewardNoticeKind,
  isWorkNoticeKind,
  memberNoticeKinds,
  messageNoticeKinds,
  rewardNoticeKinds,
  tellEnd,
  workNoticeKinds,
} from '#domain/notifications.ts'
import { badgeRules, isBadgeId } from '#domain/badges.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { comesAfter, countFound, newestFirst } from '#server/db/keyset.ts'
import { isAboutSide } from '#server/db/reviewed-side.ts'
import {
  applicationHistory,
  applications,
  credentials,
  notifications,
  organizationMembers,
  organizations,
  perks,
  projects,
  reviews,
  users,
} from '#server/db/schema.ts'
import { readCursor } from '#server/http/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/page.ts'

const members = alias(users, 'members')
const actors = alias(users, 'actors')

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
    isByCompletion: sql<boolean>`${notifications.data} ->> 'because' is not distinct from 'project_completed'`,
  },
  /** Which the reader had reported. */
  review: {
    applicationId: reviews.applicationId,
    isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
    isAboutReader: isAboutSide(sql`${notifications.userId}`),
  },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
  badgeId: sql<string | null>`${notifications.data} ->> 'badgeId'`,
  perkTitle: perks.title,
  credentialId: credentials.id,
  credentialName: sql<string | null>`${credentials.document} ->> 'name'`,
  conversationId: sql<string | null>`${notifications.data} ->> 'conversationId'`,
  isByVolunteer: sql<boolean>`${notifications.data} ->> 'side' is not distinct from 'volunteer'`,
  actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName },
}

const idIn = (name: string) => sql`(${notifications.data} ->> ${sql.raw(`'${name}'`)})::uuid`

/** Whose notifications they are, and whom they act for. */
interface Reader {
  id: string
  organizations: readonly { id: string }[]
}

/**
 * The reader's notifications of known kinds: about applications that they stand on a side of (still), and about members
 * and rewards, of which they were told themselves.
 */
function ofReader({ id, organizations: memberships }: Reader): SQL | undefined {
  const own = eq(applications.volunteerId, id)
  const isToVolunteer = sql`${notifications.data} ->> 'side' = 'organization'`
  const isOfOrganization =
    memberships.length > 0
      ? inArray(
          idIn('organizationId'),
          memberships.map((organization) => organization.id),
        )
      : undefined
  const isOnSide =
    memberships.length > 0
      ? or(
          own,
          inArray(
            projects.organizationId,
            memberships.map((organization) => organization.id),
          ),
        )
      : own
  return and(
    eq(notifications.userId, id),
    or(
      inArray(notifications.kind, [...memberNoticeKinds, ...rewardNoticeKinds]),
      and(
        inArray(notifications.kind, [...messageNoticeKinds]),
        or(ne(notifications.kind, 'message.received'), isToVolunteer, isOfOrganization),
      ),
      and(inArray(notifications.kind, [...workNoticeKinds]), isOnSide),
    ),
  )
}

const itsApplication = sql`${applications.id} = ${idIn('applicationId')}`

/** What the bell shows of them. */
const shownTo = (reader: Reader) => and(ofReader(reader), eq(notifications.isShown, true))

function selectNotifications(db: Db) {
  return db
    .select(columns)
    .from(notifications)
    .leftJoin(applications, itsApplication)
    .leftJoin(projects, eq(projects.id, applications.projectId))
    .leftJoin(
      organizations,
      sql`${organizations.id} = coalesce(${projects.organizationId}, ${idIn('organizationId')})`,
    )
    .leftJoin(users, eq(users.id, applications.volunteerId))
    .leftJoin(members, sql`${members.id} = ${idIn('memberId')}`)
    .leftJoin(
      reviews,
      sql`${reviews.id} = ${idIn('reviewId')} and ${notifications.kind} like 'review.report\\_%'`,
    )
    .leftJoin(perks, sql`${perks.id} = ${idIn('perkId')}`)
    .leftJoin(credentials, sql`${credentials.id} = ${idIn('credentialId')}`)
    .leftJoin(actors, sql`${actors.id} = ${idIn('actorId')}`)
}
type Row = Awaited<ReturnType<typeof selectNotifications>>[number]

function present({
  kind,
  application,
  review,
  badgeId,
  perkTitle,
  credentialId,
  credentialName,
  conversationId,
  isByVolunteer,
  ...row
}: Row): Notification[] {
  const createdAt = row.createdAt.toISOString()
  if (isRewardNoticeKind(kind)) {
    const badge = badgeId !== null && isBadgeId(badgeId) ? badgeRules[badgeId].name : badgeId
    const reward = { name: credentialName ?? perkTitle ?? badge ?? '' }
    const path = rewardNoticePath(kind, credentialId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward }]
  }
  if (!row.organization) return []
  if (isMessageNoticeKind(kind)) {
    if (conversationId === null) return []
    // Of a message the member is who wrote it, and the volunteer where it was the volunteer.
    const named = isByVolunteer ? { volunteer: row.member, member: null } : { volunteer: null }
    const path = conversationPath(conversationId)
    return [{ ...row, ...named, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (isMemberNoticeKind(kind)) {
    const organizationId = row.organization.id
    const path = review
      ? reportAnswerPath({ ...review, organizationId })
      : memberNoticePath(kind, organizationId)
    return [{ ...row, kind, path, applicationId: null, createdAt, reward: null }]
  }
  if (!isWorkNoticeKind(kind) || !application || !row.project) return []
  const told = tellEnd(kind, application)
  const path = notificationPaths[told]({ applicationId: application.id, projectId: row.project.id })
  return [{ ...row, kind: told, path, applicationId: application.id, createdAt, reward: null }]
}

/** How many there are under a condition, counted to a limit. */
function count(ctx: Context, where: SQL | undefined, most?: number): Promise<number> {
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(notifications)
    .leftJoin(applications, itsApplication)
    .leftJoin(projects, eq(projects.id, applications.projectId))
    .where(where)
  return countFound(ctx.db, counted, most)
}

/** One page of the reader's notifications, newest first. */
export async function listOwn(ctx: Context, cursor: string | undefined): Promise<Page<Notification>> {
  const after = readCursor(cursor)
  const own = shownTo(ctx.actor)
  const rows = await selectNotifications(ctx.db)
    .where(and(own, after ? comesAfter(notifications, after) : undefined))
    .orderBy(...newestFirst(notifications))
    .limit(pageRows)
  const page = await pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present,
    count: () => count(ctx, own),
  })
  return { ...page, items: page.items.flat() }
}

/** One of the reader's notifications, or null. */
export async function findOwn(ctx: Context, id: string): Promise<Notification | null> {
  const [row] = await selectNotifications(ctx.db).where(and(shownTo(ctx.actor), eq(notifications.id, id)))
  const [notification] = row ? present(row) : []
  return notification ?? null
}

/** How many of the reader's notifications are unread, counted to 100. */
export async function countUnread(ctx: Context): Promise<number> {
  return count(ctx, and(shownTo(ctx.actor), isNull(notifications.readAt)), countedUnread)
}

/** These notifications as a letter to their reader tells them, in the order in which they happened; those that are theirs still. */
export async function listForLetter(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Notification[]> {
  if (ids.length === 0) return []
  const memberships = await db
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId))
  const rows = await selectNotifications(db)
    .where(and(ofReader({ id: userId, organizations: memberships }), inArray(notifications.id, [...ids])))
    .orderBy(notifications.createdAt, notifications.id)
  return rows.flatMap(present)
}
