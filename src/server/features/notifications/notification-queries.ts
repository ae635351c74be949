/** The rows behind notifications: current details, and who may still see them. */
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClosingReason } from '#domain/applications/applications.ts'
import {
  gatheredKinds,
  accountNotificationKinds,
  memberNotificationKinds,
  messageNotificationKinds,
  projectNotificationKinds,
  reviewReportNotificationKinds,
  rewardNotificationKinds,
  workNotificationKinds,
} from '#domain/notifications/notifications.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { isAboutSide } from '#server/queries/reviews/reviewed-side.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications, scopeChanges } from '#server/db/tables/applications.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { appeals } from '#server/db/tables/moderation.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { perks } from '#server/db/tables/rewards.ts'

const members = alias(users, 'members')
const actors = alias(users, 'actors')

const dataId = (name: string) => sql`(${notifications.data} ->> ${sql.raw(`'${name}'`)})::uuid`

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
    because: sql<ClosingReason | null>`${notifications.data} ->> 'because'`,
    declineReason: applications.declineReason,
  },
  /** Which message the reader reported. */
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
  /** Only for agreed work; null for everything else. */
  changes: sql<unknown>`case when ${notifications.kind} = 'application.scope_changed' then (
    select f.data -> 'changes' from ${domainEvents} f where f.id = ${notifications.eventId}) end`,
  /** The volunteer's words about a change of agreed work that they declined; null if they did not say why. */
  reason: sql<string | null>`case when ${notifications.kind} = 'application.scope_declined' then (
    select c.decline_reason from ${domainEvents} f join ${scopeChanges} c on c.id = (f.data ->> 'changeId')::uuid
    where f.id = ${notifications.eventId}) end`,
  /** Only of a decided appeal. A message has no name: its words stay in its conversation. */
  appeal: sql<Notification['appeal']>`(
    select json_build_object('kind', a.kind, 'decision', a.decision,
      'state', case a.verdict when 'grant' then 'granted' when 'deny' then 'denied' else 'open' end,
      'isUndone', ${notifications.data} ->> 'isUndone' is not null,
      'name', coalesce(a.evidence, ap.title, case a.kind when 'organization' then ao.name end, ''))
    from ${appeals} a left join ${reviews} ar on ar.id = a.review_id
    left join ${projects} ap on ap.id = coalesce(a.project_id, ar.project_id)
    left join ${organizations} ao on ao.id = a.organization_id
    where a.id = ${dataId('appealId')})`,
  moreProjects: sql<number>`coalesce((${notifications.data} ->> 'moreProjects')::int, 0)`,
  score: sql<number>`coalesce((${notifications.data} ->> 'score')::int, 0)`,
  isByStaff: sql<boolean>`${notifications.data} ->> 'by' is not distinct from 'staff'`,
  conversationId: sql<string | null>`${notifications.data} ->> 'conversationId'`,
  inviteId: sql<string | null>`${notifications.data} ->> 'inviteId'`,
  isByVolunteer: sql<boolean>`${notifications.data} ->> 'side' is not distinct from 'volunteer'`,
  actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName },
}

const gathers = inArray(notifications.kind, [...gatheredKinds])
const gatheredKindList = sql`${sql.param([...gatheredKinds])}::text[]`

/** Leaves out those of a reader that are gathered in a newer one: of their kind and project, read or unread as they are. */
export const isNewestOfItsGroup = (userId: string): SQL => sql`(not (${gathers}) or ${notifications.id} in (
  select newest.id from (
    select g.id, row_number() over (
      partition by g.kind, ga.project_id, g.read_at is null order by g.created_at desc, g.id desc) as place
    from ${notifications} g join ${applications} ga on ga.id = (g.data ->> 'applicationId')::uuid
    where g.user_id = ${userId} and g.is_shown and g.kind = any(${gatheredKindList})) newest
  where newest.place = 1))`

/** How many a row gathers, itself included; evaluated for the rows of one page. */
const countOfItsGroup = sql<number>`case when ${gathers} then (
  select greatest(count(*)::int, 1)
  from ${notifications} g join ${applications} ga on ga.id = (g.data ->> 'applicationId')::uuid
  where g.user_id = ${notifications.userId} and g.kind = ${notifications.kind} and g.is_shown
    and (g.read_at is null) = (${notifications.readAt} is null) and ga.project_id = ${applications.projectId})
  else 1 end`

