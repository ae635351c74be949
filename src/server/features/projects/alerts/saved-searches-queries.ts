/** Queries for people's saved searches. */
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SavedFilters, SavedSearch } from '#contract/projects/saved-searches.ts'
import type { AlertFrequency } from '#domain/projects/saved-searches.ts'
import type { Db } from '#server/db/db.ts'
import { savedSearches, searchAlerts } from '#server/db/tables/projects.ts'
import type { StoredValues } from './saved-search-values.ts'

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  frequency: savedSearches.frequency,
  filters: savedSearches.filters,
  endedAt: savedSearches.endedAt,
  createdAt: savedSearches.createdAt,
  updatedAt: savedSearches.updatedAt,
}

type Row = Pick<typeof savedSearches.$inferSelect, keyof typeof columns>

/** A search without the place of its filters, which a table of places has. */
export type StoredSearch = Omit<SavedSearch, 'place'>

const present = ({ endedAt, createdAt, updatedAt, ...search }: Row): StoredSearch => ({
  ...search,
  endedAt: endedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** A person's searches, latest first. */
export async function listSearches(db: Db, userId: string): Promise<StoredSearch[]> {
  const rows = await db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
  return rows.map(present)
}

interface OwnSearch {
  id: string
  userId: string
}

const isOwn = ({ id, userId }: OwnSearch) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

/** One of a person's searches; null if they have no such search. */
export async function findSearch(db: Db, own: OwnSearch): Promise<StoredSearch | null> {
  const [row] = await db.select(columns).from(savedSearches).where(isOwn(own))
  return row ? present(row) : null
}

/** The ids of a person's searches with their names, and the same form of another name. */
export async function listSearchKeys(db: Db, userId: string, name: string) {
  const saved = await db
    .select({ id: savedSearches.id, key: sql<string>`lower(${savedSearches.name})` })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
  // PostgreSQL compares the names of its unique index in its own lower case.
  const { rows } = await db.execute<{ key: string }>(sql`select lower(${name}::text) as key`)
  return { saved, key: rows[0]?.key ?? name }
}

export async function insertSearch(db: Db, search: typeof savedSearches.$inferInsert): Promise<string> {
  const [row] = await db.insert(savedSearches).values(search).returning({ id: savedSearches.id })
  if (!row) throw new Error('a search was not stored')
  return row.id
}

/** Changes a search. What it found and has not sent follows its frequency. */
export async function saveSearch(
  db: Db,
  {
    id,
    ...change
  }: {
    id: string
    name: string
    frequency: AlertFrequency
    filters: SavedFilters
    updatedAt: Date
  } & Partial<StoredValues>,
): Promise<void> {
  await db.update(savedSearches).set(change).where(eq(savedSearches.id, id))
  await db
    .update(searchAlerts)
    .set({ frequency: change.frequency })
    .where(and(eq(searchAlerts.searchId, id), isNull(searchAlerts.sentAt)))
}

/** Ends a search; what it found and has not sent is forgotten. Another end keeps its time. */
export async function saveEnd(db: Db, { at, ...own }: OwnSearch & { at: Date }): Promise<void> {
  await db
    .update(savedSearches)
    .set({ endedAt: at, updatedAt: at })
    .where(and(isOwn(own), isNull(savedSearches.endedAt)))
  await db
    .delete(searchAlerts)
    .where(
      and(
        eq(searchAlerts.searchId, own.id),
        eq(searchAlerts.userId, own.userId),
        isNull(searchAlerts.sentAt),
      ),
    )
}

/** Restores a search that ended. */
export async function saveRestored(db: Db, { at, ...own }: OwnSearch & { at: Date }): Promise<void> {
  await db
    .update(savedSearches)
    .set({ endedAt: null, updatedAt: at })
    .where(and(isOwn(own), isNotNull(savedSearches.endedAt)))
}

export async function removeSearch(db: Db, own: OwnSearch): Promise<void> {
  await db
    .delete(searchAlerts)
    .where(
      and(
        eq(searchAlerts.searchId, own.id),
        eq(searchAlerts.userId, own.userId),
        isNull(searchAlerts.sentAt),
      ),
    )
  await db.delete(savedSearches).where(isOwn(own))
}

const isOutdated = (readWith: string) =>
  and(isNull(savedSearches.endedAt), ne(savedSearches.readWith, readWith))

/** Whether a search was read with something else. */
export async function hasOutdated(db: Db, readWith: string): Promise<boolean> {
  // Two ranges of an index.
  const { rows } = await db.execute(sql`
    (select from ${savedSearches} where ended_at is null and read_with < ${readWith} limit 1)
    union all (select from ${savedSearches} where ended_at is null and read_with > ${readWith} limit 1)`)
  return rows.length > 0
}

export function listOutdated(db: Db, { readWith, most }: { readWith: string; most: number }) {
  return db
    .select({ id: savedSearches.id, filters: savedSearches.filters })
    .from(savedSearches)
    .where(isOutdated(readWith))
    .limit(most)
}

/** Saves what filters became, unless they have changed since they were read. */
export async function saveValues(
  db: Db,
  { id, filters, values }: { id: string; filters: SavedFilters; values: StoredValues },
): Promise<void> {
  await db
    .update(savedSearches)
    .set(values)
    .where(and(eq(savedSearches.id, id), sql`${savedSearches.filters} = ${JSON.stringify(filters)}::jsonb`))
}
