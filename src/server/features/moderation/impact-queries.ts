/** An organization's reported numbers of people helped, with every change. */
import { sql } from 'drizzle-orm'
import type { OrganizationCase } from '#contract/moderation/moderation.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { projects } from '#server/db/tables/projects.ts'

type Impact = OrganizationCase['impact']

const maxChanges = 20

/** The sum of an organization's impact reports, and the latest changes to their numbers. */
export async function findImpactHistory(db: Db, organizationId: string): Promise<Impact> {
  const { rows: sums } = await db.execute<{ peopleHelped: number }>(sql`
    select coalesce(sum(r.people_helped), 0)::float8 as "peopleHelped"
    from ${impactReports} r join ${projects} p on p.id = r.project_id
    where p.organization_id = ${organizationId}`)
  const { rows: changes } = await db.execute<Impact['changes'][number] & Record<string, unknown>>(sql`
    select f.id::float8 as id, json_build_object('id', p.id, 'title', p.title) as project,
      (f.data ->> 'before')::int as before, (f.data ->> 'after')::int as after,
      trim(u.first_name || ' ' || u.last_name) as by,
      to_char(f.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${projects} p join ${domainEvents} f on f.subject_id = p.id and f.type = 'project.impact_reported'
    left join ${users} u on u.id = f.actor_id
    where p.organization_id = ${organizationId}
      and f.data ->> 'before' is distinct from f.data ->> 'after'
    order by f.id desc limit ${maxChanges}`)
  return { peopleHelped: sums[0]?.peopleHelped ?? 0, changes }
}
