/** The queries of a backup, and the sessions that copy tables. */
import { createHash } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { from, to, type CopyStreamQuery, type CopyToStreamQuery } from 'pg-copy-streams'
import { asBuffer } from './archive.ts'
import type { AppliedMigration, Sequence, Table, TableSum } from './format.ts'

/** A connection for a backup or a restore. */
export type Session = Client

/** A stream of COPY text into a table. */
export type CopyIn = CopyStreamQuery

// Makes the same data produce the same text in every database: fixed formats, and scans that start at the beginning
// of a table.
const session = [
  'timezone=UTC',
  'datestyle=ISO,YMD',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'synchronize_seqscans=off',
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
]

/** Opens a dedicated connection without a statement timeout, for copying. The caller ends it. */
export async function openSession(url: string, applicationName: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    options: session.map((setting) => `-c ${setting}`).join(' '),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const isNotExtensionMember = `not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Lists all tables with rows, except those of extensions, with their stored columns (computed columns are left out).
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${isNotExtensionMember}
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

/** What the product makes again from other tables by itself. */
const copies = new Set(['indexed_projects'])

/** Lists the tables that a backup contains. */
export const listKeptTables = async (client: Client): Promise<Table[]> =>
  (await listTables(client)).filter(({ name }) => !copies.has(name))

/** Lists the applied migrations in order; empty if the database does not belong to the product. */
export async function listMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: known } = await client.query<{ known: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as known",
  )
  if (!known[0]?.known) return []
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by applied_at, name',
  )
  return rows
}

/** Finds the version of the server. */
export async function findServerVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

/**
 * Lists the current value of every sequence. It is never behind the snapshot's rows, because sequences ignore
 * transactions.
 */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${isNotExtensionMember} order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualify(name)}`,
    )
    sequences.push(...found.map((state) => ({ name, ...state })))
  }
  return sequences
}

/**
 * Begins a transaction that sees one point in time while others keep writing. It locks the tables before it takes the
 * snapshot: a table that is replaced as a whole, such as a register, would otherwise look empty.
 */
export async function beginSnapshot(client: Client): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => qualify(name))
  await client.query('begin isolation level repeatable read, read only')
  if (tables.length > 0) await client.query(`lock table ${tables.join(', ')} in access share mode`)
}

/** Ends the snapshot's transaction and releases its locks. */
export async function endSnapshot(client: Client): Promise<void> {
  await client.query('commit')
}

const qualify = (name: string) => `public.${escapeIdentifier(name)}`
const listColumns = ({ name, columns }: Table) =>
  `${qualify(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`

/** Streams the table's rows as COPY text. */
export function copyOut(client: Client, table: Table): CopyToStreamQuery {
  return client.query(to(`copy ${listColumns(table)} to stdout`))
}

/** Loads COPY text into the table. */
export function copyIn(client: Client, table: Table): CopyIn {
  return client.query(from(`copy ${listColumns(table)} from stdin`))
}

/** Counts the rows and computes the checksum, as a backup does. */
export async function sumTable(client: Client, table: Table): Promise<TableSum> {
  const copy = copyOut(client, table)
  const hash = createHash('sha256')
  for await (const chunk of copy) hash.update(asBuffer(chunk))
  return { name: table.name, rows: copy.rowCount, sha256: hash.digest('hex') }
}

/** Stores that a backup was made. */
export async function insertBackup(
  client: Client,
  { madeAt, bytes }: { madeAt: Date; bytes: number },
): Promise<void> {
  await client.query('insert into backups (made_at, bytes) values ($1, $2)', [madeAt.toISOString(), bytes])
}
