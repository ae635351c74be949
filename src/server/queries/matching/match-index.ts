/** Queries of the index that finds candidate matches in memory: open published projects with what matching needs of them. */
import type { Pool } from 'pg'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
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
  /** YYYY-MM-DD, of an import that its deadline doesn't close: some time after it, the import is stale. Otherwise null. */
  importedFor: string | null
  /** Where administrators placed the typed-in skills that it lists, as of the same moment; null if they placed none. */
  placed?: Record<string, string> | null
  /**
   * What was stored of its texts, which are then left out; null if they have to be parsed. Only this version of the program
   * wrote it, so it has this shape.
   */
  entry?: IndexEntry | null
}

/**
 * Where each field that matching parses is stored. A row is parsed by these alone, and their hash says whether what was
 * stored is still right, so a new field needs its column here, and in the trigger `projects_outdate_index`.
 */
const parsed = {
  title: 'title',
  description: 'description',
  requiredSkills: 'required_skills',
  preferredSkills: 'preferred_skills',
  causeAreas: 'cause_areas',
  isRemote: 'is_remote',
  location: 'location',
  timeCommitment: 'time_commitment',
  experienceLevel: 'experience_level',
  organizationName: '(select o.name from organizations o where o.id = projects.organization_id)',
  // Few projects list a typed-in skill.
  placements: `case when array_to_string(skill_ids, ' ') like '%custom:%' then (select jsonb_object_agg(p.typed_id, p.skill_id)
    from skill_placements p where p.skill_id is not null and p.typed_id = any(projects.skill_ids)) end`,
} satisfies Record<keyof MatchProject, string>

/** Everything that matching parses, in one number. */
const textVersion = `hashtext(concat_ws('|', ${Object.values(parsed).join(', ')}))`

const isIndexed = `visibility = 'published' and status in ('open', 'active')`

/** What the same parser stored of the same texts. */
const stored = `left join lateral (select entry from indexed_projects known
    where known.project_id = projects.id and known.parser = '${parserVersion}' and known.text_version = texts.version
    limit 1) stored on true`

/** What only a parser reads. */
const unlessStored = (field: keyof typeof parsed, none: string, name: string = field) =>
  `case when stored.entry is null then ${parsed[field]} else ${none} end as "${name}"`

const columns = `id, organization_id as "organizationId", stored.entry,
  ${unlessStored('title', "''")}, ${unlessStored('description', "''")},
  ${unlessStored('requiredSkills', "'{}'")}, ${unlessStored('preferredSkills', "'{}'")},
  ${unlessStored('causeAreas', "'{}'")}, ${unlessStored('organizationName', "''")}, ${unlessStored('placements', 'null', 'placed')},
  is_remote as "isRemote", location, time_commitment as "timeCommitment", experience_level as "experienceLevel", created_at as "createdAt", pending_count as "pendingCount",
  accepted_count as "acceptedCount", max_volunteers as "maxVolunteers",
  case when deadline_enforced then application_deadline end as "lastDay",
  case when imported_at is not null and not deadline_enforced then application_deadline end as "importedFor", texts.version as "textVersion"`

/** Projects that may take applications on some day: whether one does on this day is decided when a list is read. */
export const makeIndexQueries = (pool: Pool) =>
  makeRowQueries<IndexedRow>(pool, {
    name: 'match_index',
    channel: projectsChannel,
    columns,
    table: 'projects',
    // Without `offset 0`, the hash would be computed for each use, and without `limit 1`, all rows be joined to find some.
    from: `projects cross join lateral (select ${textVersion} as version offset 0) texts ${stored}
      where ${isIndexed}`,
  })

export interface MadeEntry {
  id: string
  textVersion: number
  entry: IndexEntry
}

/**
 * Stores what was parsed, for the next process that starts. Left out are projects that changed or closed meanwhile (a trigger
 * has removed what was stored of them), what another process has stored already, and projects that someone is changing now.
 */
export async function storeEntries(pool: Pool, made: readonly MadeEntry[]): Promise<void> {
  await pool.query(
    `insert into indexed_projects as known (project_id, parser, text_version, entry)
     select projects.id, $1::text, made."textVersion", made.entry
     from json_to_recordset($2::json) made ("projectId" uuid, "textVersion" integer, entry json)
     join projects on projects.id = made."projectId"
     where ${isIndexed} and ${textVersion} = made."textVersion" and not exists (select from indexed_projects same
       where same.project_id = projects.id and same.parser = $1::text and same.text_version = made."textVersion")
     order by projects.id for share of projects skip locked
     on conflict (project_id) do update
       set parser = excluded.parser, text_version = excluded.text_version, entry = excluded.entry
       where (known.parser, known.text_version) is distinct from (excluded.parser, excluded.text_version)`,
    [parserVersion, JSON.stringify(made.map(({ id, ...one }) => ({ projectId: id, ...one })))],
  )
}
