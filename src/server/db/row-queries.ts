/** Queries for rows that a process follows in memory (follow-rows.ts). */
import type { Pool, QueryResultRow } from 'pg'
import { forceCustomPlanText } from './prepared.ts'

export interface RowVersion {
  id: string
  /** Changes whenever the stored row changes. */
  version: number
}

export interface RowQueries<Row extends RowVersion> {
  /** All rows, in batches that take a few milliseconds. */
  listAll(): AsyncGenerator<Row[]>
  /** The version of each row. */
  listVersions(): AsyncGenerator<RowVersion[]>
  /** The rows that these ids name, their own or those of their other keys. */
  find(ids: readonly string[]): Promise<Row[]>
  /** Sends a notification to all listeners. Anyone who receives it has also received every earlier committed change. */
  notify(text: string): Promise<void>
}

// `xmin` differs for every transaction that writes the row. The timestamp tells rows apart after a restore, which
// restarts the transaction counter.
const versionOf = (table: string, joined: string | undefined) => {
  const parts = ['xmin', 'ctid', 'updated_at'].map((column) => `${table}.${column}`)
  return `hashtext(concat_ws(' ', ${[...parts, ...(joined === undefined ? [] : [joined])].join(', ')})) as version`
}

/** Planning the query again for each batch takes as long as finding a hundred rows. */
const batch = 2000
const versionBatch = 10_000

interface FollowedTable extends Record<'name' | 'channel' | 'columns' | 'table' | 'from', string> {
  /** What is joined to it and changes without the row. */
  joined?: string
  /** What notifications may have instead of the row's id. */
  keys?: readonly string[]
}

/** The queries over a table with the columns `id` and `updated_at`. `from` is the table, what is joined to it, and a condition. */
export function makeRowQueries<Row extends RowVersion & QueryResultRow>(
  pool: Pool,
  { name, channel, columns, table, from, joined, keys = ['id'] }: FollowedTable,
): RowQueries<Row> {
  const version = versionOf(table, joined)
  const isNamed = keys.map((key) => `${key} = any($1)`).join(' or ')
  // Without a name: planned each time, because a plan from when a table was small would read all of it for each batch.
  async function* listAfter<Listed extends RowVersion & QueryResultRow>({
    text,
    size,
  }: {
    text: string
    size: number
  }): AsyncGenerator<Listed[]> {
    const find = async (after: string): Promise<Listed[]> =>
      (await pool.query<Listed>({ text, values: [after] })).rows
    let next: Promise<Listed[]> | null = find('00000000-0000-0000-0000-000000000000')
    while (next !== null) {
      const rows: Listed[] = await next
      const last: string | undefined = rows.length < size ? undefined : rows.at(-1)?.id
      // The database finds the next batch while this one is put.
      next = last === undefined ? null : find(last)
      // No one waits for it anymore if this batch fails.
      next?.catch(() => undefined)
      yield rows
    }
  }
  return {
    listAll: () =>
      listAfter<Row>({
        text: `select ${columns}, ${version} from ${from} and id > $1 order by id limit ${batch}`,
        size: batch,
      }),
    listVersions: () =>
      listAfter<RowVersion>({
        text: `select id, ${version} from ${from} and id > $1 order by id limit ${versionBatch}`,
        size: versionBatch,
      }),
    async find(ids) {
      // A plan from when the table was small would read all of it for each batch of a large import.
      const text = `select ${columns}, ${version} from ${from} and (${isNamed}) and ${forceCustomPlanText('$2')}`
      const { rows } = await pool.query<Row>({ name: `${name}_some`, text, values: [ids, true] })
      return rows
    },
    async notify(text) {
      // A notification takes a transaction number, and thus a write to disk at its end, which it doesn't need to wait for.
      const statement = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`
      await pool.query({ name: `${name}_notify`, text: statement, values: [channel, text] })
    },
  }
}
