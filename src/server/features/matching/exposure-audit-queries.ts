/** What the exposure audit counts. */
import { sql, type SQL } from 'drizzle-orm'
import type { ExposureFilters, ExposureGrouping } from '#contract/matching/exposure-audit.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'

/** Open projects of a group that equally many people saw. */
export interface ExposureCount {
  kind: 'all' | ExposureGrouping
  /** The id of a cause, the place or the size; empty for all, and for no cause. */
  key: string
  /** How many people saw each of them. */
  people: number
  projects: number
  applications: number
  accepted: number
}

interface Asked extends ExposureFilters {
  /** From when on. */
  since: Date
  now: Date
}

/** Open projects by how many people saw them, by group. One row for each number of people, not for each project. */
export async function countExposure(db: Db, asked: Asked): Promise<ExposureCount[]> {
  const { since, now } = asked
  const { rows } = await db.execute<ExposureCount & Record<string, unknown>>(sql`
    with seen as (
      select project_id, count(distinct user_id)::int as people from match_exposures
      where is_seen and day >= ${dayInZone(since, 'UTC')} group by project_id
    ), sent as (
      select project_id, count(*)::int as applications,
        count(*) filter (where status in ('accepted', 'completed'))::int as accepted
      from applications where created_at >= ${since.toISOString()}::timestamptz group by project_id
    ), open as materialized (
      select p.cause_ids, case when p.is_remote then 'remote' else 'local' end as place,
        coalesce(o.size, 'unknown') as size, coalesce(seen.people, 0) as people,
        coalesce(sent.applications, 0) as applications, coalesce(sent.accepted, 0) as accepted
      from projects p join organizations o on o.id = p.organization_id
        left join seen on seen.project_id = p.id left join sent on sent.project_id = p.id
      where p.visibility = 'published' and p.status in ('open', 'active')
        and (p.max_volunteers is null or p.accepted_count < p.max_volunteers)
        and not (p.deadline_enforced and p.application_deadline is not null
          and p.application_deadline < (${now.toISOString()}::timestamptz at time zone p.time_zone)::date)
        and ${sql.join(conditionsOf(asked), sql` and `)}
    )
    ${sql.join(
      [
        countBy('all', sql`open`, sql`''`),
        countBy('place', sql`open`, sql`place`),
        countBy('size', sql`open`, sql`size`),
        countBy(
          'cause',
          sql`open cross join unnest(case when cause_ids = '{}' then array[''] else cause_ids end) as cause`,
          sql`cause`,
        ),
      ],
      sql` union all `,
    )}`)
  return rows
}

const countBy = (kind: ExposureCount['kind'], from: SQL, key: SQL): SQL =>
  sql`select ${kind}::text as kind, ${key} as key, people, count(*)::int as projects,
    sum(applications)::int as applications, sum(accepted)::int as accepted from ${from} group by 2, people`

const conditionsOf = ({ cause, place, size }: ExposureFilters): SQL[] => [
  sql`true`,
  ...(cause === undefined ? [] : [sql`p.cause_ids @> array[${cause}]::text[]`]),
  ...(place === undefined ? [] : [sql`p.is_remote = ${place === 'remote'}`]),
  ...(size === undefined ? [] : [sql`coalesce(o.size, 'unknown') = ${size}`]),
]

/** The causes of open projects. */
export async function listOpenCauses(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct unnest(cause_ids) as id from projects
    where visibility = 'published' and status in ('open', 'active')`)
  return rows.map(({ id }) => id)
}
