/** A copy of the database that answers what may be a little old (docs/decisions/0124-reads-from-a-replica.md). */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Database, Db } from './db.ts'
import { isUnavailable } from './unavailable.ts'

/** A read-only copy that follows the primary. */
export interface Replica {
  /**
   * Reads from the copy while it has everything that was committed a second ago and all that
   * {@link Replica.awaitChanges} waits for; otherwise, and if the copy fails, from the primary. `read` may run twice.
   */
  read<Result>(primary: Db, read: (db: Db) => Promise<Result>): Promise<Result>
  /** Leaves the copy alone until it has everything that is committed now. */
  awaitChanges(): void
  /** Whether the copy answers now, and how many reads each server has answered. */
  report(): ReplicaReport
  close(): Promise<void>
}

export interface ReplicaReport {
  isUsable: boolean
  reads: Readonly<Record<'replica' | 'primary', number>>
}

/** How old an answer may be, in milliseconds. */
export const replicaLagMs = 1000

/** How often the copy is compared with the primary, and how long either may take to answer, in milliseconds. */
const [intervalMs, limitMs] = [250, 1000]
/** The shortest and longest pause before a copy that lags is asked again, in milliseconds. */
const [minPauseMs, maxPauseMs] = [4, 100]

const positionQuery = {
  text: 'select pg_current_wal_lsn()::text as position',
  query_timeout: limitMs,
}
/** Null from a server that is no copy: then it isn't known whose position it is. */
const replayedQuery = (position: string) => ({
  text: `select case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn() >= $1::pg_lsn end as "hasReplayed"`,
  values: [position],
  query_timeout: limitMs,
})

/**
 * Whether a copy has, within a second, everything that is committed on the primary now. Throws if one of them doesn't
 * answer, or if the other is no copy.
 */
export async function catchesUp({ primary, replica }: Record<'primary' | 'replica', Pool>): Promise<boolean> {
  const startedAt = performance.now()
  const [now] = (await primary.query<{ position: string }>(positionQuery)).rows
  if (!now) throw new Error('the primary has no position')
  for (let pause = minPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    const [copy] = (await replica.query<{ hasReplayed: boolean | null }>(replayedQuery(now.position))).rows
    if (typeof copy?.hasReplayed !== 'boolean') throw new Error('the replica is no standby')
    if (copy.hasReplayed) return true
    if (performance.now() - startedAt > replicaLagMs) return false
    await wait(pause, undefined, { ref: false })
  }
}

interface Servers {
  /** Of connections to the primary. The pool of requests is another one: a queue there says nothing about the copy. */
  primary: Pool
  replica: Pick<Database, 'db' | 'pool' | 'close'>
}

/** Compares a copy with the primary all the time, until it is closed. */
export function followReplica({ primary, replica }: Servers): Replica {
  /** When the primary said what the copy has by now. */
  let verifiedAt = -Infinity
  /** Counts what had to be waited for; a comparison covers what came before it began. */
  let changes = 0
  let coveredChanges = 0
  const reads = { replica: 0, primary: 0 }
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isClosed = false

  async function compare(): Promise<void> {
    const [startedAt, covered] = [performance.now(), changes]
    if (!(await catchesUp({ primary, replica: replica.pool }))) return
    verifiedAt = startedAt
    coveredChanges = covered
  }

  /** Leaves the copy alone until it answers again. */
  function distrust(): void {
    verifiedAt = -Infinity
  }

  const isUsable = () => isCovered() && performance.now() - verifiedAt < replicaLagMs

  async function run(): Promise<void> {
    isRunning = true
    try {
      await compare()
    } catch {
      distrust()
    }
    isRunning = false
    schedule(isCovered() || verifiedAt === -Infinity ? intervalMs : 0)
  }

  function schedule(delay: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void run(), delay).unref()
  }

  const isCovered = () => coveredChanges === changes
  schedule(0)
  return {
    async read(db, read) {
      if (isUsable()) {
        reads.replica += 1
        try {
          return await read(replica.db)
        } catch (error) {
          if (!isUnavailable(error)) throw error
          reads.replica -= 1
          distrust()
        }
      }
      reads.primary += 1
      return read(db)
    },
    report: () => ({ isUsable: isUsable(), reads: { ...reads } }),
    awaitChanges() {
      changes += 1
      if (!isRunning) schedule(0)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([primary.end(), replica.close()])
    },
  }
}
