/** Queries for announcements: one statement for all of their volunteers, so that two hundred take no longer than two. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import type { StoredLanguage } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import {
  announcements,
  contacts,
  conversationReaders,
  conversations,
  messages,
} from '#server/db/tables/messages.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { contactStatusColumns } from '#server/queries/applications/contact-status.ts'
import { isContactOf } from '#server/features/messages/contact-status-queries.ts'

/** A project and whether a person is a member of its organization now; null if there is no such project. */
export async function findOwnProject(db: Db, { id, userId }: { id: string; userId: string }) {
  const [row] = await db
    .select({
      id: projects.id,
      title: projects.title,
      organizationId: projects.organizationId,
      visibility: projects.visibility,
      isMember: sql<boolean>`exists (select from ${organizationMembers} m
        where m.organization_id = ${projects}.organization_id and m.user_id = ${userId}::uuid)`,
    })
    .from(projects)
    .where(eq(projects.id, id))
  return row ?? null
}
export type OwnProject = NonNullable<Awaited<ReturnType<typeof findOwnProject>>>

/** Everyone who was accepted to a project at some time, with what decides whether they can be written to; by id. */
export function listAcceptedVolunteers(db: Db, { id, organizationId }: OwnProject) {
  const own = sql`from ${applications} a where a.project_id = ${id}::uuid and a.volunteer_id = ${users.id}`
  return db
    .select({
      id: users.id,
      statuses: sql<ApplicationStatus[]>`array(select a.status ${own})`,
      ...contactStatusColumns,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .leftJoin(contacts, isContactOf)
    .where(
      sql`${users.id} in (select applied.volunteer_id from ${applications} applied
        where applied.project_id = ${id}::uuid and (applied.status in ('accepted', 'completed')
          or exists (select from ${applicationHistory} h
            where h.application_id = applied.id and h.to_status = 'accepted')))`,
    )
    .orderBy(users.id)
}

/** An announcement as stored, or null. */
export async function findAnnouncement(db: Db, id: string) {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id))
  return row ?? null
}

/** How many announcements a project has had since a timestamp, and whether one of them said this to the same people. */
export async function countAnnouncements(
  db: Db,
  {
    projectId,
    since,
    sent,
  }: { projectId: string; since: Date; sent?: { sentHash: Buffer; includesCompleted: boolean } },
): Promise<{ used: number; isRepeated: boolean }> {
  const rows = await db
    .select({ sentHash: announcements.sentHash, includesCompleted: announcements.includesCompleted })
    .from(announcements)
    .where(and(eq(announcements.projectId, projectId), gte(announcements.createdAt, since)))
  const isSame = (row: (typeof rows)[number]) =>
    row.includesCompleted === sent?.includesCompleted && row.sentHash.equals(sent.sentHash)
  const isRepeated = sent !== undefined && rows.some(isSame)
  return { used: rows.length, isRepeated }
}

export async function insertAnnouncement(
  db: Db,
  announcement: typeof announcements.$inferInsert,
): Promise<void> {
  await db.insert(announcements).values(announcement)
}

export interface SentCopy {
  messageId: string
  conversationId: string
  volunteerId: string
}

interface NewCopies extends StoredLanguage {
  announcementId: string
  project: OwnProject
  volunteerIds: readonly string[]
  senderId: string
  content: string
  at: Date
}

/**
 * Stores an announcement's message as the next one of each volunteer's conversation about the project, whose pairs are
 * locked; creates the conversations that do not exist.
 */
export async function insertCopies(
  db: Db,
  { announcementId, project, volunteerIds, senderId, content, at, language, isLanguageChosen }: NewCopies,
): Promise<SentCopy[]> {
  const { id: projectId, organizationId } = project
  const times = { createdAt: at, lastActivityAt: at }
  await db
    .insert(conversations)
    .values(volunteerIds.map((volunteerId) => ({ volunteerId, organizationId, projectId, ...times })))
    .onConflictDoNothing()
  const next = sql`${conversations.lastPosition} + 1`
  const moved = db.$with('moved').as(
    db
      .update(conversations)
      .set({
        lastPosition: next,
        lastByOrganization: next,
        lastActivityAt: at,
        isStartedByOrganization: true,
      })
      .where(
        and(
          eq(conversations.projectId, projectId),
          eq(conversations.organizationId, organizationId),
          inArray(conversations.volunteerId, [...volunteerIds]),
        ),
      )
      .returning({
        conversationId: conversations.id,
        volunteerId: conversations.volunteerId,
        position: conversations.lastPosition,
      }),
  )
  const opened = await db.with(moved).select().from(moved)
  const own = (column: 'conversationId' | 'position') => sql.param(opened.map((one) => one[column]))
  const { rows: stored } = await db.execute<{ messageId: string; conversationId: string }>(sql`
    insert into ${messages} (id, conversation_id, position, side, sender_id, content, language, is_language_chosen,
      created_at, announcement_id)
    select gen_random_uuid(), o.conversation_id, o.position, 'organization', ${senderId}::uuid, ${content},
      ${language}, ${isLanguageChosen}::boolean, ${at.toISOString()}::timestamptz, ${announcementId}::uuid
    from unnest(${own('conversationId')}::uuid[], ${own('position')}::int[]) as o(conversation_id, position)
    returning id as "messageId", conversation_id as "conversationId"`)
  await db
    .update(contacts)
    .set({
      organizationWroteAt: sql`coalesce(${contacts.organizationWroteAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(contacts.organizationId, organizationId), inArray(contacts.volunteerId, [...volunteerIds])))
  const volunteers = new Map(opened.map((row) => [row.conversationId, row.volunteerId]))
  const volunteerIn = (conversationId: string) => {
    const volunteerId = volunteers.get(conversationId)
    if (volunteerId === undefined) throw new Error('a message is in a conversation that was not opened')
    return volunteerId
  }
  return stored.map((copy) => ({ ...copy, volunteerId: volunteerIn(copy.conversationId) }))
}

/** Those of these conversations whose volunteer has muted them. */
export async function listMutedByVolunteer(db: Db, conversationIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from ${conversations} c
    join ${conversationReaders} r on r.conversation_id = c.id and r.user_id = c.volunteer_id
    where c.id = any(${sql.param([...conversationIds])}::uuid[]) and r.muted_at is not null`)
  return rows.map(({ id }) => id)
}

/** The members of an organization who read its conversations. */
export async function listReadingMembers(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from ${organizationMembers} m join ${users} u on u.id = m.user_id and u.disabled_at is null
    where m.organization_id = ${organizationId}::uuid and not m.is_placeholder order by u.id`)
  return rows.map(({ id }) => id)
}
