/** The database side of a load: everything runs in one transaction on its own connection. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import type { RegisterChanges } from '#domain/verification/register-runs.ts'
import type { RegisterFile } from '#domain/verification/register.ts'
import type { Session } from '#server/backup/queries.ts'
import { sqlState } from '#server/db/db.ts'
import { formats } from './formats.ts'

const tables: Record<RegisterFile, string> = {
  bmf: 'registry_bmf',
  pub78: 'registry_pub78',
  revocations: 'registry_revocations',
}

/** The table that is filled beside the current one. */
export const nextTable = (kind: RegisterFile) => `${tables[kind]}_next`

/** Takes the load lock until the transaction ends. False if another load has it. */
export async function tryLoadLock(client: Session): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('registry_loads'), 0) as taken",
  )
  return rows[0]?.taken === true
}

/** How many rows of each kind its last load had. */
export async function countLoaded(client: Session): Promise<Map<RegisterFile, number>> {
  const { rows } = await client.query<{ kind: RegisterFile; rows: number }>(
    `select kind, sum(rows)::integer as rows from registry_files
     where load_id = (select f.load_id from registry_files f join registry_loads l on l.id = f.load_id
       where f.kind = registry_files.kind order by l.loaded_at desc, l.id desc limit 1)
     group by kind`,
  )
  return new Map(rows.map((row) => [row.kind, row.rows]))
}

/** Creates the empty table to fill. Its primary key is added at the end, which is faster than row by row. */
export async function createNextTable(client: Session, kind: RegisterFile): Promise<void> {
  await client.query(
    `create table ${nextTable(kind)} (like ${tables[kind]} including defaults including constraints including comments)`,
  )
}

export interface TableWriter {
  /** Writes COPY text. Resolves when more can be written. */
  write(text: string): Promise<void>
  end(): Promise<void>
  abandon(): Promise<void>
}

/** Opens a COPY stream into the new table. */
export function openTableWriter(client: Session, kind: RegisterFile): TableWriter {
  const columns = ['ein', 'file', 'line', ...formats[kind].columns].join(', ')
  const copy = client.query(from(`copy ${nextTable(kind)} (${columns}) from stdin`))
  const done = finished(copy)
  done.catch(() => undefined)
  return {
    async write(text) {
      if (!copy.write(text)) await Promise.race([once(copy, 'drain'), done])
    },
    async end() {
      copy.end()
      await done
    },
    async abandon() {
      copy.destroy(new Error('given up'))
      await done.catch(() => undefined)
    },
  }
}

/** Adds indexes and statistics to the filled table. */
export async function finishNextTable(client: Session, kind: RegisterFile): Promise<void> {
  const next = nextTable(kind)
  // For this transaction only: sorts two million keys in memory.
  await client.query("set local maintenance_work_mem = '128MB'")
  await client.query(`alter table ${next} add constraint ${next}_pkey primary key (ein, file, line)`)
  if (kind === 'bmf') {
    await client.query(
      `create index ${next}_namesakes on ${next} (group_code, name) where group_code <> '0000'`,
    )
  }
  await client.query(`analyze ${next}`)
}

const attempts = 60

/**
 * Locks the tables to replace. Readers go first, and no one waits behind us for more than a second: we request the
 * locks repeatedly. Throws the last error if that fails, for example during a long backup.
 */
export async function lockTables(client: Session, kinds: readonly RegisterFile[]): Promise<void> {
  const names = kinds.map((kind) => tables[kind]).join(', ')
  await client.query("set local lock_timeout = '1s'")
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint taking')
    try {
      await client.query(`lock table ${names} in access exclusive mode`)
      break
    } catch (error) {
      if (sqlState(error) !== '55P03' || attempt === attempts) throw error
      await client.query('rollback to savepoint taking')
    }
  }
  await client.query('set local lock_timeout to default')
}

/** How many EINs of each kind the filled tables add, change and no longer have, compared with what is loaded. */
export async function countChanges(
  client: Session,
  kinds: readonly RegisterFile[],
): Promise<RegisterChanges[]> {
  const changes: RegisterChanges[] = []
  for (const kind of kinds) {
    const cells = formats[kind].columns.join(', ')
    // An EIN can have several rows, in an order that means nothing.
    const contentOf = (table: string) =>
      `select ein, array_agg(content order by content) as content
       from (select ein, (row(${cells}))::text as content from ${table}) r group by ein`
    const { rows } = await client.query<Omit<RegisterChanges, 'kind'>>(
      `select (count(*) filter (where o.ein is null))::int as added,
         (count(*) filter (where n.ein is null))::int as removed,
         (count(*) filter (where o.content <> n.content))::int as changed
       from (${contentOf(tables[kind])}) o full join (${contentOf(nextTable(kind))}) n on n.ein = o.ein`,
    )
    changes.push({ kind, ...(rows[0] ?? { added: 0, changed: 0, removed: 0 }) })
  }
  return changes
}

/** Replaces the locked tables with the filled ones. */
export async function swapTables(client: Session, kinds: readonly RegisterFile[]): Promise<void> {
  for (const kind of kinds) {
    const [table, next] = [tables[kind], nextTable(kind)]
    await client.query(`drop table ${table}`)
    await client.query(`alter table ${next} rename to ${table}`)
    await client.query(`alter index ${next}_pkey rename to ${table}_pkey`)
    if (kind === 'bmf') await client.query(`alter index ${next}_namesakes rename to ${table}_namesakes`)
  }
}

export interface FileRecord {
  kind: RegisterFile
  file: number
  name: string
  sha256: string
  rows: number
  rejected: number
  postedOn: string
}

export interface LoadRecord {
  loadedAt: Date
  durationMs: number
  rechecked: number
  suspended: number
  isPartial: boolean
  files: readonly FileRecord[]
}

/** Records the load and returns its id. */
export async function insertLoad(client: Session, load: LoadRecord): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into registry_loads (loaded_at, duration_ms, rechecked, suspended) values ($1, $2, $3, $4) returning id`,
    [load.loadedAt, load.durationMs, load.rechecked, load.suspended],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a load was not recorded')
  for (const file of load.files) {
    await client.query(
      `insert into registry_files (load_id, kind, file, name, sha256, rows, rejected, posted_on, is_partial)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        file.kind,
        file.file,
        file.name,
        file.sha256,
        file.rows,
        file.rejected,
        file.postedOn,
        load.isPartial,
      ],
    )
  }
  return id
}
