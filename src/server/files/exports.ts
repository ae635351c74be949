/**
 * The files of data exports. They are apart from the uploads, because backups include all of those and would keep an
 * export longer than its person was promised.
 */
import path from 'node:path'
import type { Readable } from 'node:stream'
import { findObjectFault } from './object-fault.ts'
import { isStored, listFrom, openFirst, openFrom, removeFrom, type FileStores } from './stores.ts'
import { isFileKey } from './store.ts'

const keyOf = (name: string) => `exports/${name}.zip`

interface Writing {
  source: Readable
  signal: AbortSignal
}

/** Writes a new export as its bytes come. It is no export before it is complete; nothing stays on failure. Returns its size. */
export const saveExport = (config: FileStores, name: string, { source, signal }: Writing): Promise<number> =>
  openFirst(config).writeStream(keyOf(name), source, signal)

/** A stream of an export, which keeps going if the file is removed meanwhile; null if there is no file. */
export async function openExport(config: FileStores, name: string): Promise<Readable | null> {
  return (await openFrom(config, keyOf(name)))?.content ?? null
}

/** Whether a finished export is stored; true if the object store does not say. */
export async function hasExport(config: FileStores, name: string): Promise<boolean> {
  try {
    return await isStored(config, keyOf(name))
  } catch (error) {
    if (findObjectFault(error) === null) throw error
    return true
  }
}

/** Removes an export, finished or not. Does nothing if it is already gone. */
export const removeExport = (config: FileStores, name: string): Promise<void> =>
  removeFrom(config, keyOf(name))

/** The names of all stored exports with the time they were last written; on a disk, also of unfinished ones. */
export async function listExports(config: FileStores): Promise<{ name: string; writtenAt: Date }[]> {
  const found: { name: string; writtenAt: Date }[] = []
  for await (const { key, writtenAt } of listFrom(config, 'exports/')) {
    const { name } = path.parse(key)
    if (isFileKey(keyOf(name))) found.push({ name, writtenAt })
  }
  return found
}
