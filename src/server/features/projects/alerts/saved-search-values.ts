/** What the filters of a saved search become: the values that browsing would use, and the terms of its index. */
import { createHash } from 'node:crypto'
import type { SavedFilters } from '#contract/projects/saved-searches.ts'
import { causes } from '#domain/vocabulary/causes.ts'
import { aliasCauses, relatedCauses } from '#domain/vocabulary/cause-graph.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { synonymRings } from '#domain/vocabulary/synonym-rings.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { savedSearches } from '#server/db/tables/projects.ts'
import { findPlacements, listPlacedLabels } from '#server/queries/matching/skill-placements.ts'
import { listSearchConfigurations, parseSearch } from '#server/queries/text/text-search.ts'
import { toChoiceColumns, type ChoiceColumn } from '#server/queries/projects/choice-filters.ts'
import { findFilterValues } from '#server/features/projects/browsing/filter-queries.ts'
import { findSearchedPlace } from '#server/features/projects/browsing/nearby.ts'
import { termsOfSearch } from './search-terms.ts'

export interface ReadContext {
  db: Db
  config: Config
  now: Date
}

export type StoredValues = Pick<
  typeof savedSearches.$inferInsert,
  | 'readWith'
  | 'terms'
  | 'text'
  | 'skills'
  | 'causes'
  | 'hours'
  | 'organization'
  | ChoiceColumn
  | 'onlyRemote'
  | 'onlyVerified'
  | 'onlyAccepting'
  | 'place'
>

/** Increase this whenever the tables of places or the rules of filters change: searches are read again. */
const valuesVersion = 2

const vocabularyKey = createHash('sha256')
  .update(JSON.stringify([valuesVersion, skills, causes, aliasCauses, relatedCauses, synonymRings]))
  .digest('hex')

/** Everything that decides what filters become; another text than a search was read with means to read it again. */
export async function findReadWith(db: Db): Promise<string> {
  const parts = [
    vocabularyKey,
    await listSearchConfigurations(db, 'public'),
    [...(await findPlacements(db))].map((pair) => pair.join(' ')).toSorted(),
    (await listPlacedLabels(db)).map(({ label, skillId }) => `${label} ${skillId}`).toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/** Reads filters. Throws if no one knows the place, or if they contradict each other. Call it outside a transaction. */
export async function readFilters(
  { db, config, now }: ReadContext,
  filters: SavedFilters,
): Promise<StoredValues> {
  // Before the rest: what changes meanwhile means to read it again.
  const readWith = await findReadWith(db)
  const place = await findSearchedPlace(filters)
  const { search, order: _, ...others } = filters
  const values = await findFilterValues({ db, config, actor: null, now: () => now }, others, null)
  const text = search === undefined ? null : await parseSearch(db, search)
  const read = {
    text,
    skills: values.skills ?? null,
    causes: values.causes ?? null,
    organization: values.organization ?? null,
    ...toChoiceColumns(values),
    onlyRemote: values.onlyRemote ?? false,
    onlyVerified: values.verified ?? false,
    place,
  }
  return {
    ...read,
    hours: values.hours ?? null,
    onlyAccepting: values.open !== undefined,
    terms: termsOfSearch(read),
    readWith,
  }
}
