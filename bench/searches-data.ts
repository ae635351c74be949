/** Saved searches as a busy installation has them, for `npm run bench:searches`. */
import type { SavedFilters } from '#contract/projects/saved-searches.ts'
import { durations } from '#domain/options/projects.ts'
import { choiceFilterNames, mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import { experienceLevelValues, urgencyValues } from '#domain/projects/projects.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/db.ts'
import { storedChoices, toChoiceColumns } from '#server/queries/projects/choice-filters.ts'
import { readFilters, type StoredValues } from '#server/features/projects/alerts/saved-search-values.ts'
import { termsOfSearch } from '#server/features/projects/alerts/search-terms.ts'
import { withClient } from './copy-rows.ts'
import { createRandomSource, type RandomSource } from './random.ts'
import { causeLabels, skillLabels } from './texts.ts'

const words = [
  'website',
  'grant',
  'newsletter',
  'legal clinic',
  'garden',
  'annual report',
  'food',
  'design',
  'tutoring',
  'shelter',
  'donor',
  'kitchen',
  'handbook',
  'survey',
  'mentoring',
  'river',
  'museum',
  'veterans',
  'archive',
  'orchard',
  'chess',
  'radio',
  'refugees',
  'bicycles',
] as const
const towns = [
  'Portland, OR',
  'Austin, TX',
  '60614',
  'Albany, NY',
  'Boise, ID',
  'Baltimore, MD',
  'Denver, CO',
  'Fresno, CA',
  'Tampa, FL',
  'Toledo, OH',
  'Seattle, WA',
  'Boston, MA',
  'Atlanta, GA',
  'Nashville, TN',
  'Omaha, NE',
  'Tucson, AZ',
  'Richmond, VA',
  'Detroit, MI',
  'Madison, WI',
  'Newark, NJ',
] as const

/** What someone looks for: a word, one or two skills or causes, or a place. */
const specific = [
  (random: RandomSource): SavedFilters => ({ search: random.pick([...words, ...skillLabels]) }),
  (random: RandomSource): SavedFilters => ({ skills: pickSome(random, skillLabels) }),
  (random: RandomSource): SavedFilters => ({ causeAreas: pickSome(random, causeLabels) }),
  (random: RandomSource): SavedFilters => ({ near: random.pick(towns), within: random.pick([10, 25, 50]) }),
] as const
/** What many projects are. */
const general = [
  (random: RandomSource): SavedFilters => ({ experienceLevel: [random.pick(experienceLevelValues)] }),
  (random: RandomSource): SavedFilters => ({ duration: [random.pick(durations)] }),
  (random: RandomSource): SavedFilters => ({ urgency: [random.pick(urgencyValues)] }),
  (): SavedFilters => ({ remote: true }),
  (random: RandomSource): SavedFilters => ({ timeCommitment: random.pick([5, 10, 20]) }),
] as const

const pickSome = <Item>(random: RandomSource, items: readonly [Item, ...Item[]]): Item[] => [
  ...new Set([random.pick(items), ...(random.below(2) === 0 ? [random.pick(items)] : [])]),
]

/**
 * The filters of a search, each by itself: something specific and up to two more, and that the project takes
 * applications. One search in fifty has only a general filter, and one in fifty has none.
 */
function filtersOf(index: number): SavedFilters[] {
  const random = createRandomSource(index)
  const accepting: SavedFilters = { accepting: true }
  if (index % 50 === 0) return [accepting]
  if (index % 50 === 1) return [random.pick(general)(random), accepting]
  const more = Array.from({ length: index % 3 }, () => random.pick([...specific, ...general])(random))
  const chosen = [random.pick(specific)(random), ...more]
  // Work is near a place or remote.
  const hasPlace = chosen.some(({ near }) => near !== undefined)
  const kinds = new Map(
    chosen
      .filter(({ remote }) => !(remote && hasPlace))
      .map((filters): [string, SavedFilters] => [Object.keys(filters).join(), filters]),
  )
  return [...kinds.values(), accepting]
}

/** Searches that are written at a time. */
const batch = 5000

/**
 * Writes searches, each with filters of its own. What each filter becomes is read once, because reading a hundred
 * thousand searches one by one would take a quarter of an hour.
 */
export async function insertSearches(
  { db }: Database,
  { url, count, config, now }: { url: string; count: number; config: Config; now: Date },
): Promise<void> {
  const known = new Map<string, Promise<StoredValues>>()
  const read = (filters: SavedFilters) => {
    const key = JSON.stringify(filters)
    const values = known.get(key) ?? readFilters({ db, config, now }, filters)
    known.set(key, values)
    return values
  }
  // A connection of its own, whose statements may take longer than those of the product.
  await withClient(url, async (client) => {
    const { rows: people } = await client.query<{ id: string }>(
      "select id from users where user_type = 'volunteer' order by id",
    )
    for (let from = 0; from < count; from += batch) {
      const rows = []
      for (let index = from; index < Math.min(count, from + batch); index += 1) {
        const parts = filtersOf(index)
        const values = combine(await Promise.all(parts.map(read)))
        const filters = parts.reduce<SavedFilters>((one, other) => ({ ...one, ...other }), {})
        rows.push({ user_id: people[index % people.length]?.id, name: `Search ${index}`, filters, ...values })
      }
      await client.query(
        `insert into saved_searches (user_id, name, frequency, filters, ${columns.join(', ')})
         select user_id, name, 'daily', filters, ${columns.join(', ')}
         from jsonb_populate_recordset(null::saved_searches, $1::jsonb)`,
        [JSON.stringify(rows)],
      )
    }
    await client.query('vacuum analyze saved_searches')
  })
}

/** What a search with several filters is stored as. Each of them has one value, which the others leave out. */
function combine(parts: readonly StoredValues[]) {
  const first = <Name extends keyof StoredValues>(name: Name) =>
    parts.map((part) => part[name]).find((value) => value !== null) ?? null
  const values = {
    text: first('text') ?? null,
    skills: first('skills') ?? null,
    causes: first('causes') ?? null,
    organization: null,
    ...toChoiceColumns(mapChoiceFilters((name) => first(storedChoices[name].column) ?? null)),
    place: first('place') ?? null,
  }
  const onlyRemote = parts.some((part) => part.onlyRemote)
  const onlyVerified = parts.some((part) => part.onlyVerified)
  return {
    ...values,
    hours: first('hours'),
    read_with: first('readWith'),
    only_remote: onlyRemote,
    only_verified: onlyVerified,
    only_accepting: parts.some((part) => part.onlyAccepting),
    terms: termsOfSearch({ ...values, onlyRemote }),
  }
}
const columns = [
  'read_with',
  'terms',
  'text',
  'skills',
  'causes',
  'hours',
  ...choiceFilterNames.map((name) => storedChoices[name].column),
  'only_remote',
  'only_verified',
  'only_accepting',
  'place',
] as const
