/** Queries of the catalog: published projects with the fields that counting needs. */
import type { Pool } from 'pg'
import { projectsChannel } from '#server/db/channels.ts'
import { makeRowQueries } from '#server/db/row-queries.ts'
import type { CatalogProject } from './catalog.ts'
import { selectedChoices } from '#server/queries/projects/choice-filters.ts'

const columns = `id, organization_id as "organizationId", skill_ids as "skillIds", cause_ids as "causeIds",
  time_commitment as "timeCommitment", application_deadline as "applicationDeadline",
  deadline_enforced as "deadlineEnforced", time_zone as "timeZone", max_volunteers as "maxVolunteers",
  accepted_count as "acceptedCount", pending_count as "pendingCount", status, location, is_remote as "isRemote",
  ${selectedChoices}, tsvectorsend(search) as words`

export const makeCatalogQueries = (pool: Pool) =>
  makeRowQueries<CatalogProject>(pool, {
    name: 'catalog',
    channel: projectsChannel,
    columns,
    table: 'projects',
    from: "projects where visibility = 'published'",
  })
