/** The database part of a restore. Everything runs inside the caller's transaction. */
import { escapeIdentifier, type Client } from 'pg'
import type { Sequence, Table } from './format.ts'

/** The name of an object in the database, or null if the database is empty. */
export async function findContent(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relkind = 'r' desc, c.relname limit 1`,
  )
  return rows[0]?.name ?? null
}

const list = (tables: readonly Table[]) =>
  tables.map(({ name }) => `public.${escapeIdentifier(name)}`).join(', ')

/** Removes the rows that migrations insert, because the archive contains them too. */
export async function emptyTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${list(tables)}`)
}

/**
 * Drops the foreign keys and triggers that would check each row during loading. The returned function restores them,
 * which checks all rows. Tables can then load in any order, even if two reference each other.
 */
export async function dropConstraints(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`,
  )
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace and tgparentid = 0`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`)
  }
}

/** Sets the existing sequences to their values at the time of the backup. */
export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query(
      `select setval(c.oid::regclass, $2, $3) from pg_class c
       where c.relname = $1 and c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`,
      [name, lastValue, isCalled],
    )
  }
}

/** Creates an empty database on the client's server. */
export async function createScratchDatabase(client: Client, name: string): Promise<void> {
  await client.query(`create database ${escapeIdentifier(name)}`)
}
