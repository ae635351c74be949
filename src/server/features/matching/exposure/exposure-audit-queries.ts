/** What the exposure audit counts. */
import { sql, type SQL } from 'drizzle-orm'
import type { ExposureFilters } from '#contract/matching/exposure-audit.ts'
import type { ExposureGrouping } from '#domain/matching/predictions/exposure-audit.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isOpen, takesApplications } from '#server/queries/projects/open-projects.ts'

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
  applicationsPerSpot: number
}

/** Open projects by how many people saw them, by group. One row for each number of people, not for each project. */
export async function countExposure(db: Db, asked: Asked): Promise<ExposureCount[]> {
  const { rows } = await db.execute<ExposureCount & Record<string, unknown>>(selectExposure(asked))
  return rows
}

/** The query of `countExposure`. */
export function selectExposure(asked: Asked): SQL {
  const { since } = asked
  const p = projects
  return sql`
    with seen as (
      select project_id, count(distinct user_id)::int as people from match_exposures
      where is_seen and day >= ${dayInZone(since, 'UTC')} group by project_id
    ), sent as (
      select project_id, count(*)::int as applications,
        -- Who was accepted and stopped later was accepted.
        count(*) filter (where status in ('accepted', 'completed')
          or (status = 'withdrawn' and reviewed_at is not null))::int as accepted
      from applications where created_at >= ${since.toISOString()}::timestamptz group by project_id
    ), open as materialized (
      select ${p.causeIds} as cause_ids, case when ${p.isRemote} then 'remote' else 'local' end as place,
        coalesce(o.size, 'unknown') as size, coalesce(seen.people, 0) as people,
        coalesce(sent.applications, 0) as applications, coalesce(sent.accepted, 0) as accepted
      from ${p} join organizations o on o.id = ${p.organizationId}
        left join seen on seen.project_id = ${p.id} left join sent on sent.project_id = ${p.id}
      where ${takesApplications(asked)} and ${sql.join(conditionsOf(asked), sql` and `)}
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
    )}`
}

const countBy = (kind: ExposureCount['kind'], from: SQL, key: SQL): SQL =>
  sql`select ${kind}::text as kind, ${key} as key, people, count(*)::int as projects,
    sum(applications)::int as applications, sum(accepted)::int as accepted from ${from} group by 2, people`

const conditionsOf = ({ cause, place, size }: ExposureFilters): SQL[] => [
  sql`true`,
  ...(cause === undefined ? [] : [sql`${projects.causeIds} @> array[${cause}]::text[]`]),
  ...(place === undefined ? [] : [sql`${projects.isRemote} = ${place === 'remote'}`]),
  ...(size === undefined ? [] : [sql`coalesce(o.size, 'unknown') = ${size}`]),
]

/** The causes of open projects. */
export async function listOpenCauses(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct unnest(${projects.causeIds}) as id from ${projects} where ${isOpen}`,
  )
  return rows.map(({ id }) => id)
}
