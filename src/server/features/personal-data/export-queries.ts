/** Reads what an export has. All of it is called in one transaction, so that it reads one state of the database. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { files } from '#server/db/tables/images.ts'
import { attachments, conversations } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { perks } from '#server/db/tables/rewards.ts'
import { columnsOf, isMemberOf, orderOf, type ExportedPerson, type ExportPart } from './part-queries.ts'

/** Makes the transaction read the database as it is now, whatever others commit meanwhile. Call it first. */
export async function beginSnapshot(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`)
}

/** Whom an export is about; null if the account is gone. */
export async function findPerson(db: Db, id: string) {
  const [person] = await db
    .select({
      id: users.id,
      email: sql<string | null>`case when ${users.emailVerifiedAt} is not null then ${users.email} end`,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, id))
  return person ?? null
}

/** Rows read at a time. */
const batch = 500

export type ExportRow = Readonly<Record<string, unknown>>

/** The rows of a part about a person, in its order. */
export async function* listPart(db: Db, part: ExportPart, person: ExportedPerson): AsyncGenerator<ExportRow> {
  for (let offset = 0; ; offset += batch) {
    const rows: ExportRow[] = await db
      .select({ ...columnsOf(part), ...part.instead })
      .from(part.table)
      .where(part.where(person))
      .orderBy(...orderOf(part))
      .limit(batch)
      .offset(offset)
    yield* rows
    if (rows.length < batch) return
  }
}

/** The ids in an export that stand for something with a name, by their fields. */
export interface NamedIds {
  projects: ReadonlySet<string>
  organizations: ReadonlySet<string>
  perks: ReadonlySet<string>
  /** Named by their project. */
  applications: ReadonlySet<string>
  /** Named by their organization. */
  conversations: ReadonlySet<string>
  people: ReadonlySet<string>
}

const toNames = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))

/** The names of what an export refers to by id. */
export async function listNames(db: Db, ids: NamedIds) {
  const [ofProjects, ofOrganizations, ofPerks, ofApplications, ofConversations, ofPeople] = [
    await db
      .select({ id: projects.id, name: projects.title })
      .from(projects)
      .where(inArray(projects.id, [...ids.projects])),
    await db
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, [...ids.organizations])),
    await db
      .select({ id: perks.id, name: perks.title })
      .from(perks)
      .where(inArray(perks.id, [...ids.perks])),
    await db
      .select({ id: applications.id, name: projects.title })
      .from(applications)
      .innerJoin(projects, eq(projects.id, applications.projectId))
      .where(inArray(applications.id, [...ids.applications])),
    await db
      .select({ id: conversations.id, name: organizations.name })
      .from(conversations)
      .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
      .where(inArray(conversations.id, [...ids.conversations])),
    await db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(inArray(users.id, [...ids.people])),
  ]
  return {
    projects: toNames(ofProjects),
    organizations: toNames(ofOrganizations),
    perks: toNames(ofPerks),
    applications: toNames(ofApplications),
    conversations: toNames(ofConversations),
    people: toNames(ofPeople.map(({ id, ...name }) => ({ id, name: formatFullName(name) }))),
  }
}

/**
 * The files that the person uploaded and that are in use. Those of an organization are there only while the person is
 * a member: the file of a former member would otherwise get them what they may no longer read.
 */
export async function listExportedFiles(db: Db, person: ExportedPerson) {
  return db
    .select({
      name: files.name,
      purpose: files.purpose,
      mediaType: files.mediaType,
      documentKind: files.documentKind,
      title: attachments.title,
      size: files.size,
      createdAt: files.createdAt,
    })
    .from(files)
    .leftJoin(attachments, eq(attachments.fileName, files.name))
    .where(
      and(
        eq(files.ownerId, person.id),
        isNotNull(files.storedAt),
        isNull(files.removedAt),
        // Attachments belong to the person who sent them, also in the name of an organization.
        or(
          eq(files.purpose, 'attachment'),
          isNull(files.organizationId),
          isMemberOf(files.organizationId, person),
        ),
      ),
    )
    .orderBy(files.createdAt, files.id)
}

export type UploadedFile = Awaited<ReturnType<typeof listExportedFiles>>[number]
