/** Checks the chain of the audit log, seals what is valid and removes entries that are past their retention. */
import { auditRetentionDays } from '#domain/audit/audit.ts'
import type { Db } from '#server/db/db.ts'
import {
  checkBatch,
  countUnchained,
  findFirst,
  findTornSeal,
  insertSeal,
  listSeals,
  removeOld,
  type ChainFault,
  type Link,
} from './queries.ts'

interface ChainState {
  isSound: boolean
  /** The number of entries checked. */
  entries: number
  /** The positions of the oldest and the newest entry checked; null if the log is empty. */
  first: number | null
  last: number | null
  /** The newest hash in hexadecimal. A copy stored elsewhere can later prove that the log up to it is unchanged. */
  lastHash: string | null
  /** The first position where the chain is broken, and why. */
  broken: { position: number; cause: ChainFault } | null
}

/** Checks the whole chain, oldest entry first. */
export async function checkChain(db: Db, now: Date): Promise<ChainState> {
  const seals = await listSeals(db)
  const first = await findFirst(db)
  const removable = seals.filter(({ entryAt }) => entryAt < retentionCutoff(now))
  let last = startingPoint(first, removable)
  const state: ChainState = { isSound: true, entries: 0, first, last: null, lastHash: null, broken: null }
  const fail = (position: number, cause: ChainFault) => ({
    ...state,
    last: last.position || null,
    isSound: false,
    broken: { position, cause },
  })
  for (;;) {
    const read = await checkBatch(db, last)
    state.entries += read.entries
    if (read.fault) return fail(read.fault.position, read.fault.cause)
    if (!read.end) break
    const from = last.position
    last = read.end
    const tornSealPosition = await findTornSeal(db, from, last.position)
    if (tornSealPosition !== null) return fail(tornSealPosition, 'changed')
  }
  const newest = seals.at(-1)
  if (newest && newest.position > last.position) return fail(last.position + 1, 'missing')
  const unchained = await countUnchained(db)
  if (unchained > 0) return fail(last.position + 1, 'unchained')
  return { ...state, last: last.position || null, lastHash: state.entries > 0 ? last.hash : null }
}

/** What the first entry must follow: nothing, or the seal up to which older entries were removed. */
function startingPoint(first: number | null, removable: readonly { position: number; hash: Buffer }[]): Link {
  const before = first === null ? removable.at(-1) : removable.findLast(({ position }) => position < first)
  return before ? { position: before.position, hash: before.hash.toString('hex') } : { position: 0, hash: '' }
}

const retentionCutoff = (now: Date) => new Date(now.getTime() - auditRetentionDays * 86_400_000)

/**
 * The daily check: seals the newest position and removes entries older than 400 days. Throws if the chain is broken,
 * so that the job is listed as failed and names the position.
 */
export async function sealChain(db: Db, now: Date): Promise<void> {
  const state = await checkChain(db, now)
  if (state.broken) throw new Error(logBrokenChain(state.broken))
  if (state.last !== null) await insertSeal(db, state.last, now)
  await removeOld(db, retentionCutoff(now))
}

function logBrokenChain({ position, cause }: NonNullable<ChainState['broken']>): string {
  return `the audit log is broken at entry ${position}: it is ${cause}`
}
