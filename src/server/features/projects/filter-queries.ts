/** The conditions of a project search, each with the value it needs (decisions A9, A15). */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import { asksOnlyAccepting } from '#contract/projects/projects.ts'
import { anyTimeCommitment, queueRule } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { expandPlacedSkills } from '#server/queries/skill-placements.ts'
import { listBlockedOrganizations } from '#server/queries/blocks.ts'
import { projects } from '#server/db/schema.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import type { Nearby } from '#server/places/nearby.ts'

/** The condition of each value. Lists match if they share any entry; an empty list matches nothing. */
const requested = {
  text: sql`${projects.search} @@ ${sql.placeholder('text')}::tsquery`,
  skills: sql`${projects.skillIds} && ${sql.placeholder('skills')}::text[]`,
  causes: sql`${projects.causeIds} && ${sql.placeholder('causes')}::text[]`,
  hours: sql`${projects.timeCommitment} <= ${sql.placeholder('hours')}`,
  organization: sql`${projects.organizationId} = ${sql.placeholder('organization')}`,
  withoutOrganizations: sql`${projects.organizationId} <> all(${sql.placeholder('withoutOrganizations')}::uuid[])`,
  // Few statements are prepared: these filters share one condition, and without a value each of them is no condition.
  others: sql`((${sql.placeholder('levels')}::text[] is null or ${projects.experienceLevel} = any(${sql.placeholder('levels')}::text[]))
    and (${sql.placeholder('durations')}::text[] is null or ${projects.duration} = any(${sql.placeholder('durations')}::text[]))
    and (${sql.placeholder('urgencies')}::text[] is null or ${projects.urgency} = any(${sql.placeholder('urgencies')}::text[]))
    and (${sql.placeholder('onlyRemote')}::boolean is not true or ${projects.isRemote})
    and (${sql.placeholder('near')}::text[] is null
      or (not ${projects.isRemote} and ${projects.location} = any(${sql.placeholder('near')}::text[]))))`,
  // These two are the same rule as `findApplicationsClosedReason`.
  open: sql`(${projects.status} in ('open', 'active')
    and (${projects.maxVolunteers} is null or ${projects.acceptedCount} < ${projects.maxVolunteers})
    and (not ${projects.deadlineEnforced} or ${projects.applicationDeadline} is null
      or ${projects.applicationDeadline} >= (${sql.placeholder('open')}::timestamptz at time zone ${projects.timeZone})::date))`,
  queue: sql`${projects.pendingCount} < ${sql.placeholder('queue')}::int
    * coalesce(${projects.maxVolunteers} - ${projects.acceptedCount}, ${sql.raw(String(queueRule.spotsIfUnlimited))})`,
}
type OtherValues = Record<'levels' | 'durations' | 'urgencies' | 'near', readonly string[] | null> & {
  onlyRemote: boolean
}
/** A value by the name of its condition, and those of the condition `others`. */
export type FilterValues = { [Name in keyof typeof requested]?: unknown } & Partial<OtherValues>

/** The names of the conditions that have values. */
export const namesOf = (values: FilterValues): string[] =>
  Object.keys(requested).filter((name) => name in values)

/** The values of the active filters; organizations that a block separates from the reader are always left out. */
export async function findFilterValues(
  ctx: Context<User | null>,
  filters: ProjectFilters,
  nearby: Nearby | null,
): Promise<FilterValues> {
  const { search, skills, causeAreas, timeCommitment = anyTimeCommitment, organizationId } = filters
  const now = ctx.now()
  const { applicationsPerSpot } = ctx.config
  const blocked = await listBlockedOrganizations(ctx.db, ctx.actor?.id)
  return {
    ...(blocked.length > 0 && { withoutOrganizations: blocked }),
    ...(search && { text: await findTextQuery(ctx.db, search, now) }),
    ...(causeAreas?.length && { causes: causeAreas.flatMap(causeFilterIds) }),
    ...(timeCommitment < anyTimeCommitment && { hours: timeCommitment }),
    ...(organizationId && { organization: organizationId }),
    ...(asksOnlyAccepting(filters) && {
      open: now.toISOString(),
      ...(applicationsPerSpot > 0 && { queue: applicationsPerSpot }),
    }),
    ...(skills?.length && { skills: await expandPlacedSkills(ctx.db, skills.map(canonicalSkill)) }),
    ...otherValuesOf(filters, nearby),
  }
}

function otherValuesOf(
  filters: ProjectFilters,
  nearby: Nearby | null,
): { others?: true } & Partial<OtherValues> {
  const values = {
    levels: orNull(filters.experienceLevel),
    durations: orNull(filters.duration),
    urgencies: orNull(filters.urgency),
    near: nearby?.locations ?? null,
    onlyRemote: filters.remote ?? false,
  }
  const isAny = values.onlyRemote || Object.values(values).some((value) => Array.isArray(value))
  return isAny ? { others: true, ...values } : {}
}

const orNull = (choices: readonly string[] | undefined) => (choices?.length ? choices : null)

/** The conditions of these values on published projects; other names are ignored. */
export function conditionsOf(names: readonly string[]): SQL[] {
  const conditions = Object.entries(requested).flatMap(([name, condition]) =>
    names.includes(name) ? [condition] : [],
  )
  return [eq(projects.visibility, 'published'), ...conditions]
}
