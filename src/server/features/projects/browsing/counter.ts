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
import { listBlockedOrganizations } from '#server/queries/organizations/blocks.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { findTextQuery } from '#server/http/text-queries.ts'
import type { Catalog } from './catalog.ts'
import { chosenOf, pairChoices } from '#server/queries/projects/choice-filters.ts'
import { listLeftOut, type ListFilters } from './filter-queries.ts'
import type { CatalogQuery, Counts } from './catalog-query.ts'
import type { LiveCatalog } from './live-catalog.ts'
import { keepCounts } from './unchanged-counts.ts'
import { nearbyChoices } from './nearby.ts'
import type { Nearby, NearbyFinder } from '#server/places/nearby.ts'
import { parseTextQuery, type TextQuery } from './text-query.ts'

export interface Counter {
  /**
   * The number of results for the filters and for each choice. Concurrent requests for the same filters share one
   * count.
   */
  count(ctx: Context<User | null>, filters: ListFilters): Promise<Counts>
}

/** Creates a counter on a catalog. */
export function makeCounter(catalog: LiveCatalog, findNearby: NearbyFinder): Counter {
  const counts = cacheFor<Counts>()
  const countUnlessUnchanged = keepCounts()
  return {
    async count(ctx, filters) {
      const now = ctx.now()
      const without = await listBlockedOrganizations(ctx.db, ctx.actor?.id)
      const withoutProjects = await listLeftOut(ctx, filters)
      const key = JSON.stringify([filters, without, withoutProjects])
      return counts.read(key, now, async () => {
        const text = filters.search ? parseTextQuery(await findTextQuery(ctx.db, filters.search, now)) : null
        const placements = await placementsFor(ctx.db, filters)
        const nearby = await findNearby(filters)
        const excluded = { without, withoutProjects }
        const current = await catalog.read()
        const count = () => countOnCatalog(current, { filters, ...excluded, text, now, placements, nearby })
        // Words, places and people's own skills are looked up outside the catalog.
        const isOfCatalog = text === null && nearby === null && placements === noPlacements
        return isOfCatalog ? countUnlessUnchanged(key, { catalog: current, now }, count) : count()
      })
    },
  }
}

interface CountInput {
  filters: ProjectFilters
  /** Organizations that a block separates from the reader. */
  without: readonly string[]
  /** Projects that the reader asks to leave out. */
  withoutProjects: readonly string[]
  text: TextQuery | null
  now: Date
  placements: Placements
  nearby: Nearby | null
}

/** Skips the query if all skills are listed ones. */
function placementsFor(db: Db, { skills = [] }: ProjectFilters): Promise<Placements> | Placements {
  return skills.some((label) => canonicalSkill(label).startsWith('custom:'))
    ? findPlacements(db)
    : noPlacements
}

const countOnCatalog = (catalog: Catalog, counting: CountInput): Counts =>
  catalog.count(toCatalogQuery(counting), toChoices(counting))

function toCatalogQuery({
  filters,
  without,
  withoutProjects,
  text,
  now,
  placements,
  nearby,
}: CountInput): CatalogQuery {
  const { skills, causeAreas: causes, timeCommitment = anyTimeCommitment, organizationId } = filters
  return {
    skills: skills?.length ? placeSkills(skills.map(canonicalSkill), placements) : null,
    causes: causes?.length ? causes.flatMap(causeFilterIds) : null,
    hours: timeCommitment < anyTimeCommitment ? timeCommitment : null,
    organization: organizationId?.toLowerCase() ?? null,
    without,
    withoutProjects,
    onlyOpen: asksOnlyAccepting(filters),
    today: (timeZone) => dayInZone(now, timeZone),
    text,
    onlyRemote: filters.remote ?? false,
    onlyVerified: filters.verified ?? false,
    near: nearby?.locations ?? null,
    ...chosenOf(filters),
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

function toChoices({ filters, placements, nearby }: CountInput) {
  const offered = offeredChoices(filters)
  return {
    skills: offered.skills.map((label) => placeSkills([canonicalSkill(label)], placements)),
    causes: offered.causeAreas.map(causeFilterIds),
    hours: offered.hours.map((most) => (most < anyTimeCommitment ? most : null)),
    within: nearby ? nearbyChoices(nearby, filters).map((each) => nearby.listWithin(each)) : [],
  }
}

/** Combines the counts with the choices they belong to. */
export function presentFacets(
  filters: ProjectFilters,
  counts: Counts,
  { place, suggestion }: Pick<ProjectFacets, 'place' | 'suggestion'>,
): ProjectFacets {
  const offered = offeredChoices(filters)
  return {
    total: present(counts.total),
    closed: present(counts.closed),
    skills: presentEach(offered.skills, counts.skills),
    causeAreas: presentEach(offered.causeAreas, counts.causes),
    timeCommitment: presentEach(offered.hours, counts.hours),
    remote: present(counts.remote),
    within: place ? presentEach(nearbyChoices(place, filters), counts.within) : [],
    ...pairChoices(counts, presentEach),
    verified: present(counts.verified),
    place,
    suggestion,
  }
}

const presentEach = <Value>(values: readonly Value[], counts: readonly number[]) =>
  values.map((value, index) => ({ value, ...present(counts[index]) }))

const present = (count = 0) => ({ count: Math.min(count, limits.counted), hasMore: count > limits.counted })
