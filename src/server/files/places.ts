/**
 * The stores that the settings name: new files go to the first. The second, if there is one, is read for files that are
 * not in the first, so that every file is served while `npm run files` moves them.
 */
import type { Config } from '#server/config/config.ts'
import { openDiskStore } from './disk-store.ts'
import { openObjectStore } from './object-store.ts'
import { isFileKey, type FileFolder, type FileStore, type ListedKey, type OpenFile } from './store.ts'

export type FilePlaces = Pick<Config, 'dataDir' | 'filesIn' | 'objectStore'>

export const placeNames = { disk: 'the disk', s3: 'the object store' } as const
export type PlaceName = keyof typeof placeNames

/** One client for each object store of a process. */
const objectStores = new WeakMap<object, FileStore>()

/** One of the places by name; null if it is not set. */
export function openPlace(config: FilePlaces, name: PlaceName): FileStore | null {
  if (name === 'disk') return openDiskStore(config.dataDir)
  const { objectStore } = config
  if (!objectStore) return null
  const known = objectStores.get(objectStore) ?? openObjectStore(objectStore)
  objectStores.set(objectStore, known)
  return known
}

/** The places in the order in which a file is looked for. */
function openPlaces(config: FilePlaces): [first: FileStore, second: FileStore | null] {
  const first = openPlace(config, config.filesIn)
  if (!first) throw new Error('files go to an object store that is not set')
  return [first, openPlace(config, config.filesIn === 'disk' ? 's3' : 'disk')]
}

/** The place of new files. */
export const openFirst = (config: FilePlaces): FileStore => openPlaces(config)[0]

/**
 * A file from where it is. A move that removes originals may have taken it from the second place after the first was asked, so the
 * first is asked again.
 */
async function find<Found>(
  config: FilePlaces,
  look: (store: FileStore) => Promise<Found | null>,
): Promise<Found | null> {
  const [first, second] = openPlaces(config)
  return (await look(first)) ?? (second && ((await look(second)) ?? (await look(first))))
}

/** The bytes of a file, or null if it does not exist. */
export const readFrom = (config: FilePlaces, key: string): Promise<Buffer | null> =>
  find(config, (store) => store.read(key))

/** A file to read as a stream, or null if it does not exist. */
export const openFrom = (config: FilePlaces, key: string): Promise<OpenFile | null> =>
  find(config, (store) => store.open(key))

/** Whether there is such a file. */
export const isStored = async (config: FilePlaces, key: string): Promise<boolean> =>
  (await find(config, async (store) => (await store.has(key)) || null)) !== null

/**
 * Removes a file everywhere. The second place comes first: a move that copies the file right now finds its original gone afterwards
 * and removes the copy.
 */
export async function removeFrom(config: FilePlaces, key: string): Promise<void> {
  const [first, second] = openPlaces(config)
  await second?.remove(key)
  await first.remove(key)
}

/** The files of a folder in all places, each once. Objects with foreign names are left out: others may use the store, too. */
export async function* listFrom(config: FilePlaces, folder: FileFolder): AsyncGenerator<ListedKey> {
  const [first, second] = openPlaces(config)
  const objects = openPlace(config, 's3')
  const seen = new Set<string>()
  for (const store of [second, first]) {
    if (!store) continue
    for await (const file of store.list(folder)) {
      if (seen.has(file.key) || (store === objects && !isFileKey(file.key))) continue
      if (second) seen.add(file.key)
      yield file
    }
  }
}
