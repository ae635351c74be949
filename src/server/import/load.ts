/** Loads the rows of a file into the database, batch by batch. */
import type { Db } from '#server/db/db.ts'
import type { StoredEffect, StoredFinding } from '#server/features/projects/cases/finding-queries.ts'
import type { ParseResult } from './fields.ts'
import { parseListing } from './listings.ts'
import { parseOrganization } from './organizations.ts'
import { transactImport } from './queries.ts'
import type { Source } from './rows.ts'
import {
  storeListings,
  storeOrganizations,
  type Batch,
  type Outcome,
  type Stored,
  type StoreOptions,
  type UnderReview,
} from './store.ts'
import { addJob } from '#server/jobs/queries.ts'
import { recountKind } from '#server/matching/statistics.ts'
import { explainRefusal } from './refusals.ts'

/** Rows per transaction. */
const batchSize = 200

export type Tally = Record<Outcome | 'refused' | 'warnings' | 'waived', number>

export interface Summary {
  /** Null if no such file was given. */
  organizations: Tally | null
  projects: Tally | null
  /** New listings that a safeguard asks to look at; null if no listings were given, or none were written. */
  underReview: UnderReview | null
  /** In how many listings a safeguard would find something, by its effect; null unless this was a dry run. */
  found: Record<StoredEffect, number> | null
  /** Organizations that got the owner. */
  owned: number
  /** False if a file broke off or the import was stopped. */
  isWhole: boolean
}

/** Receives progress while the import runs. */
export interface Listener {
  refuse(file: string, line: number, reasons: readonly string[]): void
  warn(file: string, line: number, text: string): void
  /** What a safeguard would find in a listing that a dry run does not store. */
  find(file: string, line: number, finding: StoredFinding): void
  progress(file: string, rows: number): void
}

export interface Import {
  db: Db
  now: Date
  organizations: Source | null
  projects: Source | null
  ownerId: string | null
  isDryRun: boolean
  enforcesDeadlines: boolean
  timeZone: string
  holdsForReview: boolean
  listener: Listener
  signal?: AbortSignal
}

/**
 * Loads organizations, then projects. Invalid rows are reported and skipped. Throws if the database connection is
 * lost.
 */
export async function importFiles(job: Import): Promise<Summary> {
  const expected = new Set<string>()
  const summary: Summary = {
    organizations: null,
    projects: null,
    underReview: null,
    found: null,
    owned: 0,
    isWhole: true,
  }
  if (job.organizations) {
    const { tally, owned, isWhole } = await importFile(job, {
      source: job.organizations,
      parse: parseOrganization,
      store: storeOrganizations,
      accepted: (row) => job.isDryRun && expected.add(row.externalId),
    })
    summary.organizations = tally
    summary.owned += owned
    summary.isWhole &&= isWhole
  }
  if (job.projects) {
    const { tally, underReview, found, owned, isWhole } = await importFile(job, {
      source: job.projects,
      parse: (record) => parseListing(record, job.now),
      store: (db, rows, terms) => storeListings(db, rows, { ...terms, expected }),
    })
    summary.projects = tally
    summary.underReview = job.isDryRun ? null : underReview
    summary.found = job.isDryRun ? found : null
    summary.owned += owned
    summary.isWhole &&= isWhole
    // Matching counts rare words again, instead of comparing the new listings by old counts for a day.
    if (!job.isDryRun && tally.new + tally.updated > 0) await addJob(job.db, { kind: recountKind })
  }
  return summary
}

interface Kind<Row> {
  source: Source
  parse(record: Record<string, unknown>): ParseResult<Row>
  store(db: Db, rows: readonly Row[], terms: StoreOptions): Promise<Batch>
  accepted?(row: Row): void
}

const add = (sum: UnderReview, more: UnderReview = { held: 0, visible: 0 }) => {
  sum.held += more.held
  sum.visible += more.visible
}

type Waiting<Row> = { line: number; row: Row }

async function importFile<Row extends { externalId: string }>(job: Import, kind: Kind<Row>) {
  const { listener, signal } = job
  const { name } = kind.source
  const tally: Tally = { new: 0, updated: 0, unchanged: 0, edited: 0, refused: 0, warnings: 0, waived: 0 }
  const lines = new Map<string, number>()
  const waiting: Waiting<Row>[] = []
  const underReview = { held: 0, visible: 0 }
  const found = { block: 0, review: 0, warn: 0 }
  let owned = 0
  let read = 0
  let isWhole = true

  const refuse = (line: number, reasons: readonly string[]) => {
    tally.refused += 1
    listener.refuse(name, line, reasons)
  }
  const warn = (line: number, warnings: readonly string[]) => {
    tally.warnings += warnings.length
    for (const warning of warnings) listener.warn(name, line, warning)
  }
  const flush = async () => {
    const batch = waiting.splice(0)
    if (batch.length === 0) return
    const stored = await storeBatch(job, kind, batch)
    owned += stored.owned
    add(underReview, stored.underReview)
    for (const [index, { line, row }] of batch.entries()) {
      const result = stored.results[index]
      if (!result) continue
      if ('refusal' in result) {
        refuse(line, [result.refusal])
        continue
      }
      tally[result.outcome] += 1
      if (result.waivesDeadline) tally.waived += 1
      warn(line, result.warnings ?? [])
      for (const finding of result.findings ?? []) listener.find(name, line, finding)
      for (const effect of new Set(result.findings?.map((each) => each.effect))) found[effect] += 1
      kind.accepted?.(row)
    }
    listener.progress(name, read)
  }

  for await (const each of kind.source.rows()) {
    if (signal?.aborted) {
      isWhole = false
      break
    }
    read += 1
    if ('refusal' in each) {
      if (each.endsFile) isWhole = false
      refuse(each.line, [each.refusal])
      continue
    }
    const parsed = kind.parse(each.record)
    if ('reasons' in parsed) {
      refuse(each.line, parsed.reasons)
      continue
    }
    const { externalId } = parsed.row
    const earlier = lines.get(externalId)
    if (earlier !== undefined) {
      refuse(each.line, [`externalId is already in line ${earlier}`])
      continue
    }
    lines.set(externalId, each.line)
    warn(each.line, parsed.warnings)
    waiting.push({ line: each.line, row: parsed.row })
    if (waiting.length === batchSize) await flush()
  }
  await flush()
  return { tally, underReview, found, owned, isWhole }
}

/**
 * One transaction per batch. If the database rejects a row, each row gets its own transaction, so that the others are
 * stored.
 */
async function storeBatch<Row>(job: Import, kind: Kind<Row>, batch: Waiting<Row>[]): Promise<Batch> {
  const rows = batch.map(({ row }) => row)
  const store = (each: readonly Row[]) =>
    job.isDryRun
      ? kind.store(job.db, each, job)
      : transactImport(job.db, (transaction) => kind.store(transaction, each, job))
  try {
    return await store(rows)
  } catch (error) {
    if (explainRefusal(error) === null) throw error
  }
  const results: Stored[] = []
  const underReview = { held: 0, visible: 0 }
  let owned = 0
  for (const row of rows) {
    try {
      const one = await store([row])
      results.push(...one.results)
      owned += one.owned
      add(underReview, one.underReview)
    } catch (error) {
      const refusal = explainRefusal(error)
      if (refusal === null) throw error
      results.push({ refusal })
    }
  }
  return { results, owned, underReview }
}
