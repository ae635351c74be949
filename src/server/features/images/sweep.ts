/** Deletes unused files from disk: first the file, then its row, so that none is forgotten. */
import { z } from '#contract/zod.ts'
import { removeStored, type StoredFile } from '#server/files/stored.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listOutOfUse, listRemoved, removeFiles, saveAbandoned } from './queries.ts'

const filePayload = z.object({ name: z.string() })

/** Files per run. The rest waits for the next run. */
const maxFilesPerRun = 1000

/** Deletes a file that was replaced or removed. A file in use stays, whatever the job says. */
export async function removeReplaced(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { name } = filePayload.parse(payload)
  await removeAll(ctx, await listOutOfUse(ctx.db, [name]))
}

/** Deletes files without a job of their own: interrupted uploads, and files of deleted accounts and organizations. */
export async function sweepFiles(ctx: JobContext): Promise<void> {
  await saveAbandoned(ctx.db, ctx.now)
  await removeAll(ctx, await listRemoved(ctx.db, maxFilesPerRun))
}

async function removeAll({ db, config, signal }: JobContext, gone: readonly StoredFile[]): Promise<void> {
  for (const stored of gone) {
    signal.throwIfAborted()
    await removeStored(config, stored)
    await removeFiles(db, [stored.name])
  }
}
