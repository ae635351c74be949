/** A catalog that follows the database: told of each change by a trigger, and asking before each count whether it was told of all. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { projectsChannel } from '#server/db/channels.ts'
import type { Database } from '#server/db/db.ts'
import { findPublished, listPublished, listVersions, notifyListeners } from './catalog-queries.ts'
import { makeCatalog, type Catalog } from './catalog.ts'

export interface LiveCatalog {
  /** The catalog, with everything that was committed before the call. */
  read(): Promise<Catalog>
  close(): Promise<void>
}

/** Changes that are read at once. */
const batch = 500

interface FollowOptions extends Pick<Database, 'pool' | 'listen'> {
  /** Milliseconds in which a text that was told must be heard: else the connection is lost, and nobody knows yet. */
  echoTimeoutMs?: number
}

/** Reads all when it is first asked for, from then on what changed, and compares all where it may have missed a change. */
export function followProjects({ pool, listen, echoTimeoutMs = 1000 }: FollowOptions): LiveCatalog {
  let catalog = makeCatalog()
  let changed = new Set<string>()
  let isRead = false
  let isStale = true
  let stop: (() => Promise<void>) | null = null
  const echoes = new Map<string, () => void>()

  function onNotification(payload: string): void {
    const echo = echoes.get(payload)
    if (echo) echo()
    else if (payload === '') markStale()
    else if (!payload.startsWith('echo ')) changed.add(payload)
  }

  /** After a lost connection all versions are compared; no one waits for notifications missed meanwhile. */
  function markStale(): void {
    isStale = true
    for (const echo of echoes.values()) echo()
  }

  async function startListening() {
    isStale = true
    return listen(projectsChannel, onNotification)
  }

  /** Waits until all that was committed before has been heard. */
  async function waitForPending(): Promise<void> {
    const text = `echo ${randomUUID()}`
    const received = new Promise<true>((resolve) => echoes.set(text, () => resolve(true)))
    try {
      await notifyListeners(pool, text)
      if (await Promise.race([received, wait(echoTimeoutMs, false, { ref: false })])) return
      // The next one listens anew. Nobody waits for an end of this one.
      void stop?.().catch(() => undefined)
      stop = null
      isStale = true
    } finally {
      echoes.delete(text)
    }
  }

  async function loadAll(): Promise<void> {
    const made = makeCatalog()
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

  /** Finds what changed while no notification came: most projects are unchanged, and their texts are most of what there is to read. */
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
    // After a restore every version differs: then to read all in order is quicker than to look each up.
    if (changed.size > 1000 + sizeBefore / 4) await loadAll()
  }

  async function loadChanged(): Promise<void> {
    for (let left = changed.size; left > 0; left -= batch) {
      const ids = [...changed].slice(0, batch)
      // Forgotten first: one that changes again meanwhile is told again.
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
    // One that is under way may have begun before what the caller wants to see: all who come meanwhile share the one after.
    // Where it fails they fail with it, since another attempt would take as long again.
    read: () => (running === null ? start() : (next ??= running.then(start, giveUp))),
    async close() {
      await (next ?? running)?.catch(() => undefined)
      await stop?.()
    },
  }
}
