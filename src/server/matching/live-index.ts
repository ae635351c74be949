/** The index of each process that serves people. It follows the database, so a change counts in the next list. */
import { setTimeout as wait } from 'node:timers/promises'
import { monotonicClock } from '#server/context.ts'
import { projectsChannel } from '#server/db/channels.ts'
import type { Database, Db } from '#server/db/db.ts'
import { followRows, type FollowedRows } from '#server/db/follow-rows.ts'
import type { RowQueries } from '#server/db/row-queries.ts'
import { Problem } from '#server/http/problem.ts'
import {
  makeIndexQueries,
  storeEntries,
  type IndexedRow,
  type MadeEntry,
} from '#server/queries/matching/match-index.ts'
import type { IndexData } from './index-data.ts'
import type { IndexEntry } from './index-entry.ts'
import { makeProjectIndex, type ProjectIndex } from './project-index.ts'
import { makeTurns, type Turns } from './turns.ts'

interface LiveIndex {
  rows: FollowedRows<ProjectIndex>
  /** Between loading and searches. */
  turns: Turns
  isLoaded: boolean
  /** Milliseconds that an answer with matches may take until the index is loaded. */
  mostAnswerMs: number
}

const indexes = new WeakMap<Db, LiveIndex>()

/** How long loading rests for searches after each piece of work, in milliseconds: then it continues for a tenth of the time. */
const mostRestMs = 10

/** Starts an index of the projects of a database. Until it is loaded, matches are found by queries. */
export function startIndex(
  { db, pool, listen }: Pick<Database, 'db' | 'pool' | 'listen'>,
  {
    queries = makeIndexQueries(pool),
    mostAnswerMs = 1700,
    log = () => undefined,
  }: {
    queries?: RowQueries<IndexedRow>
    mostAnswerMs?: number
    log?: (message: string, error: unknown) => void
  } = {},
): { load(): Promise<IndexData>; close(): Promise<void> } {
  const turns = makeTurns(mostRestMs, monotonicClock)
  /** What was parsed while the index loads, and is not stored yet: at most a batch. */
  let made: MadeEntry[] = []
  let hasFailed = false
  async function store(): Promise<void> {
    const entries = made
    made = []
    try {
      if (entries.length > 0) await storeEntries(pool, entries)
    } catch (error) {
      // A process that cannot write serves as well, and the next one parses again.
      if (!hasFailed)
        log('could not store what was parsed of projects, so the next start takes longer', error)
      hasFailed = true
    }
  }
  function noteEntry({ id, textVersion }: IndexedRow, entry: IndexEntry): void {
    if (!index.isLoaded) made.push({ id, textVersion, entry })
  }
  const rows = followRows({
    listen,
    channel: projectsChannel,
    queries,
    makeStore: () => makeProjectIndex(undefined, noteEntry),
    prepare: store,
    // A request that comes while an index loads waits for one piece of it: parsing a project, or adding some that are stored.
    pause: turns.next,
  })
  const index: LiveIndex = { rows, turns, mostAnswerMs, isLoaded: false }
  indexes.set(db, index)
  return {
    async load() {
      const loaded = await rows.read()
      index.isLoaded = true
      await store()
      return loaded.data()
    },
    async close() {
      if (indexes.get(db) === index) indexes.delete(db)
      await rows.close()
    },
  }
}

/** How long a list waits for the index to load or follow, in milliseconds, before queries find its projects. */
const maxWaitMs = 500

/** The index with everything that was committed before the call; null if there is none or it isn't ready. */
export async function loadIndex(db: Db): Promise<IndexData | null> {
  const index = indexes.get(db)
  if (!index) return null
  // A connection for notifications that is lost must not cost anyone their list.
  const loaded = await index.rows.readWithin(maxWaitMs).catch(() => null)
  if (loaded) index.isLoaded = true
  return loaded?.data() ?? null
}

/**
 * Finds matches and says what an answer does of them, while the index rests from loading. Throws `unavailable` if a process
 * that has not loaded it yet can't do all of that in time: a new process answers within two seconds.
 */
export async function answerInTime<Answer>(db: Db, answer: () => Promise<Answer>): Promise<Answer> {
  const index = indexes.get(db)
  if (!index) return answer()
  const { isLoaded, mostAnswerMs, turns } = index
  return turns.answer(() => (isLoaded ? answer() : Promise.race([answer(), refuseAfter(mostAnswerMs)])))
}

async function refuseAfter(milliseconds: number): Promise<never> {
  await wait(milliseconds, undefined, { ref: false })
  throw new Problem('unavailable')
}

/** Resolves when the index of this process is loaded. */
export async function waitForIndex(db: Db): Promise<void> {
  const index = indexes.get(db)
  await index?.rows.read()
  if (index) index.isLoaded = true
}

/** Whether the index of this process is loaded; null for a process without one. */
export const isIndexLoaded = (db: Db): boolean | null => indexes.get(db)?.isLoaded ?? null
