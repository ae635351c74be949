/** Queries for perks and their codes. */
import { and, eq, sql } from 'drizzle-orm'
import type { PerkState } from '#domain/rewards/perks.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { perkCodes, perks, redemptions } from '#server/db/tables/rewards.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { pageRows } from '#server/http/lists/page.ts'

/** The public columns, and the counts that the remaining number is computed from. */
export const perkColumns = {
  id: perks.id,
  title: perks.title,
  description: perks.description,
  provider: perks.provider,
  category: perks.category,
  pointsCost: perks.pointsCost,
  discount: perks.discount,
  stock: perks.stock,
  claimedCount: perks.claimedCount,
  endsAt: perks.endsAt,
}

const loadedCodes = sql<number>`(
  select count(*)::int from ${perkCodes} c where c.perk_id = ${perks}.id)`

/** The number of unassigned codes; null if codes are generated and not loaded from a list. */
export const freeCodes = sql<number | null>`case when ${perks.codeSource} = 'list' then (
  select count(*)::int from ${perkCodes} c where c.perk_id = ${perks}.id and c.taken_at is null) end`

const columns = {
  ...perkColumns,
  startsAt: perks.startsAt,
  codeSource: perks.codeSource,
  state: perks.state,
  version: perks.version,
  createdAt: perks.createdAt,
  offeredAt: perks.offeredAt,
  loadedCodes,
  freeCodes,
}

export type FoundPerk = NonNullable<Awaited<ReturnType<typeof findPerk>>>

/** A perk with its code counts; null if there is none. */
export async function findPerk(db: Db, id: string) {
  const [row] = await db.select(columns).from(perks).where(eq(perks.id, id))
  return row ?? null
}

const ofState = (state: PerkState | undefined) => (state ? eq(perks.state, state) : undefined)

/** One page of perks, newest first, plus one extra row. */
export function listPerks(
  db: Db,
  state: PerkState | undefined,
  { after, limit = pageRows }: { after: Cursor | null; limit?: number },
) {
  return db
    .select(columns)
    .from(perks)
    .where(and(ofState(state), after ? isAfterKeyset(perks, after) : undefined))
    .orderBy(...newestFirst(perks))
    .limit(limit)
}

export function countPerks(db: Db, state: PerkState | undefined): Promise<number> {
  return countFound(db, (rows) => rows.from(perks).where(ofState(state)))
}

/** Locks a perk, so that redeeming it, changing it and adding codes run one at a time. False if there is none. */
export async function lockPerk(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: perks.id }).from(perks).where(eq(perks.id, id)).for('update')
  return rows.length > 0
}

type NewPerk = typeof perks.$inferInsert

export async function insertPerk(db: Db, perk: NewPerk): Promise<string> {
  const [row] = await db.insert(perks).values(perk).returning({ id: perks.id })
  if (!row) throw new Error('a perk was not stored')
  return row.id
}

/** Offers or withdraws a perk. Its version stays the same. */
export async function saveState(
  db: Db,
  id: string,
  change: Required<Pick<NewPerk, 'state' | 'offeredAt' | 'updatedAt'>>,
): Promise<void> {
  await db.update(perks).set(change).where(eq(perks.id, id))
}

/** Changes a perk's content, which increases its version. */
export async function savePerk(db: Db, id: string, change: Partial<NewPerk>): Promise<void> {
  await db
    .update(perks)
    .set({ ...change, version: sql`${perks.version} + 1` })
    .where(eq(perks.id, id))
}

export async function removePerk(db: Db, id: string): Promise<void> {
  await db.delete(perks).where(eq(perks.id, id))
}

/** Which of these codes the perk already has, assigned or not. */
export async function listExistingCodes(db: Db, perkId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await db
    .select({ code: perkCodes.code })
    .from(perkCodes)
    // Passed as one parameter, because one per cell of a wide file could exceed the limit of a statement.
    .where(and(eq(perkCodes.perkId, perkId), sql`${perkCodes.code} = any(${sql.param([...codes])}::text[])`))
  return rows.map(({ code }) => code)
}

/** Adds codes in the given order. */
export async function insertCodes(db: Db, perkId: string, codes: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into ${perkCodes} (perk_id, code)
    select ${perkId}::uuid, each.code
    from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) with ordinality as each (code, place)
    order by each.place`)
}

const claims = { createdAt: redemptions.redeemedAt, id: redemptions.id }

/** A perk's redemptions, newest first: one page plus one extra row, or as many as `limit`. */
export function listClaims(
  db: Db,
  perkId: string,
  { after, limit = pageRows }: { after: Cursor | null; limit?: number },
) {
  return db
    .select({
      ...claims,
      code: redemptions.code,
      points: redemptions.points,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(redemptions)
    .innerJoin(users, eq(users.id, redemptions.userId))
    .where(and(eq(redemptions.perkId, perkId), after ? isAfterKeyset(claims, after) : undefined))
    .orderBy(...newestFirst(claims))
    .limit(limit)
}

export function countClaims(db: Db, perkId: string): Promise<number> {
  return countFound(db, (rows) => rows.from(redemptions).where(eq(redemptions.perkId, perkId)))
}
