/** The rows behind notifications: what they speak of as it is now, and whose they still are. */
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  memberNoticeKinds,
  messageNoticeKinds,
  rewardNoticeKinds,
  workNoticeKinds,
} from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { isAboutSide } from '#server/db/reviewed-side.ts'
import {
  applicationHistory,
  applications,
  credentials,
  facts,
  notifications,
  organizationMembers,
  organizations,
  perks,
  projects,
  reviews,
  users,
} from '#server/db/schema.ts'

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
  /** Of agreed work; everything else has none. */
  changes: sql<unknown>`case when ${notifications.kind} = 'application.scope_changed' then (
    select f.data -> 'changes' from ${facts} f where f.id = ${notifications.factId}) end`,
  moreProjects: sql<number>`coalesce((${notifications.data} ->> 'moreProjects')::int, 0)`,
  conversationId: sql<string | null>`${notifications.data} ->> 'conversationId'`,
  isByVolunteer: sql<boolean>`${notifications.data} ->> 'side' is not distinct from 'volunteer'`,
  actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName },
}

const idIn = (name: string) => sql`(${notifications.data} ->> ${sql.raw(`'${name}'`)})::uuid`

/** Whose notifications they are, and which organizations they act for. */
interface Reader {
  isReader: (userId: SQL) => SQL
  /** Whether they act for an organization; undefined where they act for none. */
  isMember: (organizationId: SQL) => SQL | undefined
}

/** A reader whose memberships are known. */
export function readerOf({
  id,
  organizations: memberships,
}: {
  id: string
  organizations: readonly { id: string }[]
}): Reader {
  const ids = memberships.map((organization) => organization.id)
  return {
    isReader: (userId) => sql`${userId} = ${id}`,
    isMember: (organizationId) => (ids.length > 0 ? inArray(organizationId, ids) : undefined),
  }
}

/** Each notification's own reader. */
const itsReader: Reader = {
  isReader: (userId) => sql`${userId} = ${notifications.userId}`,
  isMember: (organizationId) => sql`exists (
    select from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.user_id = ${notifications.userId})`,
}

/**
 * A reader's notifications of known kinds: about applications that they stand on a side of (still), and about members
 * and rewards, of which they were told themselves.
 */
export function ofReader({ isReader, isMember }: Reader): SQL | undefined {
  const isToVolunteer = sql`${notifications.data} ->> 'side' = 'organization'`
  return and(
    isReader(sql`${notifications.userId}`),
    or(
      inArray(notifications.kind, [...memberNoticeKinds, ...rewardNoticeKinds]),
      and(
        inArray(notifications.kind, [...messageNoticeKinds]),
        or(ne(notifications.kind, 'message.received'), isToVolunteer, isMember(idIn('organizationId'))),
      ),
      and(
        inArray(notifications.kind, [...workNoticeKinds]),
        or(isReader(sql`${applications.volunteerId}`), isMember(sql`${projects.organizationId}`)),
      ),
    ),
  )
}

export const itsApplication = sql`${applications.id} = ${idIn('applicationId')}`

export function selectNotifications(db: Db) {
  return db
    .select(columns)
    .from(notifications)
    .leftJoin(applications, itsApplication)
    .leftJoin(
      projects,
      sql`${projects.id} = coalesce(${applications.projectId},
        case when ${notifications.kind} = 'organization.projects_published' then ${idIn('projectId')} end)`,
    )
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
export type NoticeRow = Awaited<ReturnType<typeof selectNotifications>>[number]

/** These notifications, each as its own reader's bell shows it; those that are theirs still. */
export function listShown(db: Db, ids: readonly string[]): Promise<NoticeRow[]> {
  return selectNotifications(db).where(
    and(ofReader(itsReader), eq(notifications.isShown, true), inArray(notifications.id, [...ids])),
  )
}
