/**
 * A store in memory that follows rows of the database. A trigger notifies it of each change, and before each read it
 * makes sure that all notifications have arrived.
 */
import { randomUUID } from 'node:crypto'
import { isEcho, makeEcho } from './channels.ts'
import type { Database } from './db.ts'
import type { RowQueries, RowVersion } from './row-queries.ts'

/** What follows the rows. */
export interface RowStore<Row extends RowVersion> {
  /** Adds a row or replaces its previous version. */
  put(row: Row): void
  remove(id: string): void
  ids(): Iterable<string>
  /** The version of a row; null if it is not in the store. */
  versionOf(id: string): number | null
  /** Whether so many rows changed that the store should be rebuilt. */
  needsRebuild(): boolean
}

export interface FollowedRows<Store> {
  /** The store with everything that was committed before the call. */
  read(): Promise<Store>
  /** The same, or null while all rows are being loaded or if it takes more than so many milliseconds. */
  readWithin(milliseconds: number): Promise<Store | null>
  close(): Promise<void>
}

/** Number of changed rows to load per query. */
const batch = 500

interface FollowOptions<Row extends RowVersion, Store extends RowStore<Row>> extends Pick<
  Database,
  'listen'
> {
  /** The channel on which a trigger notifies of changed rows by id; an empty text if all may have changed. */
  channel: string
  queries: RowQueries<Row>
  makeStore: () => Store
  /**
   * Milliseconds to wait for our own notification to come back. After that, the connection counts as lost even if no
   * error was reported.
   */
  echoTimeoutMs?: number
  /** Runs before rows are put into a store. */
  prepare?: () => Promise<void>
  /** Waited for before each row is put, so that other work of the process can run. Null if it need not. */
  pause?: () => Promise<void> | null
}

/** Loads everything on first use, then only changes. Compares all versions if it may have missed a change. */
export function followRows<Row extends RowVersion, Store extends RowStore<Row>>({
  listen,
  channel,
  queries,
  makeStore,
  echoTimeoutMs = 1000,
  prepare,
  pause,
}: FollowOptions<Row, Store>): FollowedRows<Store> {
  let store = makeStore()
  let changed = new Set<string>()
  let isRead = false
  let isStale = true
  let isClosed = false
  let isLoading = false
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
    return listen(channel, onNotification)
  }

  /** Waits until all notifications about earlier commits have arrived. */
  async function waitForPending(): Promise<void> {
    const text = makeEcho(randomUUID())
    const received = new Promise<true>((resolve) => echoes.set(text, () => resolve(true)))
    try {
      await queries.notify(text)
      if (await waitAtMost(echoTimeoutMs, received)) return
      // The next read listens again. No one waits for this connection to close.
      void stop?.().catch(() => undefined)
      stop = null
      isStale = true
    } finally {
      echoes.delete(text)
    }
  }

  async function putAll(target: Store, rows: readonly Row[]): Promise<void> {
    if (rows.length > 0) await prepare?.()
    for (const row of rows) {
      const rest = pause?.()
      if (rest) await rest
      if (isClosed) throw new Error('the process no longer follows these rows')
      target.put(row)
    }
  }

  async function loadAll(): Promise<void> {
    const made = makeStore()
    isStale = false
    changed = new Set()
    isLoading = true
    try {
      for await (const rows of queries.listAll()) await putAll(made, rows)
    } catch (error) {
      isStale = true
      throw error
    } finally {
      isLoading = false
    }
    store = made
    isRead = true
  }

  /**
   * Finds what changed while no notifications arrived. It compares versions only, because most rows are unchanged
   * and their texts are most of the data.
   */
  async function compareAll(): Promise<void> {
    const removed = new Set(store.ids())
    const sizeBefore = removed.size
    isStale = false
    try {
      for await (const rows of queries.listVersions()) {
        for (const { id, version } of rows) {
          removed.delete(id)
          if (store.versionOf(id) !== version) changed.add(id)
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
        const rows = await queries.find(ids)
        const found = new Set(rows.map(({ id }) => id))
        for (const id of ids) if (!found.has(id)) store.remove(id)
        await putAll(store, rows)
      } catch (error) {
        for (const id of ids) changed.add(id)
        throw error
      }
    }
  }

  async function update(): Promise<Store> {
    stop ??= await startListening()
    await waitForPending()
    if (!isRead || store.needsRebuild()) await loadAll()
    else if (isStale) await compareAll()
    await loadChanged()
    return store
  }

  let running: Promise<Store> | null = null
  let next: Promise<Store> | null = null
  const start = () => {
    next = null
    running = update().finally(() => (running = null))
    return running
  }
  const giveUp = (error: unknown): never => {
    next = null
    throw error
  }

  // The running update may have started before the caller's own change, so all callers that arrive meanwhile share
  // the next one. If the running one fails, they fail with it, because another attempt would take just as long.
  const read = () => (running === null ? start() : (next ??= running.then(start, giveUp)))

  return {
    read,
    async readWithin(milliseconds) {
      // Loading may take a minute: no caller waits for a part of it.
      if (isLoading) return null
      return waitAtMost(milliseconds, read())
    },
    async close() {
      isClosed = true
      await (next ?? running)?.catch(() => undefined)
      await stop?.()
    },
  }
}

/** The value, or null if it takes longer. Its timer ends with it: those of a second of busy reads would take memory. */
async function waitAtMost<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null).unref()
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
