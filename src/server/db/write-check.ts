/** Checks whether the database accepts writes: recent write errors, and a trial write to its disk. */
import { DatabaseError, type Pool } from 'pg'
import type { WriteFault } from '#server/process/write-faults.ts'

/** What a SQLSTATE says about all writes; other errors concern one statement only. */
const faults: Record<string, WriteFault> = {
  '53100': 'disk full',
  '53400': 'limit reached',
  '25006': 'read-only',
  '58030': 'disk error',
}

/** The latest write fault of each pool since its last check. */
const recent = new WeakMap<Pool, WriteFault>()

const faultOf = (error: unknown): WriteFault | null =>
  (error instanceof DatabaseError && faults[error.code ?? '']) || null

/** Records a query's error if it affects all writes. */
export function rememberFault(pool: Pool, error: unknown): void {
  const fault = faultOf(error)
  if (fault) recent.set(pool, fault)
}

/**
 * Rows that exceed this little memory go to a temporary file beside the tables, which needs free blocks and leaves
 * nothing behind. An insert with a rollback would prove less, because it may find free space in an existing table.
 */
const writeTest = {
  text: `select current_setting('transaction_read_only')::boolean as "isReadOnly", count(*) as rows
    from (select set_config('work_mem', '64kB', true) as memory) as settings,
      lateral generate_series(1, 30000 + 0 * length(memory))`,
  query_timeout: 900,
}

/**
 * Why the database accepts no writes. Null if it accepts them, or if it does not answer, which is reported elsewhere.
 */
export async function checkDatabaseWrites(pool: Pool): Promise<WriteFault | null> {
  const failed = recent.get(pool) ?? null
  recent.delete(pool)
  try {
    const { rows } = await pool.query<{ isReadOnly: boolean }>(writeTest)
    return rows[0]?.isReadOnly ? 'read-only' : failed
  } catch (error) {
    // The error of the trial write counts for this check only.
    recent.delete(pool)
    return faultOf(error) ?? failed
  }
}
