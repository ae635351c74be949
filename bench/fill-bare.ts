/** Fills tables without what would be made again for each row: indexes, and triggers that count or announce rows. */
import { withClient } from './copy-rows.ts'

const tables = [
  'users',
  'sessions',
  'organizations',
  'organization_members',
  'volunteer_profiles',
  'projects',
  'applications',
  'project_reports',
]
/** No process listens or searches yet, and the rows themselves say how many applications wait. */
const triggers = [
  ['projects', 'projects_change_told'],
  ['projects', 'projects_inserted_for_searches'],
  ['applications', 'applications_pending_added'],
] as const

/** Runs `fill` on an empty database whose indexes, besides those that keep rows unique, are created afterwards. */
export async function fillBare(url: string, fill: () => Promise<void>): Promise<void> {
  const definitions = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = any($1::regclass[]) and not indisunique`,
      [tables],
    )
    for (const { name } of rows) await client.query(`drop index ${name}`)
    for (const [table, trigger] of triggers)
      await client.query(`alter table ${table} disable trigger ${trigger}`)
    return rows.map(({ definition }) => definition)
  })
  await fill()
  await withClient(url, async (client) => {
    await client.query("set maintenance_work_mem = '512MB'")
    for (const definition of definitions) await client.query(definition)
    for (const [table, trigger] of triggers)
      await client.query(`alter table ${table} enable trigger ${trigger}`)
  })
}
