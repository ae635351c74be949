/** Removes the bytes of files that nothing shows any more: first the file, then its row, so that none is forgotten. */
import { z } from '#contract/zod.ts'
import { removeStored, type StoredFile } from '#server/files/disk.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listOutOfUse, listRemoved, removeFiles, saveAbandoned } from './queries.ts'

const filePayload = z.object({ name: z.string() })

/** Files of one run; the rest is left to the next. */
const maxFilesPerRun = 1000

/** Removes a file that was replaced or removed; one in use stays, whatever the job says. */
export async function removeReplaced(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { name } = filePayload.parse(payload)
  await removeAll(ctx, await listOutOfUse(ctx.db, [name]))
}

/** Removes what no job of its own has: uploads that were cut off, files of accounts and organizations that are gone. */
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
