/** Queries of the index that finds candidate matches in memory: open published projects with what matching needs of them. */
import type { Pool } from 'pg'
import type { MatchProject } from '#domain/matching/factors.ts'
import { makeRowQueries } from '#server/db/row-queries.ts'
import { projectsChannel } from '#server/db/channels.ts'

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
}

const organizationName = '(select o.name from organizations o where o.id = projects.organization_id)'

const columns = `id, organization_id as "organizationId", title, description, required_skills as "requiredSkills", preferred_skills as "preferredSkills",
  cause_areas as "causeAreas", is_remote as "isRemote", location, time_commitment as "timeCommitment",
  experience_level as "experienceLevel",
  ${organizationName} as "organizationName", created_at as "createdAt", pending_count as "pendingCount",
  accepted_count as "acceptedCount", max_volunteers as "maxVolunteers",
  case when deadline_enforced then application_deadline end as "lastDay",
  hashtext(concat_ws('|', title, description, required_skills, preferred_skills, cause_areas, is_remote, location,
    time_commitment, experience_level, work_ids,
    ${organizationName})) as "textVersion"`

/** Projects that may take applications on some day: whether one does on this day is decided when a list is read. */
export const makeIndexQueries = (pool: Pool) =>
  makeRowQueries<IndexedRow>(pool, {
    name: 'match_index',
    channel: projectsChannel,
    columns,
    from: "projects where visibility = 'published' and status in ('open', 'active')",
  })
