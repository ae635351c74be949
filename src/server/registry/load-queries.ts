/** What a load does to the database: all of it inside one transaction on a connection of its own. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import type { RegisterFile } from '#domain/register.ts'
import type { Session } from '#server/backup/queries.ts'
import { sqlState } from '#server/db/db.ts'
import { formats } from './formats.ts'

const tables: Record<RegisterFile, string> = {
  bmf: 'registry_bmf',
  pub78: 'registry_pub78',
  revocations: 'registry_revocations',
}

/** The table that is filled beside the one that is read. */
export const nextTable = (kind: RegisterFile) => `${tables[kind]}_next`

/** Takes the right to load until the transaction ends; false while another load has it. */
export async function takeLoadLock(client: Session): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('registry_loads'), 0) as taken",
  )
  return rows[0]?.taken === true
}

/** The rows of each kind that the last load of it had. */
export async function countLoaded(client: Session): Promise<Map<RegisterFile, number>> {
  const { rows } = await client.query<{ kind: RegisterFile; rows: number }>(
    `select kind, sum(rows)::integer as rows from registry_files
     where load_id = (select f.load_id from registry_files f join registry_loads l on l.id = f.load_id
       where f.kind = registry_files.kind order by l.loaded_at desc, l.id desc limit 1)
     group by kind`,
  )
  return new Map(rows.map((row) => [row.kind, row.rows]))
}

/** Makes the empty table that is filled; its key comes last, which is faster than row by row. */
export async function createNext(client: Session, kind: RegisterFile): Promise<void> {
  await client.query(
    `create table ${nextTable(kind)} (like ${tables[kind]} including defaults including constraints including comments)`,
  )
}

export interface Filling {
  /** Takes COPY text; resolves when more can be taken. */
  write(text: string): Promise<void>
  end(): Promise<void>
  abandon(): Promise<void>
}

/** Opens the stream into the table beside. */
export function openFilling(client: Session, kind: RegisterFile): Filling {
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

/** Gives the filled table its indexes and its statistics. */
export async function finishNext(client: Session, kind: RegisterFile): Promise<void> {
  const next = nextTable(kind)
  // For this transaction: sorting two million keys in memory.
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
 * Holds the tables that are to be replaced. Whoever reads goes on first, and nobody waits behind us for more than a
 * second: the locks are asked for again and again. Throws the last refusal, such as during a long backup.
 */
export async function takeTables(client: Session, kinds: readonly RegisterFile[]): Promise<void> {
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

/** Puts the filled tables in the place of those that are held. */
export async function swap(client: Session, kinds: readonly RegisterFile[]): Promise<void> {
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

/** Writes down what was loaded; answers its id. */
export async function insertLoad(client: Session, load: LoadRecord): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into registry_loads (loaded_at, duration_ms, rechecked, suspended) values ($1, $2, $3, $4) returning id`,
    [load.loadedAt, load.durationMs, load.rechecked, load.suspended],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a load was not written down')
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
