/** Private notes on applications. */
import { and, eq, ne } from 'drizzle-orm'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { isOwnNote } from '#domain/applications/triage.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationNotes, applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { isOnSide } from '#server/features/applications/search.ts'

function selectNotes(db: Db) {
  return db
    .select({
      note: applicationNotes,
      author: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
      },
    })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorId))
}
type Row = Awaited<ReturnType<typeof selectNotes>>[number]

function present({ note, author }: Row, readerId: string): ApplicationNote {
  const { authorId, createdAt, updatedAt, ...words } = note
  return {
    ...words,
    author,
    isOwn: isOwnNote({ authorId }, readerId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** One page of the notes on an application, newest first. */
export async function listApplicationNotes(
  { db, actor }: Context,
  applicationId: string,
  cursor: string | undefined,
): Promise<Page<ApplicationNote>> {
  const after = decodeCursor(cursor)
  const own = eq(applicationNotes.applicationId, applicationId)
  const rows = await selectNotes(db)
    .where(and(own, after ? isAfterKeyset(applicationNotes, after) : undefined))
    .orderBy(...newestFirst(applicationNotes))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ note }) => note,
    present: (row) => present(row, actor.id),
    count: () => countFound(db, (rows) => rows.from(applicationNotes).where(own)),
  })
}

/**
 * A note on an application to the reader's organizations, excluding the reader's own application. Null if there is
 * none.
 */
export async function findNote(ctx: Context, id: string): Promise<ApplicationNote | null> {
  const [row] = await selectNotes(ctx.db)
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        eq(applicationNotes.id, id),
        ne(applications.volunteerId, ctx.actor.id),
        isOnSide(ctx, 'organization'),
      ),
    )
  return row ? present(row, ctx.actor.id) : null
}

/** Stores a note and returns its id. */
export async function insertNote(db: Db, note: typeof applicationNotes.$inferInsert): Promise<string> {
  const [row] = await db.insert(applicationNotes).values(note).returning({ id: applicationNotes.id })
  if (!row) throw new Error('a note was not stored')
  return row.id
}

interface Own {
  id: string
  authorId: string
}

const ofAuthor = ({ id, authorId }: Own) =>
  and(eq(applicationNotes.id, id), eq(applicationNotes.authorId, authorId))

/** Replaces the text of a note. */
export async function saveNote(
  db: Db,
  { text, language, at, ...own }: Own & { text: string; language: ContentLanguage | null; at: Date },
): Promise<void> {
  await db.update(applicationNotes).set({ text, language, updatedAt: at }).where(ofAuthor(own))
}

export async function removeNote(db: Db, note: Own): Promise<void> {
  await db.delete(applicationNotes).where(ofAuthor(note))
}
