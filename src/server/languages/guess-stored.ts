/** Guesses the language of texts that were stored without one, by an earlier release or by the demo data. */
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'
import { guessLanguage } from './guess.ts'
import { listUnguessed, saveGuess, unguessedNames } from './unguessed-queries.ts'

export const guessMoreKind = 'languages.guess_more'

/** Rows that are locked and read at a time. */
const batch = 100

const payloadSchema = z.object({
  table: z.enum(unguessedNames).default('projects'),
  after: z.uuid().nullable().default(null),
})

/**
 * Guesses a batch of one table in order of ID, and enqueues the next batch. A job locks rows of one table only, so that
 * it cannot deadlock with a change of several.
 */
export async function guessStoredBatch({ db }: { db: Db }, payload: Record<string, unknown>): Promise<void> {
  const { table, after } = payloadSchema.parse(payload)
  const rows = await listUnguessed(db, table, { after, most: batch })
  for (const { id, texts } of rows) await saveGuess(db, table, { id, language: await guessLanguage(texts) })
  const next =
    rows.length === batch
      ? { table, after: rows.at(-1)?.id }
      : { table: unguessedNames[unguessedNames.indexOf(table) + 1] }
  if (next.table) await addJob(db, { kind: guessMoreKind, payload: next })
}
