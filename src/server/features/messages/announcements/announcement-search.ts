/** Announcements as the organization's members see them. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Announcement } from '#contract/messages/announcements.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { countFound, isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { announcements, conversationReaders, conversations, messages } from '#server/db/tables/messages.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

interface Counts {
  recipients: number
  readBy: number
}
interface Text {
  content: string
  language: ContentLanguage | null
}

/** Each volunteer's own message, and whether they have read that far. */
const counts = sql<Counts>`(
  select json_build_object('recipients', count(*), 'readBy', count(*) filter (where r.read_position >= m.position))
  from ${messages} m join ${conversations} c on c.id = m.conversation_id
  left join ${conversationReaders} r on r.conversation_id = c.id and r.user_id = c.volunteer_id
  where m.announcement_id = ${announcements.id})`

/** What it said: an unchanged message comes first, a deleted one says nothing. */
const text = sql<Text | null>`(
  select json_build_object('content', m.content, 'language', m.language) from ${messages} m
  where m.announcement_id = ${announcements.id} and m.deleted_at is null
  order by m.version, m.id limit 1)`

const select = (db: Db) =>
  db
    .select({
      id: announcements.id,
      createdAt: announcements.createdAt,
      includesCompleted: announcements.includesCompleted,
      sender: { firstName: users.firstName, lastName: users.lastName },
      counts,
      text,
    })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.senderId))

type Row = Awaited<ReturnType<typeof select>>[number]

const present = ({ counts: counted, text: said, createdAt, ...row }: Row): Announcement => ({
  ...row,
  content: said?.content ?? '',
  language: said?.language ?? null,
  createdAt: createdAt.toISOString(),
  ...counted,
})

/** One announcement; null if there is none. */
export async function findPresentedAnnouncement(db: Db, id: string): Promise<Announcement | null> {
  const [row] = await select(db).where(eq(announcements.id, id))
  return row ? present(row) : null
}

/** One page of a project's announcements, newest first. */
export async function listAnnouncementsOf(
  db: Db,
  projectId: string,
  cursor: string | undefined,
): Promise<Page<Announcement>> {
  const after = decodeCursor(cursor)
  const found: SQL = eq(announcements.projectId, projectId)
  const rows = await select(db)
    .where(and(found, after ? isAfterKeyset(announcements, after) : undefined))
    .orderBy(...newestFirst(announcements))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row,
    present,
    count: () => countFound(db, (rows) => rows.from(announcements).where(found)),
  })
}
