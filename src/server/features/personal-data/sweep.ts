/** Removes data exports that have expired, and ends those that no job makes anymore. */
import { lostExportHours } from '#domain/personal-data/exports.ts'
import { listExports, removeExport } from '#server/files/exports.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { failExport } from './make-export.ts'
import * as queries from './queries.ts'

/** Removes rows before files: a file without a row can't be downloaded, and the next run removes it. */
export async function sweepExports({ db, config, now, signal }: JobContext): Promise<void> {
  const lostBefore = new Date(now.getTime() - lostExportHours * 3_600_000)
  for (const lost of await queries.listLostExports(db, lostBefore)) await failExport(db, { ...lost, now })
  await queries.removeExpiredExports(db, now)
  const found = await listExports(config)
  const used = await queries.listUsedNames(
    db,
    found.map(({ name }) => name),
  )
  for (const { name, writtenAt } of found) {
    signal.throwIfAborted()
    // A younger one may be about to get its row.
    if (!used.has(name) && writtenAt < lostBefore) await removeExport(config, name)
  }
}
