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

/** The condition of each value. Lists match if they share any entry; an empty list matches nothing. */
const requested = {
  text: sql`${projects.search} @@ ${sql.placeholder('text')}::tsquery`,
  skills: sql`${projects.skillIds} && ${sql.placeholder('skills')}::text[]`,
  causes: sql`${projects.causeIds} && ${sql.placeholder('causes')}::text[]`,
  hours: sql`${projects.timeCommitment} <= ${sql.placeholder('hours')}`,
  organization: sql`${projects.organizationId} = ${sql.placeholder('organization')}`,
  withoutOrganizations: sql`${projects.organizationId} <> all(${sql.placeholder('withoutOrganizations')}::uuid[])`,
  // These two are the same rule as `findApplicationsClosedReason`.
  open: sql`(${projects.status} in ('open', 'active')
    and (${projects.maxVolunteers} is null or ${projects.acceptedCount} < ${projects.maxVolunteers})
    and (not ${projects.deadlineEnforced} or ${projects.applicationDeadline} is null
      or ${projects.applicationDeadline} >= (${sql.placeholder('open')}::timestamptz at time zone ${projects.timeZone})::date))`,
  queue: sql`${projects.pendingCount} < ${sql.placeholder('queue')}::int
    * coalesce(${projects.maxVolunteers} - ${projects.acceptedCount}, ${sql.raw(String(queueRule.spotsIfUnlimited))})`,
}
export type FilterValues = { [Name in keyof typeof requested]?: unknown }

/** The values of the active filters; organizations that a block separates from the reader are always left out. */
export async function findFilterValues(
  ctx: Context<User | null>,
  filters: ProjectFilters,
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
  }
}

/** The conditions of these values on published projects; other names are ignored. */
export function conditionsOf(names: readonly string[]): SQL[] {
  const conditions = Object.entries(requested).flatMap(([name, condition]) =>
    names.includes(name) ? [condition] : [],
  )
  return [eq(projects.visibility, 'published'), ...conditions]
}
