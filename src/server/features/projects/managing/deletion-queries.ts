/** Queries for people and organizations that leave. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { activeProjectStatuses } from '#domain/projects/projects.ts'
import type { Db } from '#server/db/db.ts'
import {
  projects,
  reopenAlerts,
  savedProjects,
  savedSearches,
  searchAlerts,
  unfinishedProjects,
} from '#server/db/tables/projects.ts'

/** The projects of an organization that are published, or held, and not over, in the order of their ids. */
export async function listOpenOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        inArray(projects.visibility, ['published', 'held']),
        inArray(projects.status, [...activeProjectStatuses, 'paused']),
      ),
    )
    .orderBy(asc(projects.id))
  return rows.map(({ id }) => id)
}

export async function listDraftsOf(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.visibility, 'draft')))
    .orderBy(asc(projects.id))
  return rows.map(({ id }) => id)
}

/** Removes what a person saved, waits for, searches for and began to write. */
export async function removeOwnProjectLists(db: Db, userId: string): Promise<void> {
  for (const table of [savedProjects, searchAlerts, savedSearches, reopenAlerts, unfinishedProjects]) {
    await db.delete(table).where(eq(table.userId, userId))
  }
}

/** Which of these projects belong to an organization. */
export async function filterProjectsOf(
  db: Db,
  ids: readonly string[],
  organizationId: string,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), eq(projects.organizationId, organizationId)))
  return rows.map(({ id }) => id)
}

/** Removes whom the projects of an organization that closes say to ask for. */
export async function clearContactsOf(db: Db, organizationId: string): Promise<void> {
  await db
    .update(projects)
    .set({ contactName: null, contactInstructions: null })
    .where(eq(projects.organizationId, organizationId))
}

/**
 * The same in the projects that a person created or that belong to one of their organizations, where the contact is
 * exactly their full name or address, or the instructions have their address as a word.
 */
export async function clearOwnContacts(
  db: Db,
  own: { userId: string; email: string; name: string; organizationIds: readonly string[] },
): Promise<void> {
  const { userId, email, name, organizationIds } = own
  const isTheirs = sql`(created_by = ${userId}::uuid or organization_id = any(${sql.param([...organizationIds])}::uuid[]))`
  await db.execute(sql`
    update ${projects} set contact_name = null
    where ${isTheirs} and lower(trim(contact_name)) in (lower(${email}), lower(trim(${name})))`)
  await db.execute(sql`
    update ${projects} set contact_instructions = null
    where ${isTheirs} and exists (
      select from regexp_split_to_table(lower(contact_instructions), '[][[:space:]<>(),;:"]+') as word
      where rtrim(word, '.!?') = lower(${email}))`)
}
