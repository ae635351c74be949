/** The loaded register files and the history of loads, for administrators. */
import { eq, inArray, sql } from 'drizzle-orm'
import { listedCases, type Register, type RegisterLoad } from '#contract/verification/registers.ts'
import { registerFiles, verificationReasons } from '#domain/verification/register.ts'
import { ageInDays, registerOldAfterDays } from '#domain/verification/queue.ts'
import { isStale } from '#domain/verification/verification.ts'
import { z } from '#contract/zod.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { registryFiles, registryLoads } from '#server/db/tables/registry.ts'
import { verificationDecisions } from '#server/db/tables/verification.ts'
import { decodeCursor, type Cursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'

const keyset = { createdAt: registryLoads.loadedAt, id: registryLoads.id }

/** The current files of each kind, from its last load. */
export async function listLoadedRegisters(ctx: Context): Promise<Register[]> {
  const today = ctx.now().toISOString().slice(0, 10)
  const registers: Register[] = []
  for (const kind of registerFiles) {
    const [load] = await ctx.db
      .select({ id: registryLoads.id, loadedAt: registryLoads.loadedAt })
      .from(registryLoads)
      .innerJoin(registryFiles, eq(registryFiles.loadId, registryLoads.id))
      .where(eq(registryFiles.kind, kind))
      .orderBy(...newestFirst(keyset))
      .limit(1)
    const files = load ? (await listFiles(ctx.db, [load.id])).filter((each) => each.kind === kind) : []
    const [postedOn = null] = files.map((each) => each.postedOn).toSorted()
    const ageDays = postedOn === null ? null : ageInDays(postedOn, today)
    registers.push({
      kind,
      postedOn,
      ageDays,
      isOld: ageDays !== null && ageDays > registerOldAfterDays,
      isStale: postedOn !== null && isStale(postedOn, today),
      loadedAt: load?.loadedAt.toISOString() ?? null,
      files: files.map(({ loadId: _, ...file }) => file),
    })
  }
  return registers
}

const findLoads = (db: Db, { after, limit }: { after: Cursor | null; limit: number }) =>
  db
    .select()
    .from(registryLoads)
    .where(after ? isAfterKeyset(keyset, after) : undefined)
    .orderBy(...newestFirst(keyset))
    .limit(limit)

/** Loads after one of them, newest first, with their files. */
export async function findLoadsWithFiles(db: Db, { after, limit }: { after: Cursor | null; limit: number }) {
  const loads = await findLoads(db, { after, limit })
  const files = await listFiles(
    db,
    loads.map(({ id }) => id),
  )
  return loads.map((load) => ({ ...load, files: files.filter(({ loadId }) => loadId === load.id) }))
}

/** One page of the loads, newest first. */
export async function listLoads(ctx: Context, cursor: string | undefined): Promise<Page<RegisterLoad>> {
  const after = decodeCursor(cursor)
  const rows = await findLoads(ctx.db, { after, limit: pageRows })
  const ids = rows.map(({ id }) => id)
  const files = await listFiles(ctx.db, ids)
  const cases = await listCasesOf(ctx.db, ids)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: ({ id, loadedAt }) => ({ id, createdAt: loadedAt }),
    present: ({ loadedAt, ...load }) => ({
      ...load,
      loadedAt: loadedAt.toISOString(),
      files: files.filter(({ loadId }) => loadId === load.id).map(({ loadId: _, ...file }) => file),
      cases: cases.filter(({ loadId }) => loadId === load.id).map(({ loadId: _, ...each }) => each),
    }),
    count: () => countFound(ctx.db, (rows) => rows.from(registryLoads)),
  })
}

function listFiles(db: Db, loadIds: readonly string[]) {
  return db
    .select({
      loadId: registryFiles.loadId,
      kind: registryFiles.kind,
      name: registryFiles.name,
      postedOn: registryFiles.postedOn,
      rows: registryFiles.rows,
      rejected: registryFiles.rejected,
      isPartial: registryFiles.isPartial,
      sha256: registryFiles.sha256,
    })
    .from(registryFiles)
    .where(inArray(registryFiles.loadId, [...loadIds]))
    .orderBy(registryFiles.kind, registryFiles.file)
}

const caseRows = z.array(
  z.object({
    loadId: z.string(),
    id: z.string(),
    organizationName: z.string(),
    reasons: z.array(z.enum(verificationReasons)),
  }),
)

/**
 * Some of the verifications suspended by each load. Loads run one at a time, and only a load suspends because of the
 * register.
 */
async function listCasesOf(db: Db, loadIds: readonly string[]) {
  const { rows } = await db.execute(sql`
    select l.id as "loadId", o.id, o.name as "organizationName", d.reasons
    from ${registryLoads} l
    cross join lateral (
      select d.organization_id, d.reasons, d.id from ${verificationDecisions} d
      where d.state = 'suspended' and d.is_by_register and not d.reasons @> '{profile_changed}'
        and d.at between l.loaded_at - l.duration_ms * interval '1 millisecond' and l.loaded_at
      order by d.id limit ${listedCases}) d
    join ${organizations} o on o.id = d.organization_id
    where l.suspended > 0 and l.id = any(${sql.param([...loadIds])}::uuid[])
    order by d.id`)
  return caseRows.parse(rows)
}
