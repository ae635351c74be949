/** Queries of the index that finds candidate matches in memory: open published projects with what matching needs of them. */
import type { Pool } from 'pg'
import type { MatchProject } from '#domain/matching/factors.ts'
import { makeRowQueries } from '#server/db/row-queries.ts'
import { projectsChannel } from '#server/db/channels.ts'
import type { IndexEntry } from '#server/matching/index-entry.ts'
import { parserVersion } from '#server/matching/parser-version.ts'

export interface IndexedRow extends Omit<MatchProject, 'placements' | 'title' | 'description'> {
  id: string
  organizationId: string
  title: string
  description: string
  /** Changes whenever the stored project changes. */
  version: number
  /** Changes whenever a field changes that matching parses. */
  textVersion: number
  createdAt: Date
  pendingCount: number
  acceptedCount: number
  maxVolunteers: number | null
  /** YYYY-MM-DD; null without a deadline that closes it. */
  lastDay: string | null
  /** What was stored of its texts, which are then left out; null if they have to be parsed. */
  entry?: IndexEntry | null
}

const organizationName = '(select o.name from organizations o where o.id = projects.organization_id)'

/** Everything that matching parses, in one number. */
const textVersion = `hashtext(concat_ws('|', title, description, required_skills, preferred_skills, cause_areas, is_remote, location,
    time_commitment, experience_level, work_ids, ${organizationName}))`

/** What the same parser stored of the same texts. */
const stored = `left join lateral (select entry from indexed_projects known
    where known.project_id = projects.id and known.parser = '${parserVersion}' and known.text_version = texts.version
    limit 1) stored on true`

/** What only a parser reads. */
const unlessStored = (column: string, none: string, name = column) =>
  `case when stored.entry is null then ${column} else ${none} end as "${name}"`

const columns = `id, organization_id as "organizationId", stored.entry,
  ${unlessStored('title', "''")}, ${unlessStored('description', "''")},
  ${unlessStored('required_skills', "'{}'", 'requiredSkills')}, ${unlessStored('preferred_skills', "'{}'", 'preferredSkills')},
  ${unlessStored('cause_areas', "'{}'", 'causeAreas')}, ${unlessStored(organizationName, "''", 'organizationName')},
  is_remote as "isRemote", location, time_commitment as "timeCommitment", experience_level as "experienceLevel", created_at as "createdAt", pending_count as "pendingCount",
  accepted_count as "acceptedCount", max_volunteers as "maxVolunteers",
  case when deadline_enforced then application_deadline end as "lastDay", texts.version as "textVersion"`

/** Projects that may take applications on some day: whether one does on this day is decided when a list is read. */
export const makeIndexQueries = (pool: Pool) =>
  makeRowQueries<IndexedRow>(pool, {
    name: 'match_index',
    channel: projectsChannel,
    columns,
    table: 'projects',
    // Without `offset 0`, the hash would be computed for each use, and without `limit 1`, all rows be joined to find some.
    from: `projects cross join lateral (select ${textVersion} as version offset 0) texts ${stored}
      where visibility = 'published' and status in ('open', 'active')`,
  })

export interface MadeEntry {
  id: string
  textVersion: number
  entry: IndexEntry
}

/**
 * Stores what was parsed, for the next process that starts. Projects that changed meanwhile are left out: a trigger has
 * removed what was stored of their former texts.
 */
export async function storeEntries(pool: Pool, made: readonly MadeEntry[]): Promise<void> {
  await pool.query(
    `insert into indexed_projects (project_id, parser, text_version, entry)
     select projects.id, $1, made."textVersion", made.entry
     from json_to_recordset($2::json) made ("projectId" uuid, "textVersion" integer, entry json)
     join projects on projects.id = made."projectId"
     where ${textVersion} = made."textVersion"
     order by projects.id for share of projects
     on conflict (project_id) do update
       set parser = excluded.parser, text_version = excluded.text_version, entry = excluded.entry`,
    [parserVersion, JSON.stringify(made.map(({ id, ...one }) => ({ projectId: id, ...one })))],
  )
}
