/** Which columns of the database refer to a person, found in its catalog. */
import type { Pool, PoolClient } from 'pg'
import type { PersonalColumn } from '#server/features/personal-data/rule.ts'

export interface StoredColumn {
  table: string
  column: string
  type: string
  isPrimaryKey: boolean
  /** A check constraint lists its values. */
  isChoice: boolean
  /** What its foreign keys refer to. `isWhole`: the key has no other column. */
  references: { table: string; column: string; isWhole: boolean }[]
}

/** All columns of the product's tables. */
export async function listStoredColumns(pool: Pool | PoolClient): Promise<StoredColumn[]> {
  const { rows } = await pool.query<StoredColumn>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and k.conkey = array[a.attnum])
         as "isPrimaryKey",
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '= ANY \\(') as "isChoice",
       coalesce((select jsonb_agg(jsonb_build_object('table', other.relname, 'column', b.attname,
           'isWhole', cardinality(k.conkey) = 1))
         from pg_constraint k join pg_class other on other.oid = k.confrelid
         join pg_attribute b on b.attrelid = k.confrelid
           and b.attnum = k.confkey[array_position(k.conkey, a.attnum)]
         where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)), '[]') as references
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
       and not a.attisdropped and c.relname <> 'schema_migrations' order by 1, a.attnum`,
  )
  return rows
}

/** Tables that name people who did something in rows that are about something else, which another table may refer to. */
const shared = new Set([
  'announcements',
  'organization_authority',
  'organization_suspensions',
  'organizations',
  'projects',
  'registry_runs',
  'skill_placements',
  'verification_decisions',
  'verifications',
])

/** Tables without anything about a person. A new table joins them, or has rules. */
const impersonal = new Set([
  'audit_seals',
  'authority_tokens',
  'backups',
  'changed_projects',
  'hour_rates',
  'indexed_projects',
  'issuer_keys',
  'jobs_done',
  'listing_statistics',
  'match_models',
  'organization_of_the_month',
  'organization_standings',
  'perk_codes',
  'perks',
  'registry_bmf',
  'registry_files',
  'registry_loads',
  'registry_pub78',
  'registry_revocations',
  'saved_replies',
  'search_configurations',
  'site_icons',
  'status_lists',
])

/** Columns that could refer to a person by their type or name, and don't. */
const impersonalColumns = new Set([
  // What the register of nonprofits, or the organization, says about the organization.
  'organizations.social_media',
  'verifications.address_state',
  'verifications.evidence',
  'verification_decisions.evidence',
  // What a project says about itself.
  'organization_suspensions.project_ids',
  'projects.milestones',
  'projects.perks',
  'projects.screening_questions',
  // Files and rows of the register.
  'registry_runs.failure',
  'registry_runs.files',
  'registry_runs.progress',
  'registry_runs.result',
])

const personName =
  /(^|_)(users?|persons?|people|volunteers?|members?|owners?|authors?|actors?|senders?|recipients?|readers?|writers?|reporters?|uploaders?|reviewers?|subscribers?|contacts?|emails?|mails?|phones?|telephones?|ip|address|birth\w*|(first|last|full)_name)(_|$)|_by$/

const words = new Set(['text', 'text[]', 'jsonb', 'json', 'bytea', 'inet', 'tsvector', 'character varying'])

const secretName = /hash|token|secret|password/

const name = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

/** Columns whose foreign keys lead to an account, directly or through rows that are one person's. */
function findReferring(columns: readonly StoredColumn[]): Set<string> {
  const referring = new Set(['users.id'])
  const tables = new Set(['users'])
  for (let before = -1; before < referring.size;) {
    before = referring.size
    for (const column of columns) {
      const leads = column.references.some(
        (key) => referring.has(name(key)) || (key.isWhole && tables.has(key.table)),
      )
      if (!leads) continue
      referring.add(name(column))
      if (!shared.has(column.table)) tables.add(column.table)
    }
  }
  return referring
}

/** Whether a column could name a person although no foreign key leads there. */
function couldName({ column, type, isChoice, isPrimaryKey, references }: StoredColumn): boolean {
  if (isChoice || references.length > 0) return false
  if (type === 'jsonb' || type === 'json' || type === 'inet') return true
  if (type === 'uuid' || type === 'uuid[]') return !isPrimaryKey
  return words.has(type) && personName.test(column)
}

/**
 * The columns that need a rule: those that lead to a person, those that could name one, words in rows that stay after
 * the person leaves, and secrets. Of a table that no one has looked at there is one entry, without a column.
 */
export function listPersonalColumns(
  columns: readonly StoredColumn[],
  rules: readonly PersonalColumn[],
): { table: string; column: string }[] {
  const referring = findReferring(columns)
  const personal = new Set(
    columns
      .filter((column) => referring.has(name(column)) && !shared.has(column.table))
      .map(({ table }) => table),
  )
  const removed = new Set(
    rules.filter(({ deletion }) => deletion === 'row-removed').map(({ table }) => table),
  )
  const looked = new Set([...rules.map(({ table }) => table), ...impersonal])
  const needRule = (column: StoredColumn) => {
    const { table, type, isChoice } = column
    if (impersonal.has(table) || impersonalColumns.has(name(column))) return false
    if (referring.has(name(column)) || couldName(column)) return !removed.has(table) || type !== 'jsonb'
    if (!personal.has(table)) return false
    return secretName.test(column.column) || (words.has(type) && !isChoice && !removed.has(table))
  }
  const unseen = [...new Set(columns.map(({ table }) => table))].filter((table) => !looked.has(table))
  return [...columns.filter(needRule), ...unseen.map((table) => ({ table, column: '' }))]
}
