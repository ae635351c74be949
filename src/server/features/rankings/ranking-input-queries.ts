/** The current numbers that organizations are ranked by. */
import { inArray, sql } from 'drizzle-orm'
import type { ListingState, OrganizationStats } from '#domain/rankings/top-organizations.ts'
import { isClaimable } from '#server/queries/organizations/claimable.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationAuthority } from '#server/db/tables/authority.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

/** All inputs for an organization's ranking except its response rate. */
export type RankingInputs = Omit<OrganizationStats, 'responseRate'> &
  ListingState & { id: string; location: string | null }

const of = sql`${organizations}.id`

/** When the organization's first member joined; for an imported one, when it was claimed. */
const joinedAt = sql<Date>`(case when ${organizations.importedAt} is null then ${organizations.createdAt}
  else coalesce((select min(m.joined_at) from ${organizationMembers} m
    where m.organization_id = ${of} and m.role = 'owner' and not m.is_placeholder), ${organizations.createdAt}) end)`

/** A completed public project of the organization with the signed-off work of a volunteer. */
export const completedProjects = sql`${projects} p where p.organization_id = ${of}
  and p.status = 'completed' and p.visibility = 'published'
  and exists (select from ${applications} a where a.project_id = p.id and a.status = 'completed')`

const workOf = sql`${applications} a join ${projects} p on p.id = a.project_id where p.organization_id = ${of}`

/** The organization's impact reports of completed projects. */
const reportsOf = sql`${impactReports} i join ${projects} p on p.id = i.project_id
  where p.organization_id = ${of} and p.status = 'completed' and p.visibility = 'published'
    and i.people_helped is not null`

/** The reported number of people helped. */
export const peopleHelped = sql<number>`(select coalesce(sum(i.people_helped), 0)::float8 from ${reportsOf})`

/** The number of different volunteers accepted. */
export const volunteersWorkedWith = sql<number>`(select count(distinct a.volunteer_id)::int
  from ${workOf} and a.status in ('accepted', 'completed'))`

/** The number of projects completed with a volunteer. */
export const projectsCompleted = sql<number>`(select count(*)::int from ${completedProjects})`

/** The numbers of these organizations, without missing ones. */
export async function listRankingInputs(db: Db, ids: readonly string[]): Promise<RankingInputs[]> {
  const rows = await db
    .select({
      id: organizations.id,
      location: organizations.location,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
      isVerified: organizations.isVerified,
      isNamed: sql<boolean>`${organizations.namedAt} is not null`,
      isSuspended: sql<boolean>`(${isSuspended} or ${organizations.closedAt} is not null)`,
      isClaimable,
      hasAuthority: sql<boolean>`exists (select from ${organizationAuthority} h
        where h.organization_id = ${of} and h.dropped_at is null)`,
      joinedAt: joinedAt.mapWith(organizations.createdAt),
      publishedProjects: sql<number>`(select count(*)::int from ${projects} p
        where p.organization_id = ${of} and p.visibility = 'published')`,
      projectsCompleted,
      finishedWork: sql<number>`(select count(*)::int from ${workOf} and a.status = 'completed')`,
      // It was decided earlier: it had been accepted.
      endedWork: sql<number>`(select count(*)::int from ${workOf} and a.status = 'withdrawn'
        and a.ended_by = 'organization' and a.reviewed_at is not null)`,
      returningVolunteers: sql<number>`(select count(*)::int from (
        select from ${workOf} and a.status = 'completed'
        group by a.volunteer_id having count(distinct a.project_id) > 1) returning_ones)`,
      peopleHelped,
      impactReports: sql<number>`(select count(*)::int from ${reportsOf})`,
    })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]))
  return rows
}
