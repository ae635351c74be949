/**
 * Queries of the catalog: published projects with the fields that counting needs, and the check that all change
 * notifications have arrived.
 */
import type { Pool } from 'pg'
import { projectsChannel } from '#server/db/channels.ts'
import type { CatalogProject } from './catalog.ts'

// `xmin` differs for every transaction that writes the row. The timestamp tells rows apart after a restore, which
// restarts the transaction counter.
const version = `hashtext(concat_ws(' ', xmin, ctid, updated_at)) as version`
const columns = `id, organization_id as "organizationId", skill_ids as "skillIds", cause_ids as "causeIds",
  time_commitment as "timeCommitment", application_deadline as "applicationDeadline",
  deadline_enforced as "deadlineEnforced", time_zone as "timeZone", max_volunteers as "maxVolunteers",
  accepted_count as "acceptedCount", pending_count as "pendingCount", status, location, is_remote as "isRemote",
  experience_level as "experienceLevel", duration, urgency, tsvectorsend(search) as words, ${version}`

const batch = 500
const versionBatch = 10_000
const allVersions = {
  name: 'catalog_versions',
  text: `select id, ${version} from projects where visibility = 'published' and id > $1 order by id limit ${versionBatch}`,
}
const allProjects = {
  name: 'catalog_after',
  text: `select ${columns} from projects where visibility = 'published' and id > $1 order by id limit ${batch}`,
}
const some = {
  name: 'catalog_some',
  text: `select ${columns} from projects where visibility = 'published' and id = any($1)`,
}

/** All published projects, in batches that take a few milliseconds. */
export const listPublished = (pool: Pool): AsyncGenerator<CatalogProject[]> =>
  listAll<CatalogProject>(pool, { ...allProjects, size: batch })

/** The version of each published project. */
export const listVersions = (pool: Pool): AsyncGenerator<Version[]> =>
  listAll<Version>(pool, { ...allVersions, size: versionBatch })

type Version = Pick<CatalogProject, 'id' | 'version'>

async function* listAll<Row extends Version>(
  pool: Pool,
  { size, ...query }: { name: string; text: string; size: number },
): AsyncGenerator<Row[]> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const { rows }: { rows: Row[] } = await pool.query<Row>({ ...query, values: [after] })
    yield rows
    after = rows.length < size ? undefined : rows.at(-1)?.id
  }
}

/** The published projects among these IDs. */
export async function findPublished(pool: Pool, ids: readonly string[]): Promise<CatalogProject[]> {
  const { rows } = await pool.query<CatalogProject>({ ...some, values: [ids] })
  return rows
}

/** Sends a notification to all listeners. Whoever receives it has also received every earlier committed change. */
export async function notifyListeners(pool: Pool, text: string): Promise<void> {
  await pool.query({
    name: 'catalog_tell',
    text: 'select pg_notify($1, $2)',
    values: [projectsChannel, text],
  })
}
