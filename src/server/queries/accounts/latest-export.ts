/** The latest data export of a person, as they and administrators see it. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { findExportState, type ExportState } from '#domain/personal-data/exports.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { personalExports } from '#server/db/tables/personal-data.ts'
import { hasExport } from '#server/files/exports.ts'

export const exportColumns = {
  id: personalExports.id,
  userId: personalExports.userId,
  requestedBy: personalExports.requestedBy,
  state: personalExports.state,
  requestedAt: personalExports.requestedAt,
  attempts: personalExports.attempts,
  expiresAt: personalExports.expiresAt,
  name: personalExports.name,
  size: personalExports.size,
}

/** The latest data export of a person, or of those that an administrator requested; null if there is none. */
export async function findLatestExport(
  db: Db,
  userId: string,
  { isByAdministrator = false }: { isByAdministrator?: boolean } = {},
) {
  const [row] = await db
    .select(exportColumns)
    .from(personalExports)
    .where(
      and(
        eq(personalExports.userId, userId),
        isByAdministrator ? isNotNull(personalExports.requestedBy) : undefined,
      ),
    )
    .orderBy(desc(personalExports.requestedAt), desc(personalExports.id))
    .limit(1)
  return row ?? null
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatestExport>>>

/** The state to show. After a restore from a backup there is a row without a file. */
export async function findShownState(
  { config, now }: Pick<Context, 'config' | 'now'>,
  row: ExportRow,
): Promise<ExportState> {
  const isLost = row.name !== null && !(await hasExport(config, row.name))
  return isLost ? 'expired' : findExportState(row, now())
}
