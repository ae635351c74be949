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
  async function* filesOfLoads() {
    const loads = readInBatches<Load>((after, limit) =>
      findLoadsWithFiles(ctx.db, {
        after: after && { createdAt: after.loadedAt, id: after.id },
        limit,
      }),
    )
    for await (const load of loads) for (const file of load.files) yield { load, file }
  }
  return csvDownload(csvName('register-loads', ctx.now()), filesOfLoads(), [
    [columns.loadedAt, ({ load }) => csvTime(load.loadedAt)],
    [columns.seconds, ({ load }) => (load.durationMs / 1000).toFixed(1)],
    [columns.rechecked, ({ load }) => String(load.rechecked)],
    [columns.suspended, ({ load }) => String(load.suspended)],
    [columns.register, ({ file }) => file.kind],
    [columns.file, ({ file }) => file.name],
    [columns.postedOn, ({ file }) => file.postedOn],
    [columns.rows, ({ file }) => String(file.rows)],
    [columns.rejected, ({ file }) => String(file.rejected)],
    [columns.isPartial, ({ file }) => (file.isPartial ? yes : no)],
  ])
}
