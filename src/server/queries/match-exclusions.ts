/** What volunteers leave out of their matches: projects they dismissed, and limits on all others. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { placeSkills, type Placements } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Db } from '#server/db/db.ts'
import { dismissedMatches, matchExclusions, projects } from '#server/db/schema.ts'

type Row = Pick<typeof matchExclusions.$inferSelect, 'kind' | 'hours' | 'label' | 'organizationId'>

/** A person's limits on their matches. */
export async function listLimits(db: Db, userId: string): Promise<Row[]> {
  const { kind, hours, label, organizationId } = matchExclusions
  return db
    .select({ kind, hours, label, organizationId })
    .from(matchExclusions)
    .where(eq(matchExclusions.userId, userId))
}

/** True for the projects that a person's limits and dismissals leave. */
export function isWanted({
  id: userId,
  limits,
  placements,
}: {
  id: string
  limits: readonly Row[]
  placements: Placements
}): SQL {
  const labels = (wanted: Row['kind']) =>
    limits.flatMap(({ kind, label }) => (kind === wanted && label !== null ? [label] : []))
  const causeIds = labels('cause').map(canonicalCause)
  const skillIds = placeSkills(labels('skill').map(canonicalSkill), placements)
  const organizationIds = limits.flatMap(({ organizationId }) => organizationId ?? [])
  const hours = limits.find(({ kind }) => kind === 'hours')?.hours ?? null
  const conditions = [
    sql`not exists (select from ${dismissedMatches} d where d.user_id = ${userId} and d.project_id = ${projects.id})`,
    causeIds.length > 0 ? sql`not ${projects.causeIds} && ${sql.param(causeIds)}::text[]` : undefined,
    skillIds.length > 0 ? sql`not ${projects.skillIds} && ${sql.param(skillIds)}::text[]` : undefined,
    organizationIds.length > 0
      ? sql`${projects.organizationId} <> all(${sql.param(organizationIds)}::uuid[])`
      : undefined,
    hours === null ? undefined : sql`coalesce(${projects.timeCommitment} <= ${hours}, true)`,
  ]
  return and(...conditions) ?? sql`true`
}

/** The people who dismissed this project or want nothing from these organizations; a query of their ids. */
export const selectUninterested = (project: {
  id: string | null
  organizationIds: readonly string[]
}): SQL => sql`
  select d.user_id from ${dismissedMatches} d where d.project_id = ${project.id}::uuid
  union all select e.user_id from ${matchExclusions} e
    where e.organization_id = any(${sql.param([...project.organizationIds])}::uuid[])`
