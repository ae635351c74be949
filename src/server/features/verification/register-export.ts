/** The loads of the public registers as CSV: one row for each file of a load. */
import { recordListExport } from '#server/audit/record-list-export.ts'
import type { Context } from '#server/context.ts'
import { csvDownload, csvName, csvTime, readInBatches } from '#server/http/lists/csv.ts'
import type { Download } from '#server/http/route.ts'
import { findLoadsWithFiles } from './register-search.ts'
import { registerExportCatalog } from './texts/register-export-texts.ts'

type Load = Awaited<ReturnType<typeof findLoadsWithFiles>>[number]

/** All loads, newest first. The export is recorded before its first line is sent. */
export async function exportLoads(ctx: Context): Promise<Download> {
  await recordListExport(ctx, { list: 'register loads', objectType: 'register', filter: {} })
  const { columns, yes, no } = registerExportCatalog.read(ctx.language)
  const header = [
    columns.loadedAt,
    columns.seconds,
    columns.rechecked,
    columns.suspended,
    columns.register,
    columns.file,
    columns.postedOn,
    columns.rows,
    columns.rejected,
    columns.isPartial,
  ]
  async function* lines() {
    const loads = readInBatches<Load>((after, limit) =>
      findLoadsWithFiles(ctx.db, {
        after: after && { createdAt: after.loadedAt, id: after.id },
        limit,
      }),
    )
    for await (const load of loads) {
      const cells = [
        csvTime(load.loadedAt),
        (load.durationMs / 1000).toFixed(1),
        String(load.rechecked),
        String(load.suspended),
      ]
      for (const { kind, name, postedOn, rows, rejected, isPartial } of load.files)
        yield [...cells, kind, name, postedOn, String(rows), String(rejected), isPartial ? yes : no]
    }
  }
  return csvDownload(csvName('register-loads', ctx.now()), header, lines())
}
