/** People's saved searches. For everyone else they do not exist. */
import type {
  ChangedSavedSearch,
  NewSavedSearch,
  SavedFilters,
  SavedSearch,
} from '#contract/projects/saved-searches.ts'
import { findSavedSearchRefusal } from '#domain/projects/saved-searches.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { addJob } from '#server/jobs/queries.ts'
import { describePlace } from '#server/places/nearby.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { readFilters, type StoredValues } from './saved-search-values.ts'
import * as queries from './saved-searches-queries.ts'
import { findAlertsKind } from './search-enqueue.ts'

/** The caller's searches, latest first. */
export async function listOwnSearches(ctx: Context): Promise<SavedSearch[]> {
  const searches = await queries.listSearches(ctx.db, ctx.actor.id)
  return Promise.all(searches.map((search) => addPlace(ctx, search)))
}

async function addPlace({ language }: Context, search: queries.StoredSearch): Promise<SavedSearch> {
  const { near, unit } = search.filters
  const place = near === undefined ? null : await describePlace(near, language)
  return { ...search, place: place && { ...place, ...(unit && { unit }) } }
}

/** Saves a search of the caller's. */
export async function createSearch(ctx: Context, search: NewSavedSearch): Promise<SavedSearch> {
  const values = await requireValues(ctx, search.filters)
  const userId = ctx.actor.id
  const at = ctx.now()
  const id = await transact(ctx.db, async (db) => {
    await authorizeName(db, { id: null, userId, name: search.name })
    return queries.insertSearch(db, { ...search, ...values, userId, createdAt: at, updatedAt: at })
  })
  return presentSearch(ctx, id)
}

/** Changes one of the caller's searches; what is not given stays. */
export async function changeSearch(
  ctx: Context,
  id: string,
  change: ChangedSavedSearch,
): Promise<SavedSearch> {
  await requireSearch(ctx, id)
  const values = change.filters && (await requireValues(ctx, change.filters))
  const userId = ctx.actor.id
  await transact(ctx.db, async (db) => {
    await lockUser(db, userId)
    const { name, frequency, filters } = await requireSearch({ ...ctx, db }, id)
    const changed = {
      name: change.name ?? name,
      frequency: change.frequency ?? frequency,
      filters: change.filters ?? filters,
    }
    await authorizeName(db, { id, userId, name: changed.name })
    await queries.saveSearch(db, { id, ...changed, ...values, updatedAt: ctx.now() })
    // What waited for a digest may be due now.
    if (changed.frequency === 'at_once' && frequency !== 'at_once') await addJob(db, { kind: findAlertsKind })
  })
  return presentSearch(ctx, id)
}

/** Ends one of the caller's searches. */
export async function endSearch(ctx: Context, id: string): Promise<SavedSearch> {
  await requireSearch(ctx, id)
  await transact(ctx.db, (db) => queries.saveEnd(db, { id, userId: ctx.actor.id, at: ctx.now() }))
  return presentSearch(ctx, id)
}

/** Restores one of the caller's searches. */
export async function restoreSearch(ctx: Context, id: string): Promise<SavedSearch> {
  await requireSearch(ctx, id)
  await queries.saveRestored(ctx.db, { id, userId: ctx.actor.id, at: ctx.now() })
  return presentSearch(ctx, id)
}

/** Deletes one of the caller's searches. */
export async function eraseSearch(ctx: Context, id: string): Promise<SavedSearch> {
  const search = await requireSearch(ctx, id)
  await transact(ctx.db, (db) => queries.removeSearch(db, { id, userId: ctx.actor.id }))
  return addPlace(ctx, search)
}

/** Reads filters; a problem names their place in the body. */
async function requireValues({ db, config, now }: Context, filters: SavedFilters): Promise<StoredValues> {
  try {
    return await readFilters({ db, config, now: now() }, filters)
  } catch (error) {
    if (!(error instanceof Problem) || !error.issues) throw error
    const issues = error.issues.map((issue) => ({ ...issue, path: `filters.${issue.path}` }))
    throw new Problem(error.code, issues)
  }
}

/** Refuses a name that another search has, and too many searches. Locks the person, so that both stay true. */
async function authorizeName(
  db: Db,
  { id, userId, name }: { id: string | null; userId: string; name: string },
): Promise<void> {
  await lockUser(db, userId)
  const { saved, key } = await queries.listSearchKeys(db, userId, name)
  const refusal = findSavedSearchRefusal(saved, { id, key })
  if (refusal) throw new Problem(refusal)
}

const presentSearch = async (ctx: Context, id: string): Promise<SavedSearch> =>
  addPlace(ctx, await requireSearch(ctx, id))

async function requireSearch({ db, actor }: Context, id: string): Promise<queries.StoredSearch> {
  const search = await queries.findSearch(db, { id, userId: actor.id })
  if (!search) throw new Problem('search_not_found')
  return search
}