/** Whether a notification is gathered with a given one. */
export const isGatheredWith = (id: string): SQL => sql`${notifications.id} in (
  select g.id from ${notifications} g
  join ${applications} ga on ga.id = (g.data ->> 'applicationId')::uuid,
  (select n.user_id, n.kind, a.project_id from ${notifications} n
    join ${applications} a on a.id = (n.data ->> 'applicationId')::uuid where n.id = ${id}) chosen
  where g.user_id = chosen.user_id and g.kind = chosen.kind and g.kind = any(${gatheredKindList})
    and g.is_shown and g.read_at is null and ga.project_id = chosen.project_id)`

/** The reader of the notifications, and the organizations they belong to. */
interface Reader {
  isReader: (userId: SQL) => SQL
  /** Whether they belong to an organization; undefined if they belong to none. */
  isMember: (organizationId: SQL) => SQL | undefined
}

/** A reader whose memberships are already loaded. */
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
const ownReader: Reader = {
  isReader: (userId) => sql`${userId} = ${notifications.userId}`,
  isMember: (organizationId) => sql`exists (
    select from ${organizationMembers} m
    where m.organization_id = ${organizationId} and m.user_id = ${notifications.userId})`,
}

/**
 * Restricts to a reader's notifications of known kinds: about applications they still take part in, and about
 * memberships and rewards of their own.
 */
export function isOfReader({ isReader: matchesReader, isMember }: Reader): SQL | undefined {
  const isToVolunteer = sql`${notifications.data} ->> 'side' = 'organization'`
  return and(
    matchesReader(sql`${notifications.userId}`),
    or(
      inArray(notifications.kind, [
        ...memberNotificationKinds,
        ...rewardNotificationKinds,
        ...accountNotificationKinds,
      ]),
      and(
        inArray(notifications.kind, [...messageNotificationKinds]),
        or(ne(notifications.kind, 'message.received'), isToVolunteer, isMember(dataId('organizationId'))),
      ),
      and(
        inArray(notifications.kind, [...workNotificationKinds]),
        or(matchesReader(sql`${applications.volunteerId}`), isMember(sql`${projects.organizationId}`)),
      ),
    ),
  )
}

export const joinsApplication = sql`${applications.id} = ${dataId('applicationId')}`

/** The rows; `gather`: with how many each one gathers. */
export function selectNotifications(db: Db, gather = false) {
  return db
    .select({ ...columns, gathered: gather ? countOfItsGroup : sql<number>`1` })
    .from(notifications)
    .leftJoin(applications, joinsApplication)
    .leftJoin(
      projects,
      sql`${projects.id} = coalesce(${applications.projectId},
        case when ${inArray(notifications.kind, [...projectNotificationKinds])} then ${dataId('projectId')} end)`,
    )
    .leftJoin(
      organizations,
      sql`${organizations.id} = coalesce(${projects.organizationId}, ${dataId('organizationId')})`,
    )
    .leftJoin(users, eq(users.id, applications.volunteerId))
    .leftJoin(members, sql`${members.id} = ${dataId('memberId')}`)
    .leftJoin(
      reviews,
      and(
        sql`${reviews.id} = ${dataId('reviewId')}`,
        inArray(notifications.kind, [...reviewReportNotificationKinds]),
      ),
    )
    .leftJoin(perks, sql`${perks.id} = ${dataId('perkId')}`)
    .leftJoin(credentials, sql`${credentials.id} = ${dataId('credentialId')}`)
    .leftJoin(actors, sql`${actors.id} = ${dataId('actorId')}`)
}
export type NotificationDetails = Awaited<ReturnType<typeof selectNotifications>>[number]

/** These notifications as their own readers see them, without those they may no longer see. */
export function listShown(db: Db, ids: readonly string[]): Promise<NotificationDetails[]> {
  return selectNotifications(db).where(
    and(isOfReader(ownReader), eq(notifications.isShown, true), inArray(notifications.id, [...ids])),
  )
}
