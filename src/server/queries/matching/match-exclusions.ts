/** What volunteers leave out of their matches: projects they dismissed, and limits on all others. */
import { eq, sql, type SQL, type SQLChunk } from 'drizzle-orm'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { placeSkills, type Placements } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Db } from '#server/db/db.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { dismissedMatches, matchExclusions } from '#server/db/tables/matching.ts'
import { projects } from '#server/db/tables/projects.ts'

type Row = Pick<typeof matchExclusions.$inferSelect, 'kind' | 'hours' | 'label' | 'organizationId'>

const limitColumns = {
  kind: matchExclusions.kind,
  hours: matchExclusions.hours,
  label: matchExclusions.label,
  organizationId: matchExclusions.organizationId,
}
const prepareLimits = prepareOnce((db, name) =>
  prepareRead(db, {
    name,
    selection: limitColumns,
    query: db
      .select(limitColumns)
      .from(matchExclusions)
      .where(eq(matchExclusions.userId, parameter('userId'))),
  }),
)

/** A person's limits on their matches. */
export const listLimits = (db: Db, userId: string): Promise<Row[]> =>
  prepareLimits(db, 'match_limits').execute({ userId })

/** What a person leaves out of their matches, for `isWanted`. */
export function findUnwanted({
  id: userId,
  limits,
  placements,
}: {
  id: string
  limits: readonly Row[]
  placements: Placements
}) {
  const labels = (wanted: Row['kind']) =>
    limits.flatMap(({ kind, label }) => (kind === wanted && label !== null ? [label] : []))
  return {
    userId,
    causeIds: labels('cause').map(canonicalCause),
    skillIds: placeSkills(labels('skill').map(canonicalSkill), placements),
    organizationIds: limits.flatMap(({ organizationId }) => organizationId ?? []),
    hours: limits.find(({ kind }) => kind === 'hours')?.hours ?? null,
  }
}
type Unwanted = ReturnType<typeof findUnwanted>

/** A value of a query, or its parameter in a prepared one. */
export type ValueOf<Values> = (name: keyof Values & string) => SQLChunk

/** True for the projects that a person's limits and dismissals leave. */
export const isWanted = (valueFor: ValueOf<Unwanted>): SQL => sql`(
  not exists (select from ${dismissedMatches} d
    where d.user_id = ${valueFor('userId')} and d.project_id = ${projects.id})
  and not ${projects.causeIds} && ${valueFor('causeIds')}::text[]
  and not ${projects.skillIds} && ${valueFor('skillIds')}::text[]
  and ${projects.organizationId} <> all(${valueFor('organizationIds')}::uuid[])
  and coalesce(${projects.timeCommitment} <= ${valueFor('hours')}::int, true))`

/** The people who dismissed this project or want nothing from these organizations; a query of their ids. */
export const selectUninterested = (project: {
  id: string | null
  organizationIds: readonly string[]
}): SQL => sql`
  select d.user_id from ${dismissedMatches} d where d.project_id = ${project.id}::uuid
  union all select e.user_id from ${matchExclusions} e
    where e.organization_id = any(${sql.param([...project.organizationIds])}::uuid[])`
