/** Queries of the loaded register. */
import { eq, sql } from 'drizzle-orm'
import {
  registerFiles,
  type RegisterFile,
  type RegisterFindings,
  type RegisterRow,
  type Revocation,
} from '#domain/verification/register.ts'
import { z } from '#contract/zod.ts'
import type { Db } from '#server/db/db.ts'
import { registryBmf, registryPub78, registryRevocations } from '#server/db/tables/registry.ts'
import { formats } from './formats.ts'
import { nextTable } from './load-queries.ts'
import { bmfRow } from '#contract/verification/cases.ts'

const tables = { bmf: registryBmf, pub78: registryPub78, revocations: registryRevocations }

/**
 * Locks the register as it is until the transaction ends. Call it before locking anything else, because a load locks
 * the register first too, and then checks everyone who was verified by the old one.
 */
export async function lockRegister(db: Db): Promise<void> {
  const tables = sql.join(
    [registryBmf, registryPub78, registryRevocations].map((table) => sql`${table}`),
    sql`, `,
  )
  await db.execute(sql`lock table ${tables} in access share mode`)
}

/** The state of the last load of each kind. */
export interface LoadedRegister {
  files: RegisterFindings['loaded']
  /** Only part of the Business Master File is loaded. */
  isPartial: boolean
}

const loadedRows = z.array(
  z.object({
    kind: z.enum(registerFiles),
    names: z.array(z.string()),
    posted_on: z.string(),
    is_partial: z.boolean(),
  }),
)

/** The register files that are loaded. */
export async function findLoaded(db: Db): Promise<LoadedRegister> {
  const { rows } = await db.execute(sql`
    select f.kind, array_agg(f.name order by f.file) as names, min(f.posted_on)::text as posted_on,
      bool_or(f.is_partial) as is_partial
    from registry_files f
    where f.load_id = (
      select g.load_id from registry_files g join registry_loads l on l.id = g.load_id
      where g.kind = f.kind order by l.loaded_at desc, l.id desc limit 1)
    group by f.kind`)
  const files: LoadedRegister['files'] = { bmf: null, pub78: null, revocations: null }
  let isPartial = false
  for (const { kind, names, posted_on: postedOn, is_partial: isPart } of loadedRows.parse(rows)) {
    files[kind] = { names, postedOn }
    if (kind === 'bmf') isPartial = isPart
  }
  return { files, isPartial }
}

/** The register's rows for some EINs, by EIN. EINs without a row are missing. */
export type RegisterRowsByEin = Map<
  string,
  { rows: RegisterRow[]; pub78: string | null; revocations: Revocation[] }
>

/** `loading`: the kinds whose new table is read instead of the current one. */
export async function findRows(
  db: Db,
  eins: readonly string[],
  loading: readonly RegisterFile[] = [],
): Promise<RegisterRowsByEin> {
  const found: RegisterRowsByEin = new Map()
  const of = (ein: string) => {
    const known = found.get(ein) ?? { rows: [], pub78: null, revocations: [] }
    found.set(ein, known)
    return known
  }
  const from = (kind: RegisterFile) =>
    loading.includes(kind) ? sql.raw(nextTable(kind)) : sql`${tables[kind]}`
  const wanted = sql`= any(${sql.param([...eins])}::text[])`
  const organizations = await db.execute(sql`
    select b.ein, b.file, b.name, b.sort_name as "sortName", b.city, b.state, b.zip, b.group_code as "group",
      b.subsection, b.affiliation, b.foundation, b.deductibility, b.status, b.ruling,
      coalesce(namesakes.any, false) as "sharesName", coalesce(namesakes.near, false) as "sharesTown"
    from ${from('bmf')} b
    left join lateral (
      select true as any, bool_or(o.city = b.city and o.state = b.state) as near from ${from('bmf')} o
      where b.group_code <> '0000' and o.group_code <> '0000'
        and o.group_code = b.group_code and o.name = b.name and o.ein <> b.ein
      having count(*) > 0) namesakes on true
    where b.ein ${wanted} order by b.ein, b.file, b.line`)
  for (const { ein, ...row } of bmfRows.parse(organizations.rows)) of(ein).rows.push(row)
  const listed = await db.execute(
    sql`select ein, deductibility from ${from('pub78')} where ein ${wanted} order by ein, file, line`,
  )
  for (const { ein, deductibility } of pub78Rows.parse(listed.rows)) of(ein).pub78 = deductibility
  const revoked = await db.execute(sql`
    select ein, revoked_on::text as "revokedOn", reinstated_on::text as "reinstatedOn"
    from ${from('revocations')} where ein ${wanted} order by ein, file, line`)
  for (const { ein, ...row } of revocationRows.parse(revoked.rows)) of(ein).revocations.push(row)
  return found
}

const bmfRows = z.array(
  bmfRow.omit({ nameTier: true }).extend({
    ein: z.string(),
    file: z.number(),
    sharesName: z.boolean(),
    sharesTown: z.boolean(),
    city: z.string(),
  }),
)
const pub78Rows = z.array(z.object({ ein: z.string(), deductibility: z.string() }))
const revocationRows = z.array(
  z.object({ ein: z.string(), revokedOn: z.string(), reinstatedOn: z.string().nullable() }),
)

/** Other names that the revocation file has for an EIN. */
export async function listOtherNames(db: Db, ein: string): Promise<string[]> {
  const rows = await db
    .select({ name: registryRevocations.name, dba: registryRevocations.dba })
    .from(registryRevocations)
    .where(eq(registryRevocations.ein, ein))
  return rows.flatMap(({ name, dba }) => [name, dba]).filter((name) => name !== '')
}

/** Adds one row to the current register. Complete registers are loaded differently. */
export async function insertRow(
  db: Db,
  kind: RegisterFile,
  { line, cells: [ein, ...cells] }: { line: number; cells: readonly (string | null)[] },
): Promise<void> {
  const columns = sql.raw(['ein', 'file', 'line', ...formats[kind].columns].join(', '))
  const values = sql.join([sql`${ein}`, sql`0`, sql`${line}`, ...cells.map((cell) => sql`${cell}`)], sql`, `)
  await db.execute(sql`insert into ${tables[kind]} (${columns}) values (${values})`)
}
