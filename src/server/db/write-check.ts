/** Whether the database takes writes: what it refused lately, and a trial of the disk under it. */
import { DatabaseError, type Pool } from 'pg'
import type { WriteFault } from '#server/process/write-faults.ts'

/** SQLSTATE to what it says of every write; other failures are a matter of one statement. */
const faults: Record<string, WriteFault> = {
  '53100': 'disk full',
  '53400': 'limit reached',
  '25006': 'read-only',
  '58030': 'disk error',
}

/** The newest fault of each pool since its last check. */
const recent = new WeakMap<Pool, WriteFault>()

const faultOf = (error: unknown): WriteFault | null =>
  (error instanceof DatabaseError && faults[error.code ?? '']) || null

/** Remembers what a query failed with, where that is a fault of all writes. */
export function rememberFault(pool: Pool, error: unknown): void {
  const fault = faultOf(error)
  if (fault) recent.set(pool, fault)
}

/**
 * Rows that do not fit into so little memory go to a file beside the tables, which needs blocks that are free, and leaves
 * nothing behind. An insert that is rolled back would prove less: it may find room in a table that has grown before.
 */
const writeTest = {
  text: `select current_setting('transaction_read_only')::boolean as "isReadOnly", count(*) as rows
    from (select set_config('work_mem', '64kB', true) as memory) as settings,
      lateral generate_series(1, 30000 + 0 * length(memory))`,
  query_timeout: 900,
}

/** Why the database takes no writes; null where it does, or where it does not answer, which is another matter. */
export async function checkDatabaseWrites(pool: Pool): Promise<WriteFault | null> {
  const failed = recent.get(pool) ?? null
  recent.delete(pool)
  try {
    const { rows } = await pool.query<{ isReadOnly: boolean }>(writeTest)
    return rows[0]?.isReadOnly ? 'read-only' : failed
  } catch (error) {
    // The trial's own failure counts for this check alone.
    recent.delete(pool)
    return faultOf(error) ?? failed
  }
}
