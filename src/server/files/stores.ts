/**
 * The stores that the settings name: new files go to one of them. The others are read for files that are not there, so that
 * every file is served while `npm run files` moves them.
 */
import type { Config } from '#server/config/config.ts'
import { storeNames, type StoreName } from '#server/config/file-settings.ts'
import { openDiskStore } from './disk-store.ts'
import { openObjectStore } from './object-store.ts'
import { isFileKey, type FileFolder, type FileStore, type ListedKey, type OpenFile } from './store.ts'

export type FileStores = Pick<Config, 'dataDir' | 'filesIn' | 'objectStore'>

/** One client for each object store of a process. */
const objectStores = new WeakMap<object, FileStore>()

function openKnownObjectStore({ objectStore }: FileStores): FileStore | null {
  if (!objectStore) return null
  const known = objectStores.get(objectStore) ?? openObjectStore(objectStore)
  objectStores.set(objectStore, known)
  return known
}

interface StoreEntry {
  /** Null if it is not set. */
  open(config: FileStores): FileStore | null
  /** What an operator sets to have it, in a sentence. */
  settings: string
}

/** Another store is an entry here, and its settings. */
const stores: Record<StoreName, StoreEntry> = {
  disk: { open: ({ dataDir }) => openDiskStore(dataDir), settings: 'DATA_DIR' },
  s3: { open: openKnownObjectStore, settings: 'S3_ENDPOINT and the other settings of the object store' },
}

/** One of the stores by name; null if it is not set. */
export const openStore = (config: FileStores, name: StoreName): FileStore | null => stores[name].open(config)

/** What an operator sets for the stores that are not set. */
export const listMissingSettings = (config: FileStores): string[] =>
  storeNames.flatMap((name) => (openStore(config, name) ? [] : stores[name].settings))

/** The store of new files. */
export function openFirst(config: FileStores): FileStore {
  const first = openStore(config, config.filesIn)
  if (!first) throw new Error(`files go to ${config.filesIn}, which is not set`)
  return first
}

/** The other stores that are set. */
export const openOthers = (config: FileStores): FileStore[] =>
  storeNames.flatMap((name) => (name === config.filesIn ? [] : (openStore(config, name) ?? [])))

/**
 * A file from where it is. A move that removes originals may have taken it from another store after the first was asked, so the
 * first is asked again.
 */
async function find<Found>(
  config: FileStores,
  look: (store: FileStore) => Promise<Found | null>,
): Promise<Found | null> {
  const [first, others] = [openFirst(config), openOthers(config)]
  for (const store of others.length > 0 ? [first, ...others, first] : [first]) {
    const found = await look(store)
    if (found !== null) return found
  }
  return null
}

/** The bytes of a file, or null if it does not exist. */
export const readFrom = (config: FileStores, key: string): Promise<Buffer | null> =>
  find(config, (store) => store.read(key))

/** A file to read as a stream, or null if it does not exist. */
export const openFrom = (config: FileStores, key: string): Promise<OpenFile | null> =>
  find(config, (store) => store.open(key))

/** Whether there is such a file. */
export const isStored = async (config: FileStores, key: string): Promise<boolean> =>
  (await find(config, async (store) => (await store.has(key)) || null)) !== null

/**
 * Removes a file everywhere. The first store comes last: a move that copies the file right now finds its original gone afterwards
 * and removes the copy.
 */
export async function removeFrom(config: FileStores, key: string): Promise<void> {
  const first = openFirst(config)
  for (const store of openOthers(config)) await store.remove(key)
  await first.remove(key)
}

/** The files of a folder in all stores, each once. Foreign names in a store that others may use, too, are left out. */
export async function* listFrom(config: FileStores, folder: FileFolder): AsyncGenerator<ListedKey> {
  const [first, others] = [openFirst(config), openOthers(config)]
  const seen = new Set<string>()
  for (const store of [...others, first]) {
    for await (const file of store.list(folder)) {
      if (seen.has(file.key) || (store.folder === null && !isFileKey(file.key))) continue
      if (others.length > 0) seen.add(file.key)
      yield file
    }
  }
}
