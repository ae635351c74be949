/** The job that makes a data export, and what happens if it cannot. */
import { z } from '#contract/zod.ts'
import { findExpiry } from '#domain/personal-data/exports.ts'
import { transact, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { removeExport } from '#server/files/exports.ts'
import { isPermanentError, permanentError, postponement, type JobContext } from '#server/jobs/job.ts'
import * as queries from './queries.ts'
import { writeExport } from './write-export.ts'

const exportPayload = z.object({ exportId: z.uuid(), reason: z.string().nullish() })

/** Attempts before the person is notified that it failed: a few minutes. */
const maxAttempts = 8

/** Seconds to wait while another attempt makes the export. */
const busySeconds = 60

/**
 * Makes an export and emails its person. An attempt that was cut off leaves a file that no row names, which the sweep
 * removes. A job whose lease ran out is claimed again; the lock makes the second attempt wait for the first.
 */
export async function makeExport(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { exportId, reason } = exportPayload.parse(payload)
  await transact(ctx.db, async (lock) => {
    if (!(await queries.takeExport(lock, exportId))) throw postponement('it is being made', busySeconds)
    await makeOne(ctx, { exportId, reason: reason ?? null })
  })
}

async function makeOne(
  ctx: JobContext,
  { exportId, reason }: { exportId: string; reason: string | null },
): Promise<void> {
  const started = await queries.countAttempt(ctx.db, exportId)
  if (!started) return
  const { userId, attempts } = started
  try {
    const file = await writeExport(ctx, userId)
    const removed = await transact(ctx.db, async (db) => {
      const end = { ...file, state: 'ready', expiresAt: findExpiry(ctx.now) } as const
      if (!(await queries.endExport(db, exportId, end))) return [file.name]
      await enqueueEmails(db, 'personalData.exportReady', [{ data: { userId, exportId, reason } }])
      return queries.removeEarlierExports(db, { id: exportId, userId })
    })
    for (const name of removed) await removeExport(ctx.config, name)
  } catch (error) {
    // The process is stopping: another one continues with it.
    if (ctx.signal.aborted || (attempts < maxAttempts && !isPermanentError(error))) throw error
    await failExport(ctx.db, { id: exportId, userId, now: ctx.now })
    throw permanentError(error instanceof Error ? error.message : String(error), error)
  }
}

/** Says that an export could not be made, and emails the person. */
export async function failExport(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    const end = { state: 'failed', expiresAt: findExpiry(now) } as const
    if (!(await queries.endExport(tx, id, end))) return
    await enqueueEmails(tx, 'personalData.exportFailed', [{ data: { userId, exportId: id } }])
  })
}
