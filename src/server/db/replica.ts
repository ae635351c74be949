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

/**
 * What both servers must agree on: the cluster, the database, and the line of history. A copy of a primary that has failed, or of
 * another installation, may be further than this primary and lacks what that has.
 */
const identity = `system_identifier::text || ' ' || current_database()`

const positionQuery = {
  text: `select pg_current_wal_lsn()::text as position, ${identity} as identity,
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline
    from pg_control_system()`,
  query_timeout: limitMs,
}
/** Has no position on a server that is no copy: then it isn't known whose it is. */
const replayedQuery = (position: string) => ({
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as "hasReplayed",
    ${identity} as identity, timeline_id as timeline
    from pg_control_system(), pg_control_checkpoint()`,
  values: [position],
  query_timeout: limitMs,
})

interface Described {
  identity: string
  timeline: number
}

/**
 * Null if a copy has, within a second, everything that is committed on the primary now; otherwise a sentence about what
 * keeps it from that. Throws if one of them doesn't answer.
 */
export async function describeLag({
  primary,
  replica,
}: Record<'primary' | 'replica', Pool>): Promise<string | null> {
  const startedAt = performance.now()
  const [now] = (await primary.query<Described & { position: string }>(positionQuery)).rows
  if (!now) throw new Error('the primary has no position')
  for (let pause = minPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    const answer = await replica.query<Described & { hasReplayed: boolean | null }>(
      replayedQuery(now.position),
    )
    const [copy] = answer.rows
    if (typeof copy?.hasReplayed !== 'boolean') return 'is no standby'
    if (copy.identity !== now.identity) return 'has another database'
    if (copy.timeline !== now.timeline) return 'does not follow the present primary, or not for long enough'
    if (copy.hasReplayed) return null
    if (performance.now() - startedAt > replicaLagMs) return 'is over a second behind'
    await wait(pause, undefined, { ref: false })
  }
}

interface Servers {
  /** Where visitors read. */
  replica: Pick<Database, 'db' | 'close'>
  /** Connections for comparing alone: a queue of requests says nothing about the copy. */
  comparing: Record<'primary' | 'replica', Pool>
  /** Reports that the copy is out of use, and that it is back. */
  log?: ((message: string) => void) | undefined
}

/** Compares a copy with the primary all the time, until it is closed. */
export function followReplica({ replica, comparing, log }: Servers): Replica {
  /** When the primary said what the copy has by now. */
  let verifiedAt = -Infinity
  /** Counts what had to be waited for; a comparison covers what came before it began. */
  let changes = 0
  let coveredChanges = 0
  const reads = { replica: 0, primary: 0 }
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isClosed = false
  let lastFault: string | null = ''

  async function compare(): Promise<void> {
    const [startedAt, covered] = [performance.now(), changes]
    const fault = await describeLag(comparing)
    report(fault)
    if (fault !== null) return distrust()
    verifiedAt = startedAt
    coveredChanges = covered
  }

  function report(fault: string | null): void {
    if (isClosed || fault === lastFault) return
    log?.(
      fault === null
        ? 'visitors read from the replica'
        : `visitors read from the primary: the replica ${fault}`,
    )
    lastFault = fault
  }

  /** Leaves the copy alone until a comparison says that it is recent again. */
  function distrust(): void {
    verifiedAt = -Infinity
  }

  const isUsable = () => isCovered() && performance.now() - verifiedAt < replicaLagMs

  async function run(): Promise<void> {
    isRunning = true
    try {
      await compare()
    } catch (error) {
      report(`or the primary does not answer: ${error instanceof Error ? error.message : String(error)}`)
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
        try {
          const answer = await read(replica.db)
          reads.replica += 1
          return answer
        } catch (error) {
          // Such as a statement that a change from the primary canceled. Whether the copy is well, the comparison says.
          if (!isUnavailable(error)) throw error
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
      await Promise.all([comparing.primary.end(), comparing.replica.end(), replica.close()])
    },
  }
}
