/** How reports name causes. */
import { sql } from 'drizzle-orm'
import { canonicalCause, nameCause } from '#domain/vocabulary/causes.ts'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'

/** The name of a cause by its id. */
export type CauseNames = (id: string) => string

/** The names of these causes: those that organizations typed in as they wrote them. */
export async function loadCauseNames(db: Db, ids: readonly string[]): Promise<CauseNames> {
  const typed = ids.filter((id) => id.startsWith('custom:'))
  const labels = typed.length === 0 ? [] : await listTypedCauses(db, typed)
  const byId = new Map(labels.map((label) => [canonicalCause(label), label]))
  return (id) => byId.get(id) ?? nameCause(id)
}

/** The causes as organizations wrote them, of projects that have one of these. */
async function listTypedCauses(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ label: sql<string>`unnest(${projects.causeAreas})` })
    .from(projects)
    .where(sql`${projects.causeIds} && ${sql.param([...ids])}::text[]`)
  // In one order, so that two spellings of a cause have the same name in every report.
  return rows.map(({ label }) => label).toSorted()
}
