/** The conditions of a project search, each with the value it needs (decisions A9, A15). */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectFilters } from '#contract/projects/facets.ts'
import { asksOnlyAccepting } from '#contract/projects/projects.ts'
import { mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { expandPlacedSkills } from '#server/queries/matching/skill-placements.ts'
import { listAppliedProjects } from '#server/queries/applications/applied-projects.ts'
import { listBlockedOrganizations } from '#server/queries/organizations/blocks.ts'
import { forceCustomPlan, parameter } from '#server/db/prepared.ts'
import { projects } from '#server/db/tables/projects.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import type { Nearby } from '#server/places/nearby.ts'
import { chosenOf, type ChosenValues } from '#server/queries/projects/choice-filters.ts'
import { makeConditions } from '#server/features/projects/condition-queries.ts'

/** With a value for each execution of a prepared statement. */
const storable = makeConditions(projects, {
  text: parameter('text'),
  skills: parameter('skills'),
  causes: parameter('causes'),
  hours: parameter('hours'),
  organization: parameter('organization'),
  withoutOrganizations: parameter('withoutOrganizations'),
  ...mapChoiceFilters((name) => parameter(name)),
  onlyRemote: parameter('onlyRemote'),
  near: parameter('near'),
  open: parameter('open'),
  queue: parameter('queue'),
})
const requested = {
  ...storable,
  withoutProjects: sql`${projects.id} <> all(${parameter('withoutProjects')}::uuid[])`,
}
type OtherValues = ChosenValues & { near: readonly string[] | null; onlyRemote: boolean }
/** A value by the name of its condition, and those of the condition `others`. */
export type FilterValues = Partial<OtherValues> & {
  text?: string
  skills?: string[]
  causes?: string[]
  /** Maximum hours per week. */
  hours?: number
  organization?: string
  withoutOrganizations?: string[]
  withoutProjects?: string[]
  /** The current time, if only projects that take applications are asked for. */
  open?: string
  /** How many applications may wait per spot. */
  queue?: number
  others?: true
  verified?: true
}

/** The names of the conditions that have values. */
export const namesOf = (values: FilterValues): string[] =>
  Object.keys(requested).filter((name) => name in values)

/** What a list of projects is filtered by. */
export type ListFilters = ProjectFilters & { notApplied?: boolean | undefined }

/** The projects that the reader asks to leave out because they applied to them. */
export const listLeftOut = (
  ctx: Pick<Context<User | null>, 'db' | 'actor'>,
  { notApplied = false }: ListFilters,
): Promise<string[]> | string[] => (notApplied && ctx.actor ? listAppliedProjects(ctx.db, ctx.actor.id) : [])

/** The values of the active filters; organizations that a block separates from the reader are always left out. */
export async function findFilterValues(
  ctx: Pick<Context<User | null>, 'db' | 'actor' | 'now' | 'config'>,
  filters: ListFilters,
  nearby: Nearby | null,
): Promise<FilterValues> {
  const { search, skills, causeAreas, timeCommitment = anyTimeCommitment, organizationId } = filters
  const now = ctx.now()
  const { applicationsPerSpot } = ctx.config
  const blocked = await listBlockedOrganizations(ctx.db, ctx.actor?.id)
  const leftOut = await listLeftOut(ctx, filters)
  return {
    ...(blocked.length > 0 && { withoutOrganizations: blocked }),
    ...(leftOut.length > 0 && { withoutProjects: leftOut }),
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
    ...(filters.verified && { verified: true }),
  }
}

function otherValuesOf(
  filters: ProjectFilters,
  nearby: Nearby | null,
): { others?: true } & Partial<OtherValues> {
  const values = {
    ...chosenOf(filters),
    near: nearby?.locations ?? null,
    onlyRemote: filters.remote ?? false,
  }
  const isAny = values.onlyRemote || Object.values(values).some((value) => Array.isArray(value))
  return isAny ? { others: true, ...values } : {}
}

/**
 * The conditions of these values on published projects; other names are ignored. A statement with them gets a custom plan.
 */
export function conditionsOf(names: readonly string[]): SQL[] {
  const conditions = Object.entries(requested).flatMap(([name, condition]) =>
    names.includes(name) ? [condition] : [],
  )
  return [eq(projects.visibility, 'published'), forceCustomPlan, ...conditions]
}
