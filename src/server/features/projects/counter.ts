/**
 * Totals and facets of the project search, counted on the catalog and cached up to 10 s per filter (decision A15).
 */
import type { User } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { ProjectFacets, ProjectFilters } from '#contract/projects/facets.ts'
import { asksOnlyAccepting } from '#contract/projects/projects.ts'
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { noPlacements, placeSkills, type Placements } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { listBlockedOrganizations } from '#server/queries/blocks.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import type { CatalogQuery, Catalog, Counts } from './catalog.ts'
import type { LiveCatalog } from './live-catalog.ts'
import { parseTextQuery, type TextQuery } from './text-query.ts'

export interface Counter {
  /**
   * The number of results for the filters and for each choice. Concurrent requests for the same filters share one
   * count.
   */
  count(ctx: Context<User | null>, filters: ProjectFilters): Promise<Counts>
}

/** Creates a counter on a catalog. */
export function makeCounter(catalog: LiveCatalog): Counter {
  const counts = cacheFor<Counts>()
  return {
    async count(ctx, filters) {
      const now = ctx.now()
      const without = await listBlockedOrganizations(ctx.db, ctx.actor?.id)
      return counts.read(JSON.stringify([filters, without]), now, async () => {
        const text = filters.search ? parseTextQuery(await findTextQuery(ctx.db, filters.search, now)) : null
        const placements = await placementsFor(ctx.db, filters)
        return countOnCatalog(await catalog.read(), { filters, without, text, now, placements })
      })
    },
  }
}

interface CountInput {
  filters: ProjectFilters
  /** Organizations that a block separates from the reader. */
  without: readonly string[]
  text: TextQuery | null
  now: Date
  placements: Placements
}

/** Skips the query if all skills are listed ones. */
function placementsFor(db: Db, { skills = [] }: ProjectFilters): Promise<Placements> | Placements {
  return skills.some((label) => canonicalSkill(label).startsWith('custom:'))
    ? findPlacements(db)
    : noPlacements
}

const countOnCatalog = (catalog: Catalog, counting: CountInput): Counts =>
  catalog.count(toCatalogQuery(counting), toChoices(counting))

function toCatalogQuery({ filters, without, text, now, placements }: CountInput): CatalogQuery {
  const { skills, causeAreas: causes, timeCommitment = anyTimeCommitment, organizationId } = filters
  return {
    skills: skills?.length ? placeSkills(skills.map(canonicalSkill), placements) : null,
    causes: causes?.length ? causes.flatMap(causeFilterIds) : null,
    hours: timeCommitment < anyTimeCommitment ? timeCommitment : null,
    organization: organizationId?.toLowerCase() ?? null,
    without,
    openOn: asksOnlyAccepting(filters) ? (timeZone) => dayInZone(now, timeZone) : null,
    text,
  }
}

/** The choices of the browse filters, followed by the requested ones that are not among them. */
function offeredChoices({ skills = [], causeAreas: causes = [], timeCommitment }: ProjectFilters) {
  const hours = new Set<number>([...timeFilterHours, anyTimeCommitment])
  if (timeCommitment !== undefined && timeCommitment < anyTimeCommitment) hours.add(timeCommitment)
  return {
    skills: [...new Set([...browseSkills, ...skills])],
    causeAreas: [...new Set([...causeAreas, ...causes])],
    hours: [...hours].toSorted((a, b) => a - b),
  }
}

function toChoices({ filters, placements }: CountInput) {
  const offered = offeredChoices(filters)
  return {
    skills: offered.skills.map((label) => placeSkills([canonicalSkill(label)], placements)),
    causes: offered.causeAreas.map(causeFilterIds),
    hours: offered.hours.map((most) => (most < anyTimeCommitment ? most : null)),
  }
}

/** Combines the counts with the choices they belong to. */
export function presentFacets(filters: ProjectFilters, counts: Counts): ProjectFacets {
  const offered = offeredChoices(filters)
  return {
    total: present(counts.total),
    skills: offered.skills.map((value, index) => ({ value, ...present(counts.skills[index]) })),
    causeAreas: offered.causeAreas.map((value, index) => ({ value, ...present(counts.causes[index]) })),
    timeCommitment: offered.hours.map((value, index) => ({ value, ...present(counts.hours[index]) })),
  }
}

const present = (count = 0) => ({ count: Math.min(count, limits.counted), hasMore: count > limits.counted })
