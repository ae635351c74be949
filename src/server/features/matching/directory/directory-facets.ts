/** Counts beside the filters of the directory of volunteers, cached up to 10 s per filter (decision A15). */
import type { DirectoryFacets, DirectoryFilters } from '#contract/matching/directory.ts'
import { limits } from '#contract/limits.ts'
import { offeredFreeHours } from '#domain/matching/directory.ts'
import { volunteerFormCauses } from '#domain/options/causes.ts'
import { volunteerFormSkills } from '#domain/options/skills.ts'
import type { Context } from '#server/context.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
import { presentPlace, type Nearby } from '#server/places/nearby.ts'
import { organizationIdsOf } from '#server/features/matching/own-organizations.ts'
import { findScoredProject } from './directory.ts'
import { countChoices, countLanguages, type Offered } from './directory-facet-queries.ts'
import { findDirectory, namesOfLanguages } from './directory-queries.ts'

export type DirectoryCounter = (
  ctx: Context,
  filters: DirectoryFilters,
  nearby: Nearby | null,
) => Promise<DirectoryFacets>

/** Creates a counter with a cache of its own. */
export function makeDirectoryCounter(): DirectoryCounter {
  const cache = cacheFor<Counted>()
  return async (ctx, filters, nearby) => {
    await findScoredProject(ctx, filters.projectId)
    const organizationIds = organizationIdsOf(ctx)
    const offered = offerChoices(filters)
    const key = JSON.stringify([filters, organizationIds.toSorted()])
    const counted = await cache.read(key, ctx.now(), async () => {
      const directory = await findDirectory(ctx, filters, { nearby, organizationIds })
      return {
        counts: await countChoices(ctx.db, directory, offered),
        languages: await countLanguages(ctx.db, directory, namesOfLanguages(filters.languages ?? [])),
      }
    })
    return present(offered, counted, await presentPlace(nearby, ctx.language))
  }
}

interface Counted {
  counts: readonly number[]
  languages: readonly { value: string; count: number }[]
}

/** The offered choices of each group, followed by the chosen ones that are not among them. */
function offerChoices({ skills = [], causeAreas = [], freeHours }: DirectoryFilters) {
  const hours = new Set<number>(offeredFreeHours)
  if (freeHours !== undefined) hours.add(freeHours)
  return {
    skills: [...new Set([...volunteerFormSkills, ...skills])],
    causeAreas: [...new Set([...volunteerFormCauses, ...causeAreas])],
    freeHours: [...hours].toSorted((a, b) => a - b),
  }
}

function present(
  offered: Offered,
  { counts: [total = 0, ...counts], languages }: Counted,
  place: DirectoryFacets['place'],
): DirectoryFacets {
  let at = 0
  const take = <Value>(values: readonly Value[]) =>
    values.map((value) => {
      const count = counts[at] ?? 0
      at += 1
      return { value, ...presentCount(count) }
    })
  return {
    total: presentCount(total),
    skills: take(offered.skills),
    causeAreas: take(offered.causeAreas),
    languages: languages.map(({ value, count }) => ({ value, ...presentCount(count) })),
    freeHours: take(offered.freeHours),
    remote: presentCount(counts.at(-1) ?? 0),
    place,
  }
}

const presentCount = (count: number) => ({
  count: Math.min(count, limits.counted),
  hasMore: count > limits.counted,
})
