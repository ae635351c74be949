/**
 * A catalog that follows the database. A trigger notifies it of each change, and before each count it makes sure that
 * all notifications have arrived.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/config/config.ts'
import { isEcho, makeEcho, projectsChannel } from '#server/db/channels.ts'
import type { Database } from '#server/db/db.ts'
import { findPublished, listPublished, listVersions, notifyListeners } from './catalog-queries.ts'
import { makeCatalog, type Catalog } from './catalog.ts'

export interface LiveCatalog {
  /** The catalog with everything that was committed before the call. */
  read(): Promise<Catalog>
  close(): Promise<void>
}

/** Number of changed projects to load per query. */
const batch = 500

interface FollowOptions extends Pick<Database, 'pool' | 'listen'>, Pick<Config, 'applicationsPerSpot'> {
  /**
   * Milliseconds to wait for our own notification to come back. After that, the connection counts as lost even if no
   * error was reported.
   */
  echoTimeoutMs?: number
}

/** Loads everything on first use, then only changes. Compares all versions if it may have missed a change. */
export function followProjects({
  pool,
  listen,
  applicationsPerSpot,
  echoTimeoutMs = 1000,
}: FollowOptions): LiveCatalog {
  let catalog = makeCatalog(applicationsPerSpot)
  let changed = new Set<string>()
  let isRead = false
  let isStale = true
  let stop: (() => Promise<void>) | null = null
  const echoes = new Map<string, () => void>()

  function onNotification(payload: string): void {
    const echo = echoes.get(payload)
    if (echo) echo()
    else if (payload === '') markStale()
    else if (!isEcho(payload)) changed.add(payload)
  }

  /** After a lost connection, compares all versions instead of waiting for the missed notifications. */
  function markStale(): void {
    isStale = true
    for (const echo of echoes.values()) echo()
  }

  async function startListening() {
    isStale = true
    return listen(projectsChannel, onNotification)
  }

  /** Waits until all notifications about earlier commits have arrived. */
  async function waitForPending(): Promise<void> {
    const text = makeEcho(randomUUID())
    const received = new Promise<true>((resolve) => echoes.set(text, () => resolve(true)))
    try {
      await notifyListeners(pool, text)
      if (await Promise.race([received, wait(echoTimeoutMs, false, { ref: false })])) return
      // The next read listens again. No one waits for this connection to close.
      void stop?.().catch(() => undefined)
      stop = null
      isStale = true
    } finally {
      echoes.delete(text)
    }
  }

  async function loadAll(): Promise<void> {
    const made = makeCatalog(applicationsPerSpot)
    isStale = false
    changed = new Set()
    try {
      for await (const projects of listPublished(pool)) for (const each of projects) made.put(each)
    } catch (error) {
      isStale = true
      throw error
    }
    catalog = made
    isRead = true
  }

  /**
   * Finds what changed while no notifications arrived. It compares versions only, because most projects are unchanged
   * and their texts are most of the data.
   */
  async function compareAll(): Promise<void> {
    const removed = new Set(catalog.ids())
    const sizeBefore = removed.size
    isStale = false
    try {
      for await (const projects of listVersions(pool)) {
        for (const { id, version } of projects) {
          removed.delete(id)
          if (catalog.versionOf(id) !== version) changed.add(id)
        }
      }
    } catch (error) {
      isStale = true
      throw error
    }
    for (const id of removed) changed.add(id)
    // After a restore every version differs; loading everything in order is then faster than looking up each one.
    if (changed.size > 1000 + sizeBefore / 4) await loadAll()
  }

  async function loadChanged(): Promise<void> {
    for (let left = changed.size; left > 0; left -= batch) {
      const ids = [...changed].slice(0, batch)
      // Delete from the set first, so that a change during the query is recorded again.
      for (const id of ids) changed.delete(id)
      try {
        const projects = await findPublished(pool, ids)
        for (const id of ids) catalog.remove(id)
        for (const project of projects) catalog.put(project)
      } catch (error) {
        for (const id of ids) changed.add(id)
        throw error
      }
    }
  }

  async function update(): Promise<Catalog> {
    stop ??= await startListening()
    await waitForPending()
    if (!isRead || catalog.needsRebuild()) await loadAll()
    else if (isStale) await compareAll()
    await loadChanged()
    return catalog
  }

  let running: Promise<Catalog> | null = null
  let next: Promise<Catalog> | null = null
  const start = () => {
    next = null
    running = update().finally(() => (running = null))
    return running
  }
  const giveUp = (error: unknown): never => {
    next = null
    throw error
  }

  return {
    // The running update may have started before the caller's own change, so all callers that arrive meanwhile share
    // the next one. If the running one fails, they fail with it, because another attempt would take just as long.
    read: () => (running === null ? start() : (next ??= running.then(start, giveUp))),
    async close() {
      await (next ?? running)?.catch(() => undefined)
      await stop?.()
    },
  }
}
