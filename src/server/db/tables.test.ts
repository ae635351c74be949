import { readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'

const database = useDatabase()

/** Everything that the files of `tables/` export. */
const exported: unknown[] = (
  await Promise.all(
    readdirSync(new URL('tables/', import.meta.url)).map(
      (file): Promise<Record<string, unknown>> => import(`./tables/${file.replace('.ts', '')}.ts`),
    ),
  )
).flatMap((file) => Object.values(file))

/** The table in which migrate.ts records applied migrations; the product itself never reads it. */
const ofMigrations = ['schema_migrations']

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isIdentity: boolean
}

const byName = (columns: Column[]) =>
  new Map(columns.map((column) => [`${column.table}.${column.name}`, column]))

async function listStoredColumns(): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as "isNullable", a.atthasdef as "hasDefault", a.attidentity <> '' as "isIdentity"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
       and not a.attisdropped and c.relname <> all($1)`,
    [ofMigrations],
  )
  return rows
}

/** PostgreSQL's name for a type. */
const typeName = (type: string) =>
  type.replace(/^timestamp \((\d)\) with time zone$/, 'timestamp($1) with time zone').replace(', ', ',')

function listDescribedColumns(): Column[] {
  return exported.flatMap((table) => {
    if (!is(table, PgTable)) return []
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => ({
      table: name,
      name: column.name,
      type: typeName(column.getSQLType()),
      isNullable: !column.notNull,
      hasDefault: column.hasDefault && !column.generatedIdentity,
      isIdentity: column.generatedIdentity !== undefined,
    }))
  })
}

test('the migrated database and db/tables/ have the same tables and columns, with the same types and constraints', async () => {
  const stored = byName(await listStoredColumns())
  const described = byName(listDescribedColumns())
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(stored))
  expect(stored.size).toBeGreaterThan(80)
})

test('the migrated database and db/tables/ have the same primary keys', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string }>(
    `select c.relname as table, string_agg(a.attname, ',' order by array_position(k.conkey, a.attnum)) as columns
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
     where k.contype = 'p' and k.connamespace = 'public'::regnamespace and c.relname <> all($1) group by 1`,
    [ofMigrations],
  )
  const described = exported.flatMap((table) => {
    if (!is(table, PgTable)) return []
    const { name, columns, primaryKeys } = getTableConfig(table)
    const own = columns.filter((column) => column.primary)
    const names = [...own, ...primaryKeys.flatMap((key) => key.columns)].map((column) => column.name)
    return [[name, names.join(',')] as const]
  })
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(rows.map((row) => [row.table, row.columns])),
  )
})

test('every column that refers to another row has a foreign key', async () => {
  const { rows } = await database.pool.query<{ name: string; has_key: boolean }>(
    `select c.relname || '.' || a.attname as name,
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as has_key
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attname like '%\\_id' and format_type(a.atttypid, null) in ('uuid', 'bigint') order by 1`,
  )
  // The audit log outlives the people in it; the subject of an event or of a scheduled action can be of any kind; what
  // was shown waits for no one who changes a project.
  expect(rows.filter(({ has_key: hasKey }) => !hasKey).map(({ name }) => name)).toEqual([
    'audit_log.actor_id',
    'facts.subject_id',
    'match_exposures.project_id',
    'scheduled_actions.subject_id',
  ])
})
