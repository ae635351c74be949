/** What needs the reader on either side: unread messages, and reviews to write (issue 21). */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { OrganizationTask } from '#contract/dashboards/homes.ts'
import { excerptOf } from '#domain/applications/applicants.ts'
import { formatFullName, type UserType } from '#domain/accounts/accounts.ts'
import { reviewTypeOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { conversationReaders, conversations, messages } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isVolunteerDeleted, isWorkDone, workDoneAt } from '#server/queries/work.ts'

type Task<Kind> = Extract<OrganizationTask, { kind: Kind }>

/** The other side's unread messages, without muted conversations; empty if there are none. */
export async function listUnreadMessages(
  { db, actor }: Context,
  side: UserType,
  /** The organizations that count on their side. */
  ids: string[] = [],
): Promise<Task<'messages'>[]> {
  const isOwn = eq(conversations.volunteerId, actor.id)
  const isOfSide =
    side === 'volunteer'
      ? isOwn
      : sql`(${conversations.organizationId} = any(${sql.param(ids)}::uuid[]) and not ${isOwn})`
  const otherSide = side === 'volunteer' ? 'organization' : 'volunteer'
  const lastByOther = side === 'volunteer' ? conversations.lastByOrganization : conversations.lastByVolunteer
  const read = sql`coalesce(${conversationReaders.readPosition}, 0)`
  const latest = db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      volunteerId: conversations.volunteerId,
      organizationId: conversations.organizationId,
      content: messages.content,
      language: messages.language,
      at: messages.createdAt,
    })
    .from(conversations)
    .leftJoin(
      conversationReaders,
      and(eq(conversationReaders.conversationId, conversations.id), eq(conversationReaders.userId, actor.id)),
    )
    .innerJoin(
      messages,
      sql`${messages.conversationId} = ${conversations.id} and ${messages.side} = ${otherSide}
        and ${messages.position} > ${read} and ${messages.deletedAt} is null`,
    )
    .where(and(isOfSide, sql`${lastByOther} > ${read}`, sql`${conversationReaders.mutedAt} is null`))
    .orderBy(messages.conversationId, desc(messages.position))
    .as('latest')
  const [row] = await db
    .select({
      conversations: sql<number>`(count(*) over ())::int`,
      conversationId: latest.conversationId,
      content: latest.content,
      language: latest.language,
      at: latest.at,
      volunteer: { firstName: users.firstName, lastName: users.lastName },
      organizationName: organizations.name,
    })
    .from(latest)
    .innerJoin(users, eq(users.id, latest.volunteerId))
    .innerJoin(organizations, eq(organizations.id, latest.organizationId))
    .orderBy(desc(latest.at), desc(latest.conversationId))
    .limit(1)
  if (!row) return []
  const { content, at, volunteer, organizationName, ...rest } = row
  return [
    {
      kind: 'messages',
      ...rest,
      from: side === 'volunteer' ? organizationName : formatFullName(volunteer),
      text: excerptOf(content),
      at: at.toISOString(),
    },
  ]
}

/** The reviews that a side can write about the selected work (decision A10); empty if there are none. */
export async function listReviewsToWrite(
  { db, actor }: Context,
  side: UserType,
  own: SQL,
): Promise<Task<'reviews'>[]> {
  const isReviewed = sql`exists (select from ${reviews} r
    where r.application_id = ${applications.id} and r.type = ${reviewTypeOf(side)})`
  // Someone on both sides acts as the volunteer.
  const isOfSide =
    side === 'organization'
      ? sql`(${applications.volunteerId} <> ${actor.id} and not ${isVolunteerDeleted})`
      : undefined
  const [row] = await db
    .select({
      reviews: sql<number>`(count(*) over ())::int`,
      project: { id: projects.id, title: projects.title },
      at: workDoneAt,
      volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      organization: { id: organizations.id, name: organizations.name },
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
    .where(and(own, isWorkDone, isOfSide, sql`not ${isReviewed}`))
    .orderBy(sql`${workDoneAt} desc`, desc(applications.id))
    .limit(1)
  if (!row) return []
  const { at, volunteer, organization, ...rest } = row
  const reviewee =
    side === 'volunteer'
      ? { revieweeId: organization.id, revieweeName: organization.name }
      : { revieweeId: volunteer.id, revieweeName: formatFullName(volunteer) }
  return [{ kind: 'reviews', ...rest, ...reviewee, at: at.toISOString() }]
}
