/** Guesses the language of texts that were stored or changed without it, by an earlier release or by the demo data. */
import { z } from '#contract/zod.ts'
import { minGuessedMessageWords, minGuessedWords } from '#domain/text/content-languages.ts'
import type { Db } from '#server/db/db.ts'
import { addJob } from '#server/jobs/queries.ts'
import { guessLanguage } from './guess.ts'
import {
  earlierNames,
  listUnguessed,
  recountConfigurations,
  saveGuess,
  unguessedNames,
  type UnguessedName,
} from './unguessed-queries.ts'

export const guessMoreKind = 'languages.guess_more'

/** Rows that are locked and read at a time. */
const batch = 100

/** The last step, after the tables. The step after it, `replies`, is taken only by the job that migration 0117 adds. */
const recount = 'searchConfigurations'
const steps = [...unguessedNames, recount, ...earlierNames] as const

/** What no one chooses the language of: a few sentences. */
const remarks: ReadonlySet<UnguessedName> = new Set(['messages', ...earlierNames])

const payloadSchema = z.object({
  table: z.enum(steps).default('projects'),
  after: z.uuid().nullable().default(null),
})

/**
 * Guesses a batch of one table in order of ID, and enqueues the next batch; at last counts again which languages searches
 * need. A job locks rows of one table only, so that it cannot deadlock with a change of several.
 */
export async function guessStoredBatch({ db }: { db: Db }, payload: Record<string, unknown>): Promise<void> {
  const { table, after } = payloadSchema.parse(payload)
  if (table === recount) return recountConfigurations(db)
  const rows = await listUnguessed(db, table, { after, most: batch })
  const minWords = remarks.has(table) ? minGuessedMessageWords : minGuessedWords
  for (const { id, texts, language: before } of rows) {
    await saveGuess(db, table, { id, before, language: await guessLanguage(texts, minWords) })
  }
  const next =
    rows.length === batch ? { table, after: rows.at(-1)?.id } : { table: steps[steps.indexOf(table) + 1] }
  if (next.table) await addJob(db, { kind: guessMoreKind, payload: next })
}
