/** The models that the recommended order uses, as the last nightly fit left them. */
import type { Predictions } from '#domain/matching/predictions/predictions.ts'
import type { Db } from '#server/db/db.ts'
import { cacheFor, type TimedCache } from '#server/http/timed-cache.ts'
import { listUsedModels } from '#server/queries/matching/match-models.ts'

/** How long a process uses what it read: models change once a day. */
const lifetime = 60_000

const caches = new WeakMap<Db, TimedCache<Predictions>>()

/** The models in use. None until there are enough decisions to learn from. */
export function loadPredictions(db: Db, now: Date): Promise<Predictions> {
  const cache = caches.get(db) ?? cacheFor<Predictions>({ most: 1, lifetime })
  caches.set(db, cache)
  return cache.read('', now, () => listUsedModels(db))
}

/** Makes this process read the models again, as after a fit. */
export function forgetPredictions(db: Db): void {
  caches.get(db)?.drop()
}
