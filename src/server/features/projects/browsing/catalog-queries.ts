/** Queries of the catalog: published projects with the fields that counting needs. */
import type { Pool } from 'pg'
import { projectsChannel } from '#server/db/channels.ts'
import { makeRowQueries } from '#server/db/row-queries.ts'
import type { CatalogProject } from './catalog.ts'
import { selectedChoices } from '#server/queries/projects/choice-filters.ts'

const columns = `id, organization_id as "organizationId", is_verified as "organizationVerified", skill_ids as "skillIds", cause_ids as "causeIds",
  time_commitment as "timeCommitment", application_deadline as "applicationDeadline",
  deadline_enforced as "deadlineEnforced", time_zone as "timeZone", max_volunteers as "maxVolunteers",
  accepted_count as "acceptedCount", pending_count as "pendingCount", status, location, is_remote as "isRemote",
  ${selectedChoices}, tsvectorsend(search) as words`

/** A notification has the id of a project, or that of an organization if all of its projects may have changed. */
export const makeCatalogQueries = (pool: Pool) =>
  makeRowQueries<CatalogProject>(pool, {
    name: 'catalog',
    channel: projectsChannel,
    columns,
    table: 'projects',
    // Under other names, because both have an id.
    from: `projects join (select id as of_organization, is_verified from organizations) owners
      on owners.of_organization = organization_id where visibility = 'published'`,
    joined: 'is_verified',
    keys: ['id', 'organization_id'],
  })
